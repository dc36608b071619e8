import type { LockMinutes } from './lock-choice.schemas.ts';

export type * from './lock-choice.schemas.ts';

/**
 * Minutes out of sight until the app locks; 0 locks whenever the app is opened or comes back into
 * sight.
 */
export const LOCK_MINUTES = [0, 1, 5, 15] as const;

/** Null means never. */
export type LockChoice = LockMinutes | null;

/** Tells whether a choice protects less than the one before. */
export function isWeakerLock(before: LockChoice, after: LockChoice): boolean {
  return (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY);
}
