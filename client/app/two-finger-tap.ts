const TAP_MS = 350;
const BETWEEN_TAPS_MS = 600;
/** Distance that a finger may slip: farther is a pinch or a scroll. */
const SLIP_PX = 20;

type Finger = Pick<Touch, 'identifier' | 'clientX' | 'clientY'>;
export type Fingers = { type: string; timeStamp: number; touches: Iterable<Finger> };

/** Tells for each touch event whether the event ends the second of two taps with two fingers. */
export function twoFingerDoubleTaps(): (event: Fingers) => boolean {
  let startedAt: number | null = null;
  let isTap = false;
  let lastTapAt = Number.NEGATIVE_INFINITY;
  const starts = new Map<number, Finger>();

  function hasSlipped(finger: Finger): boolean {
    const start = starts.get(finger.identifier) ?? finger;
    const [x, y] = [finger.clientX - start.clientX, finger.clientY - start.clientY];
    return Math.hypot(x, y) > SLIP_PX;
  }

  function ended(at: number): boolean {
    const count = starts.size;
    const wasTap = isTap && count === 2 && startedAt !== null && at - startedAt < TAP_MS;
    startedAt = null;
    starts.clear();
    const isSecond = wasTap && at - lastTapAt < BETWEEN_TAPS_MS;
    lastTapAt = wasTap && !isSecond ? at : Number.NEGATIVE_INFINITY;
    return isSecond;
  }

  return ({ type, timeStamp, touches }) => {
    const fingers = [...touches];
    if (type === 'touchstart') {
      isTap = startedAt === null || isTap;
      startedAt ??= timeStamp;
      for (const finger of fingers) {
        if (!starts.has(finger.identifier)) starts.set(finger.identifier, finger);
      }
    }
    if (type === 'touchcancel' || fingers.some(hasSlipped)) isTap = false;
    return fingers.length === 0 && ended(timeStamp);
  };
}
