import type { CDPSession } from '@playwright/test';

/**
 * What a page drew in some seconds at thirty pictures a second: how many, how many it did not get to
 * in time, and how long its main thread worked for one.
 */
export type Frames = { frames: number; dropped: number; workMs: number };

const PICTURE_MS = 1000 / 30;

/** Runs in the page: the milliseconds from each frame to the next. */
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

/** How long a page's main thread has worked so far; `Performance` has to be enabled. */
export async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** A picture of the couple: when it was sent to the screen, how long it took, and how soon the next is due. */
export type DrawnPicture = { at: number; workMs: number; dueInMs: number };

/**
 * Runs in the worker that draws the couple: keeps its pictures in `pictures`. The browser slows down a
 * page's main thread alone, so here the worker draws each picture so many times over. That is work as on
 * a slow device, with all its garbage; a wait in its place, measured by the clock, would also multiply
 * the time in which another thread had the core.
 */
export function keepPictures(slowdown: number): void {
  const pictures: DrawnPicture[] = [];
  const send = self.postMessage.bind(self) as (answer: unknown) => void;
  let answer: { isMoving: boolean } | null = null;
  let isRepeating = false;
  Object.assign(self, {
    pictures,
    // A method: of a function with a name the compiler of the bench makes one that needs its helper.
    postMessage(drawn: { isMoving: boolean }) {
      answer = drawn;
    },
  });
  // After the worker's own listener, which has drawn by now.
  self.addEventListener('message', ({ data, timeStamp }) => {
    if (!answer || isRepeating) return;
    isRepeating = true;
    for (let times = 1; times < slowdown; times++) {
      // A moment later each time: of an equal picture every path would be known already.
      const { breathing, moving } = data.moment;
      const later = times / 120;
      const moment = { ...data.moment, breathing: breathing + later, moving: moving + later };
      self.dispatchEvent(new MessageEvent('message', { data: { ...data, moment } }));
    }
    isRepeating = false;
    const at = performance.now();
    pictures.push({ at, workMs: at - timeStamp, dueInMs: answer.isMoving ? 1000 / 30 : 1000 / 10 });
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
