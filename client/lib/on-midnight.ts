import type { Day } from '../../contract/calendar.ts';
import { localDay } from './dates.ts';
import { preferences } from './preferences.ts';

/** Zones differ from UTC by whole quarters of an hour, so every midnight is at one of these. */
const QUARTER_MS = 15 * 60_000;

export const today = (): Day => localDay(new Date());

export const isToday = (moment: Date): boolean => localDay(moment) === today();

/** Calls `act` when the calendar day has changed: at midnight, or on the next look at the page. */
export function onMidnight(act: () => void): () => void {
  let day = today();
  let timer: ReturnType<typeof setTimeout>;

  function look() {
    clearTimeout(timer);
    timer = setTimeout(look, QUARTER_MS - (Date.now() % QUARTER_MS));
    if (today() === day) return;
    day = today();
    act();
  }

  look();
  // Check when the page is shown again: timers stop while a device sleeps.
  document.addEventListener('visibilitychange', look);
  const stopFollowing = preferences.subscribe(look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    stopFollowing();
  };
}
