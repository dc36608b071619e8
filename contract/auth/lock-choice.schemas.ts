import * as z from 'zod/mini';
import { named } from '../endpoint.schemas.ts';
import { LOCK_MINUTES } from './lock-choice.ts';

export const LockMinutes = z.literal(LOCK_MINUTES, {
  error: 'Please choose 0, 1, 5 or 15 minutes, or none.',
});
export type LockMinutes = z.infer<typeof LockMinutes>;

/** Lock of a member, and whether it is closed for the asking browser. */
export const Lock = z.object({ afterMinutes: LockMinutes, isLocked: z.boolean() });
export type Lock = z.infer<typeof Lock>;

named({ LockMinutes, Lock });
