import { useEffect, useReducer } from 'react';
import type { Day } from '../../../contract/calendar.ts';
import { onMidnight, today } from '../../lib/on-midnight.ts';
import { usePreferences } from '../../lib/use-preferences.ts';

/** Today, in the zone by which the server reads this member's days. */
export function useToday(): Day {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onMidnight(renderAgain), []);
  usePreferences();
  return today();
}
