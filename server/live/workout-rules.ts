import { type PlayerRules, playerRules } from '../../contract/player-state.ts';
import { allWorkouts } from '../workouts/catalogue.ts';

const MS_PER_SECOND = 1_000;

const byId = new Map(
  allWorkouts().map(({ id, steps }) => [
    id,
    playerRules(steps.map(({ seconds }) => seconds * MS_PER_SECOND)),
  ]),
);
/** Of a workout that an editor has taken away while a couple was in it. */
const NO_STEPS = playerRules([]);

/** How long each step of a workout takes, and what follows from it. */
export function rulesOf(workoutId: number): PlayerRules {
  return byId.get(workoutId) ?? NO_STEPS;
}
