import * as z from 'zod/mini';
import { Day } from './calendar.schemas.ts';
import { named } from './endpoint.schemas.ts';

/** Time on a wall clock, such as 20:00. */
export const ClockTime = z.iso.time({
  precision: -1,
  error: 'Please choose a time such as 20:00.',
});
export type ClockTime = z.infer<typeof ClockTime>;

/** Day and time in somebody's zone; together with the zone they define a moment. */
export const LocalTime = z.object({ day: Day, time: ClockTime });
export type LocalTime = z.infer<typeof LocalTime>;

named({ ClockTime, LocalTime });
