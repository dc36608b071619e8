import * as z from 'zod/mini';
import { Day } from '../calendar.schemas.ts';
import { named, withSchemas } from '../endpoint.schemas.ts';
import * as calls from './suggestion.ts';
import { CategoryId, Focus, Workout } from './workouts.schemas.ts';

/** Reasons for tonight's workout. The meaning of a reason's other fields depends on the kind. */
const REASONS = [
  'planned',
  'beginning',
  'winding-down',
  'focus',
  'category',
  'kept',
  'minutes',
  'new',
  'balance',
] as const;

const Reason = z.object({
  kind: z.enum(REASONS),
  /**
   * Category that had its turn longest ago, or category done today, for a workout to wind down from
   * it.
   */
  category: z.nullable(CategoryId),
  focus: z.nullable(Focus),
  /** Day when `category` or `focus` last had its turn; null: not in the last weeks. */
  since: z.nullable(Day),
  /** Usual length of the couple's workout on this day of the week. */
  minutes: z.nullable(z.int()),
});
export type Reason = z.infer<typeof Reason>;

export const Suggestion = z.object({
  workout: z.pick(Workout, {
    id: true,
    title: true,
    description: true,
    duration: true,
    difficulty: true,
    category: true,
    imageUrl: true,
  }),
  reason: Reason,
  /** Day of the suggestion: the later one if the two are in different zones. */
  day: Day,
});
export type Suggestion = z.infer<typeof Suggestion>;

named({ Reason, Suggestion });

export const schemas = {
  getSuggestion: {
    summary: 'The workout that was chosen for this couple and this day, and why',
    response: { 200: Suggestion },
  },
  passSuggestion: {
    summary:
      'Something else: passes a suggestion over for today, for both, and answers the next best',
    body: z.object({
      /** Workout on the screen: if it is no longer the suggestion, the partner was faster. */
      workoutId: z.int('Please name a workout.'),
    }),
    response: { 200: Suggestion },
  },
};

export const suggestionCalls = withSchemas('workouts', calls, schemas);
