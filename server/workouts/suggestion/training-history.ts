import type { Day } from '../../../contract/calendar.ts';
import type { Workout } from '../../../contract/workouts/workouts.ts';

/** What the rule knows of a workout. */
export type Candidate = Pick<Workout, 'id' | 'category' | 'duration' | 'difficulty' | 'focus'>;

/** A completed session, outside the bedroom. */
export type Done = { workoutId: number; day: Day; minutes: number };

/** What the rule knows of a couple: only what both of them see anyway. */
export type TrainingHistory = {
  /** The day that the suggestion is for. */
  day: Day;
  /** Of the last weeks, the newest first. */
  done: readonly Done[];
  /** What they trained in all on this day of the week, in each of the last weeks in which they did. */
  weekdayMinutes: readonly number[];
  favorites: ReadonlySet<number>;
  /** For this day, the first first. */
  planned: readonly number[];
  /** What they were offered today and did not want. */
  passed: ReadonlySet<number>;
};
