import type { CDPSession } from '@playwright/test';

/**
 * Pictures that a page drew in some seconds at thirty a second: the number drawn, the number
 * missed, and the main thread's work for one.
 */
export type Frames = { frames: number; dropped: number; workMs: number };

const PICTURE_MS = 1000 / 30;

/** Records the milliseconds from each frame to the next. Runs in the page. */
export async function frameGaps(forMs: number): Promise<number[]> {
  const gaps: number[] = [];
  const begin = await new Promise(requestAnimationFrame);
  for (let last = begin; last - begin < forMs; ) {
    const now = await new Promise(requestAnimationFrame);
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}

export function framesOf(gaps: readonly number[], workMs: number): Frames {
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / PICTURE_MS) - 1), 0);
  const wanted = Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / PICTURE_MS);
  return { frames: wanted - dropped, dropped, workMs: workMs / (wanted - dropped) };
}

/** Reads how long a page's main thread has worked so far. Requires `Performance` to be enabled. */
export async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Picture of the couple: when it was sent to the screen, how long drawing took, and the time until
 * the next is due.
 */
export type DrawnPicture = { at: number; workMs: number; dueInMs: number };

/**
 * Keeps the pictures of the worker that draws the couple in `pictures`. Runs in that worker. The
 * browser can slow down only a page's main thread, so here the worker draws each picture `slowdown`
 * times. This is real work as on a slow device, with all its garbage. A timed wait instead would
 * also multiply the time in which another thread had the core.
 */
export function keepPictures(slowdown: number): void {
  const pictures: DrawnPicture[] = [];
  const send = self.postMessage.bind(self) as (answer: unknown) => void;
  let answer: { rate: number } | null = null;
  let isRepeating = false;
  Object.assign(self, {
    pictures,
    // Use a method: for a named function the bench's compiler adds a helper that the worker lacks.
    postMessage(drawn: { rate: number }) {
      answer = drawn;
    },
  });
  // Listen after the worker's own listener, which has drawn by then.
  self.addEventListener('message', ({ data, timeStamp }) => {
    if (!answer || isRepeating) return;
    isRepeating = true;
    for (let times = 1; times < slowdown; times++) {
      // Move a moment ahead each time: for an equal picture every path would already be cached.
      const { breathing, moving } = data.moment;
      const later = times / 120;
      const moment = { ...data.moment, breathing: breathing + later, moving: moving + later };
      self.dispatchEvent(new MessageEvent('message', { data: { ...data, moment } }));
    }
    isRepeating = false;
    const at = performance.now();
    pictures.push({ at, workMs: at - timeStamp, dueInMs: 1000 / answer.rate });
    send(answer);
    answer = null;
  });
}

export function framesOfCouple(pictures: readonly DrawnPicture[]): Frames {
  const dropped = pictures.slice(1).map(({ at }, index) => {
    const before = pictures[index];
    return before ? Math.max(0, Math.round((at - before.at - before.dueInMs) / PICTURE_MS)) : 0;
  });
  const workMs = pictures.reduce((sum, picture) => sum + picture.workMs, 0) / pictures.length;
  return {
    frames: pictures.length,
    dropped: dropped.reduce((sum, count) => sum + count, 0),
    workMs,
  };
}
