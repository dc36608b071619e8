import { afterTheLongRun } from './cooldown/after-the-long-run.ts';
import { armsOffDuty } from './cooldown/arms-off-duty.ts';
import { cushionsAndQuiet } from './cooldown/cushions-and-quiet.ts';
import { fiveMinutesToSlow } from './cooldown/five-minutes-to-slow.ts';
import { fortySlowBreaths } from './cooldown/forty-slow-breaths.ts';
import { kindnessForTiredBacks } from './cooldown/kindness-for-tired-backs.ts';
import { legsWellSpent } from './cooldown/legs-well-spent.ts';
import { theLongWayDown } from './cooldown/the-long-way-down.ts';
import type { WorkoutSource } from './source.ts';

export const cooldownWorkouts: readonly WorkoutSource[] = [
  fiveMinutesToSlow,
  legsWellSpent,
  armsOffDuty,
  afterTheLongRun,
  fortySlowBreaths,
  kindnessForTiredBacks,
  cushionsAndQuiet,
  theLongWayDown,
];
