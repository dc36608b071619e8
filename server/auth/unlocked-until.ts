import type { LockMinutes } from '../../contract/auth/lock-choice.ts';

const MINUTE_MS = 60_000;

/** Pages in sight report three times within this (SAY_EVERY_MS, client/auth/lock/auto-lock.ts). */
const UNHEARD_MS = MINUTE_MS;

/**
 * Returns when a login locks if its pages report nothing more. A page that vanishes without a
 * report, as when a phone is switched off, counts as hidden since its last one, and stays open for
 * a minute at least.
 */
export function unlockedUntil(afterMinutes: LockMinutes, now: Date): Date {
  return new Date(now.getTime() + Math.max(afterMinutes * MINUTE_MS, UNHEARD_MS));
}

/** Returns when a login locks whose pages have reported that they are hidden. */
export function unlockedUntilHidden(afterMinutes: LockMinutes, now: Date): Date {
  return new Date(now.getTime() + afterMinutes * MINUTE_MS);
}
