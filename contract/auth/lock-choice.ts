import * as z from 'zod/mini';

/** After how many minutes out of sight the app locks; 0: whenever it is opened or comes back into sight. */
export const LOCK_MINUTES = [0, 1, 5, 15] as const;

export const LockMinutes = z.literal(LOCK_MINUTES, {
  error: 'Please choose 0, 1, 5 or 15 minutes, or none.',
});
export type LockMinutes = z.infer<typeof LockMinutes>;

/** Null: never. */
export type LockChoice = LockMinutes | null;

/** The lock of a member, and whether it keeps the asking browser out just now. */
export const Lock = z.object({ afterMinutes: LockMinutes, isLocked: z.boolean() });
export type Lock = z.infer<typeof Lock>;

/** Whether a choice protects less than the one before it. */
export function isWeakerLock(before: LockChoice, after: LockChoice): boolean {
  return (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY);
}
