import { type DoneOffline, MOST_LATE_DAYS } from '../../contract/client-clock.schemas.ts';

/** Tolerates clocks that differ a little, and rounding. */
export const GRACE_MS = 120_000;
/** Longest delay of an action that was done offline. */
export const MOST_LATE_MS = MOST_LATE_DAYS * 86_400_000;

/** The device's clock when sending, ours on arrival, and the start of the sender's membership. */
export type Arrival = { sentAt: string; now: Date; memberSince: Date };

/** A request may be under way for this long: a smaller offset does not prove a wrong clock. */
const UNDER_WAY_MS = 15_000;

/** Returns how far our clock is ahead of the device's. */
function offsetMs({ sentAt, now }: Arrival): number {
  const offset = now.getTime() - Date.parse(sentAt);
  return Math.abs(offset) <= UNDER_WAY_MS ? 0 : offset;
}

/** Returns the earliest time at which an action that arrives now can have happened. */
export function earliest({ now, memberSince }: Arrival): number {
  return Math.max(now.getTime() - MOST_LATE_MS, memberSince.getTime());
}

/**
 * Converts the time of an action to our clock, even if the device's clock was wrong all along. Null
 * if the action cannot have happened then: the device's clock was set in between, and only the
 * arrival is certain.
 */
export function believedMoment(doneAt: string, arrival: Arrival): Date | null {
  const now = arrival.now.getTime();
  const moment = Date.parse(doneAt) + offsetMs(arrival);
  if (moment > now + GRACE_MS || moment < earliest(arrival) - GRACE_MS) return null;
  return new Date(Math.min(now, Math.max(earliest(arrival), moment)));
}

/** Returns when a member did something offline, as far as the device's clock can be believed. */
export function doneAt(offline: DoneOffline, member: { createdAt: string }, now: Date): Date {
  const { sentAt } = offline;
  const arrival = { sentAt, now, memberSince: new Date(member.createdAt) };
  return believedMoment(offline.doneAt, arrival) ?? now;
}
