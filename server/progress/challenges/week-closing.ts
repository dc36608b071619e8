import { addDays, type Day, dayIn, weekStart } from '../../../contract/calendar.ts';

/** Twelve hours behind UTC: the last zone in which a week ends. */
const LAST_ZONE = 'Etc/GMT+12';
/** Time for a request of the week's last second to commit. */
const SETTLING_MS = 10 * 60_000;

/** The Monday of the latest week that is over in every zone, so that no challenge can be logged in it. */
export function lastClosedWeek(now: Date): Day {
  const settled = new Date(now.getTime() - SETTLING_MS);
  return addDays(weekStart(dayIn(LAST_ZONE, settled)), -7);
}
