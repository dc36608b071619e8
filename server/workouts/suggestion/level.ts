import { type Difficulty, Difficulty as Levels } from '../../../contract/workouts/workouts.ts';

/** Done twice, it is theirs. */
const TIMES_TO_REACH = 2;
/** So many at their level or above, and the next one may be tried. */
const TIMES_TO_STEP_UP = 6;

export const levelNumber = (difficulty: Difficulty) => Levels.options.indexOf(difficulty);

/** A couple's level, as a number, and the highest that is suggested to them. */
export type Level = { own: number; highest: number };

/** By what they did in the last weeks: whoever has not trained for long begins gently again. */
export function levelOf(done: readonly Difficulty[]): Level {
  const timesAtLeast = (level: number) =>
    done.filter((difficulty) => levelNumber(difficulty) >= level).length;
  const top = Levels.options.length - 1;
  let own = 0;
  while (own < top && timesAtLeast(own + 1) >= TIMES_TO_REACH) own += 1;
  const mayStepUp = timesAtLeast(own) >= TIMES_TO_STEP_UP;
  return { own, highest: mayStepUp ? Math.min(top, own + 1) : own };
}
