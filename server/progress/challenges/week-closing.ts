import { addDays, type Day, dayIn, weekStart } from '../../../contract/calendar.ts';

/** Last zone in which a week ends, twelve hours behind UTC. */
const LAST_ZONE = 'Etc/GMT+12';
/** Time in which a request from the week's last second can still commit. */
const SETTLING_MS = 10 * 60_000;

/**
 * Returns the Monday of the latest week that is over in every zone, so that its points are final.
 */
export function lastClosedWeek(now: Date): Day {
  const settled = new Date(now.getTime() - SETTLING_MS);
  return addDays(weekStart(dayIn(LAST_ZONE, settled)), -7);
}
