import type { WorkoutSource } from './source.ts';
import { aWallForEach } from './strength/a-wall-for-each.ts';
import { backToBackPower } from './strength/back-to-back-power.ts';
import { bandsForTwo } from './strength/bands-for-two.ts';
import { bridgeBuilders } from './strength/bridge-builders.ts';
import { catchAndCarry } from './strength/catch-and-carry.ts';
import { climbTheLadder } from './strength/climb-the-ladder.ts';
import { fiveRoundsStrong } from './strength/five-rounds-strong.ts';
import { lungeAndBalance } from './strength/lunge-and-balance.ts';
import { planksFaceToFace } from './strength/planks-face-to-face.ts';
import { pushPullResist } from './strength/push-pull-resist.ts';
import { sevenQuietMinutes } from './strength/seven-quiet-minutes.ts';
import { slowCountLifting } from './strength/slow-count-lifting.ts';
import { squatsHandInHand } from './strength/squats-hand-in-hand.ts';
import { twoChairsStrongArms } from './strength/two-chairs-strong-arms.ts';
import { wheelbarrowEvening } from './strength/wheelbarrow-evening.ts';

export const strengthWorkouts: readonly WorkoutSource[] = [
  squatsHandInHand,
  bandsForTwo,
  planksFaceToFace,
  backToBackPower,
  twoChairsStrongArms,
  aWallForEach,
  slowCountLifting,
  wheelbarrowEvening,
  bridgeBuilders,
  climbTheLadder,
  lungeAndBalance,
  sevenQuietMinutes,
  catchAndCarry,
  fiveRoundsStrong,
  pushPullResist,
];
