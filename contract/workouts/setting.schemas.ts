import * as z from 'zod/mini';
import { named } from '../endpoint.schemas.ts';

/** Room and its light: one for each category, and the bedroom by day. */
export const Setting = z.enum(['stretch', 'strength', 'cardio', 'cooldown', 'bedroom', 'morning']);
export type Setting = z.infer<typeof Setting>;

/** Thing that fits a workout's title, and stands in the room of its pictures. */
export const Thing = z.enum([
  'alarm clock',
  'gym bag',
  'laptop',
  'letter',
  'mugs',
  'record player',
  'running shoes',
  'story book',
  'tea',
]);
export type Thing = z.infer<typeof Thing>;

named({ Setting, Thing });
