import * as z from 'zod/mini';

/** What was done without a network can be sent this much later. */
export const MOST_LATE_DAYS = 30;

/** A moment by the clock of the device that sends it. */
export function deviceTime(name: string) {
  return z.iso.datetime({ offset: true, error: `${name} must be an ISO time.` });
}

/** What a device's clock says while it sends, so that the server learns how far it is off. */
export const sentAt = deviceTime('sentAt');

/** Where the device was when it happened; it may have traveled since. */
export const zoneThen = z.optional(z.string());

/** Of something done without a network: when, by the clock of the device, and where. */
export const DoneOffline = z.object({ doneAt: deviceTime('doneAt'), sentAt, timeZone: zoneThen });
export type DoneOffline = z.infer<typeof DoneOffline>;
