import type { WorkoutSource } from './source.ts';
import { aBandBetweenYou } from './stretch/a-band-between-you.ts';
import { deskDayUndone } from './stretch/desk-day-undone.ts';
import { hipsThatLetGo } from './stretch/hips-that-let-go.ts';
import { openHeartsLongSpines } from './stretch/open-hearts-long-spines.ts';
import { sixMinutesAfterWaking } from './stretch/six-minutes-after-waking.ts';
import { softenIntoTheEvening } from './stretch/soften-into-the-evening.ts';
import { theGreatUnfolding } from './stretch/the-great-unfolding.ts';
import { theHallwayStretch } from './stretch/the-hallway-stretch.ts';
import { theLongHamstringLine } from './stretch/the-long-hamstring-line.ts';
import { twoBacksOneBreath } from './stretch/two-backs-one-breath.ts';
import { wringOutTheWeek } from './stretch/wring-out-the-week.ts';
import { youLeadIMirror } from './stretch/you-lead-i-mirror.ts';

export const stretchWorkouts: readonly WorkoutSource[] = [
  softenIntoTheEvening,
  twoBacksOneBreath,
  deskDayUndone,
  hipsThatLetGo,
  theLongHamstringLine,
  aBandBetweenYou,
  sixMinutesAfterWaking,
  theHallwayStretch,
  youLeadIMirror,
  openHeartsLongSpines,
  wringOutTheWeek,
  theGreatUnfolding,
];
