import * as z from 'zod/mini';
import { Day } from '../calendar.schemas.ts';
import { named, withSchemas } from '../endpoint.schemas.ts';
import * as calls from './progress.ts';
import { EVERY_CATEGORY, MAX_WEEKLY_WORKOUTS } from './progress.ts';

export const Progress = z.object({
  totalCalories: z.int(),
  streakDays: z.int(),
  workoutsCompleted: z.int(),
});
export type Progress = z.infer<typeof Progress>;

export const WeeklyGoals = z.object({
  workoutTogetherCurrent: z.int(),
  workoutTogetherTarget: z.int(),
  completeCategoriesCurrent: z.int(),
  completeCategoriesTarget: z.int(),
});
export type WeeklyGoals = z.infer<typeof WeeklyGoals>;

const inRange = (max: number) => {
  const words = `Please choose a whole number from 1 to ${max}.`;
  return z.int(words).check(z.minimum(1, words), z.maximum(max, words));
};

const Targets = z.object({
  workouts: inRange(MAX_WEEKLY_WORKOUTS),
  categories: inRange(EVERY_CATEGORY),
});
export type Targets = z.infer<typeof Targets>;

const NewTargets = z.extend(Targets, {
  from: z.enum(['this week', 'next week'], 'Please choose this week or next week.'),
});
export type NewTargets = z.infer<typeof NewTargets>;

const WeeklyTargets = z.object({ thisWeek: Targets, nextWeek: Targets, nextMonday: Day });
export type WeeklyTargets = z.infer<typeof WeeklyTargets>;

export const DayTotals = z.object({
  day: Day,
  workouts: z.int(),
  calories: z.int(),
  minutes: z.int(),
});
export type DayTotals = z.infer<typeof DayTotals>;

named({ Progress, WeeklyGoals, Targets, NewTargets, WeeklyTargets, DayTotals });

export const schemas = {
  getProgress: {
    summary: 'Totals of the couple, and how many days of its streak it trained',
    response: { 200: Progress },
  },
  getWeeklyGoals: {
    summary: 'How far the couple is with this week, which starts on Monday',
    response: { 200: WeeklyGoals },
  },
  getTargets: {
    summary: 'What the couple aims at this week, and from next Monday on',
    response: { 200: WeeklyTargets },
  },
  changeTargets: {
    summary: 'Change the goals at once, or from next week on; past weeks keep theirs',
    body: NewTargets,
    response: { 200: WeeklyTargets },
  },
  getLastDays: {
    summary: 'The totals of each of the last seven days, oldest first',
    response: { 200: z.array(DayTotals) },
  },
};

export const progressCalls = withSchemas('progress', calls, schemas);
