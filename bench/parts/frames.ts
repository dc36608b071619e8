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
