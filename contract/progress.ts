import * as z from 'zod/mini';
import { Day } from './calendar.ts';
import type { Endpoint } from './endpoint.ts';

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

export const DayTotals = z.object({
  day: Day,
  workouts: z.int(),
  calories: z.int(),
  minutes: z.int(),
});
export type DayTotals = z.infer<typeof DayTotals>;

export const getProgress = {
  method: 'GET',
  url: '/api/progress',
  summary: 'Totals of the couple, and the streak up to today or yesterday',
  schema: { response: { 200: Progress } },
} satisfies Endpoint;

export const getWeeklyGoals = {
  method: 'GET',
  url: '/api/goals/weekly',
  summary: 'How far the couple is with this week, which starts on Monday',
  schema: { response: { 200: WeeklyGoals } },
} satisfies Endpoint;

export const getLastDays = {
  method: 'GET',
  url: '/api/progress/days',
  summary: 'The totals of each of the last seven days, oldest first',
  schema: { response: { 200: z.array(DayTotals) } },
} satisfies Endpoint;
