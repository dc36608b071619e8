import * as z from 'zod/mini';
import { named } from '../endpoint.schemas.ts';

/** Room and its light: one for each category, and the bedroom by day. */
export const Setting = z.enum(['stretch', 'strength', 'cardio', 'cooldown', 'bedroom', 'morning']);
export type Setting = z.infer<typeof Setting>;

named({ Setting });
