import * as z from 'zod/mini';

/**
 * Minutes out of sight until the app locks; 0 locks whenever the app is opened or comes back into
 * sight.
 */
export const LOCK_MINUTES = [0, 1, 5, 15] as const;

export const LockMinutes = z.literal(LOCK_MINUTES, {
  error: 'Please choose 0, 1, 5 or 15 minutes, or none.',
});
export type LockMinutes = z.infer<typeof LockMinutes>;

/** Null means never. */
export type LockChoice = LockMinutes | null;

/** Lock of a member, and whether it is closed for the asking browser. */
export const Lock = z.object({ afterMinutes: LockMinutes, isLocked: z.boolean() });
export type Lock = z.infer<typeof Lock>;

/** Tells whether a choice protects less than the one before. */
export function isWeakerLock(before: LockChoice, after: LockChoice): boolean {
  return (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY);
}
