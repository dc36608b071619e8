import type { Day } from '../../../contract/calendar.ts';
import type { Workout } from '../../../contract/workouts/workouts.ts';

/** Fields of a workout that the rule uses. */
export type Candidate = Pick<Workout, 'id' | 'category' | 'duration' | 'difficulty' | 'focus'>;

/** Completed session outside the bedroom. */
export type Done = { workoutId: number; day: Day; minutes: number };

/** Facts about a couple that the rule uses. Both partners can see all of them anyway. */
export type TrainingHistory = {
  day: Day;
  /** Workouts of recent weeks, newest first. */
  done: readonly Done[];
  /** Total minutes on this day of the week, for each recent week with a workout on that day. */
  weekdayMinutes: readonly number[];
  favorites: ReadonlySet<number>;
  /** Workouts planned for this day, earliest first. */
  planned: readonly number[];
  /** Workouts offered today and passed over. */
  passed: ReadonlySet<number>;
};
