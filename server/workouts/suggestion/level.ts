import { Difficulty as Levels } from '../../../contract/workouts/workouts.schemas.ts';
import type { Difficulty } from '../../../contract/workouts/workouts.ts';

/** Workouts at a level after which that level is the couple's. */
const TIMES_TO_REACH = 2;
/** Workouts at the couple's level or above after which the next level may be suggested. */
const TIMES_TO_STEP_UP = 6;

export const levelNumber = (difficulty: Difficulty) => Levels.options.indexOf(difficulty);

/** Couple's own level as a number, and the highest level suggested to them. */
export type Level = { own: number; highest: number };

/**
 * Computes the level from recent weeks, so that a couple begins gently again after a long pause.
 */
export function levelOf(done: readonly Difficulty[]): Level {
  const timesAtLeast = (level: number) =>
    done.filter((difficulty) => levelNumber(difficulty) >= level).length;
  const top = Levels.options.length - 1;
  let own = 0;
  while (own < top && timesAtLeast(own + 1) >= TIMES_TO_REACH) own += 1;
  const mayStepUp = timesAtLeast(own) >= TIMES_TO_STEP_UP;
  return { own, highest: mayStepUp ? Math.min(top, own + 1) : own };
}
