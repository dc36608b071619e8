import type { LockMinutes } from '../../contract/auth/lock-choice.ts';

const MINUTE_MS = 60_000;

/** A page in sight says so three times in this time: see SAY_EVERY_MS in client/auth/lock/auto-lock.ts. */
const UNHEARD_MS = MINUTE_MS;

/**
 * Until when a login stays open if nothing more is heard of its pages. One that vanished without a
 * word, as when a phone is switched off, is open no longer than one that said so.
 */
export function unlockedUntil(afterMinutes: LockMinutes, now: Date): Date {
  return new Date(now.getTime() + Math.max(afterMinutes * MINUTE_MS, UNHEARD_MS));
}

/** The same for pages that have said that they are out of sight. */
export function unlockedUntilHidden(afterMinutes: LockMinutes, now: Date): Date {
  return new Date(now.getTime() + afterMinutes * MINUTE_MS);
}
