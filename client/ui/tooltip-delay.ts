/** How long a pointer rests before it is told what a sign means. */
const OPEN_DELAY_MS = 700;
/** Whoever has just read one tooltip is reading: the next one does not make them wait. */
const SKIP_DELAY_MS = 300;

/** How long to wait before a tooltip opens, `now` and the last one's end on the same clock. */
export function tooltipDelayMs(now: number, lastClosedAt: number): number {
  return now - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}
