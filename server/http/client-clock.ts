import { type DoneOffline, MOST_LATE_DAYS } from '../../contract/client-clock.ts';

/** For clocks that differ a little, and for rounding. */
export const GRACE_MS = 120_000;
/** How late something may arrive that was done without a network. */
export const MOST_LATE_MS = MOST_LATE_DAYS * 86_400_000;

/** What arrives from a device: its clock as it sends, ours, and since when the sender is a member. */
export type Arrival = { sentAt: string; now: Date; memberSince: Date };

/** How long a request may be under way: nothing shorter tells that a clock is off. */
const UNDER_WAY_MS = 15_000;

/** How far our clock is ahead of the device's. */
function offsetMs({ sentAt, now }: Arrival): number {
  const offset = now.getTime() - Date.parse(sentAt);
  return Math.abs(offset) <= UNDER_WAY_MS ? 0 : offset;
}

/** The first moment at which something that arrives now can have been done. */
export function earliest({ now, memberSince }: Arrival): number {
  return Math.max(now.getTime() - MOST_LATE_MS, memberSince.getTime());
}

/**
 * When something was done by our clock, although the device's was wrong all the time. Null where
 * that is no moment at which it can have happened: then the device's clock was set in between, and
 * only the arrival is certain.
 */
export function believedMoment(doneAt: string, arrival: Arrival): Date | null {
  const now = arrival.now.getTime();
  const moment = Date.parse(doneAt) + offsetMs(arrival);
  if (moment > now + GRACE_MS || moment < earliest(arrival) - GRACE_MS) return null;
  return new Date(Math.min(now, Math.max(earliest(arrival), moment)));
}

/** When a member did something without a network, as far as their device's clock can be believed. */
export function doneAt(offline: DoneOffline, member: { createdAt: string }, now: Date): Date {
  const { sentAt } = offline;
  const arrival = { sentAt, now, memberSince: new Date(member.createdAt) };
  return believedMoment(offline.doneAt, arrival) ?? now;
}
