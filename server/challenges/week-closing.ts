import { addDays, type Day, dayIn, weekStart } from '../../contract/calendar.ts';

/** The last zone of the earth to end a week is twelve hours behind UTC. */
const LAST_ZONE = 'Etc/GMT+12';
/** Whatever was logged in a week's last second has long been kept, or refused, by then. */
const SETTLING_MS = 10 * 60_000;

/** The Monday of the latest week that is over everywhere, so that nobody can still log into it. */
export function lastClosedWeek(now: Date): Day {
  const settled = new Date(now.getTime() - SETTLING_MS);
  return addDays(weekStart(dayIn(LAST_ZONE, settled)), -7);
}
