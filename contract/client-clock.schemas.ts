import * as z from 'zod/mini';
import { named } from './endpoint.schemas.ts';

/** Maximum delay of a report about something done without a network. */
export const MOST_LATE_DAYS = 30;

/** Time by the clock of the device that sends it. */
export function deviceTime(name: string) {
  return z.iso.datetime({ offset: true, error: `${name} must be an ISO time.` });
}

/** Time of the device's clock while it sends, from which the server computes the clock's error. */
export const sentAt = deviceTime('sentAt');

/** Time zone of the device at that time; the device may have traveled since. */
export const zoneThen = z.optional(z.string());

/** Time, by the device's clock, and zone of something done without a network. */
export const DoneOffline = z.object({ doneAt: deviceTime('doneAt'), sentAt, timeZone: zoneThen });
export type DoneOffline = z.infer<typeof DoneOffline>;

named({ DoneOffline });
