import { useEffect, useReducer } from 'react';
import { type Day, dayIn, knownZone } from '../../../contract/calendar.ts';
import { onMidnight } from '../../lib/on-midnight.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { usePreferences } from '../../lib/use-preferences.ts';

/** Today, in the zone by which the server reads this member's days. */
export function useToday(): Day {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onMidnight(renderAgain), []);
  const zone = usePreferences().timeZone ?? timeZone();
  return dayIn(knownZone(zone), new Date());
}
