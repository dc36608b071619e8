import * as z from 'zod/mini';
import { named } from './endpoint.schemas.ts';

/** Day of the calendar, such as 2026-03-11, without an hour or a zone. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

/** Day in a request: limited to years with which every part of the app can compute. */
export const DayInput = z.iso
  .date('Please send a day such as 2026-03-11.')
  .check(z.refine((day) => day >= '2000' && day < '2200', 'Please send a day of this century.'));

named({ Day });
