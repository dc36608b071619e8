import { burpeeLadderForTwo } from './cardio/burpee-ladder-for-two.ts';
import { glovesAndPads } from './cardio/gloves-and-pads.ts';
import { highFiveIntervals } from './cardio/high-five-intervals.ts';
import { mirrorMirror } from './cardio/mirror-mirror.ts';
import { oneStepTwoHearts } from './cardio/one-step-two-hearts.ts';
import { relayByTheMinute } from './cardio/relay-by-the-minute.ts';
import { ropesOfAir } from './cardio/ropes-of-air.ts';
import { sixMinuteSpark } from './cardio/six-minute-spark.ts';
import { threeSongsTwoDancers } from './cardio/three-songs-two-dancers.ts';
import { walkBeforeYouRun } from './cardio/walk-before-you-run.ts';
import type { WorkoutSource } from './source.ts';

export const cardioWorkouts: readonly WorkoutSource[] = [
  walkBeforeYouRun,
  ropesOfAir,
  glovesAndPads,
  threeSongsTwoDancers,
  mirrorMirror,
  highFiveIntervals,
  burpeeLadderForTwo,
  oneStepTwoHearts,
  relayByTheMinute,
  sixMinuteSpark,
];
