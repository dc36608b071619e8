import * as z from 'zod/mini';
import { Day } from './calendar.ts';
import { endpoint } from './endpoint.ts';

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

export const getProgress = endpoint('GET', '/api/progress', {
  summary: 'Totals of the couple, and the streak up to today or yesterday',
  response: { 200: Progress },
});

export const getWeeklyGoals = endpoint('GET', '/api/goals/weekly', {
  summary: 'How far the couple is with this week, which starts on Monday',
  response: { 200: WeeklyGoals },
});

export const getLastDays = endpoint('GET', '/api/progress/days', {
  summary: 'The totals of each of the last seven days, oldest first',
  response: { 200: z.array(DayTotals) },
});
