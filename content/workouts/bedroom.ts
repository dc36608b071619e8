import { backToBackStories } from './bedroom/back-to-back-stories.ts';
import { barefootSlowDance } from './bedroom/barefoot-slow-dance.ts';
import { beforeTheAlarm } from './bedroom/before-the-alarm.ts';
import { candlelitShoulders } from './bedroom/candlelit-shoulders.ts';
import { eyesClosedLedGently } from './bedroom/eyes-closed-led-gently.ts';
import { feetFirstThenRest } from './bedroom/feet-first-then-rest.ts';
import { fingersThroughHair } from './bedroom/fingers-through-hair.ts';
import { handsThatListen } from './bedroom/hands-that-listen.ts';
import { heldInAGaze } from './bedroom/held-in-a-gaze.ts';
import { leanIntoMe } from './bedroom/lean-into-me.ts';
import { mirrorByCandlelight } from './bedroom/mirror-by-candlelight.ts';
import { oneLongEvening } from './bedroom/one-long-evening.ts';
import { sevenQuietBreaths } from './bedroom/seven-quiet-breaths.ts';
import { silkBetweenUs } from './bedroom/silk-between-us.ts';
import { spoonsAndLullabies } from './bedroom/spoons-and-lullabies.ts';
import { stretchesInTheSheets } from './bedroom/stretches-in-the-sheets.ts';
import { theLongBackRub } from './bedroom/the-long-back-rub.ts';
import { threeScentsAtMidnight } from './bedroom/three-scents-at-midnight.ts';
import { warmOilSlowHands } from './bedroom/warm-oil-slow-hands.ts';
import { yesNoSofter } from './bedroom/yes-no-softer.ts';
import type { BedroomWorkoutSource } from './source.ts';

export const bedroomWorkouts: readonly BedroomWorkoutSource[] = [
  sevenQuietBreaths,
  handsThatListen,
  candlelitShoulders,
  barefootSlowDance,
  heldInAGaze,
  mirrorByCandlelight,
  feetFirstThenRest,
  theLongBackRub,
  fingersThroughHair,
  eyesClosedLedGently,
  yesNoSofter,
  backToBackStories,
  silkBetweenUs,
  threeScentsAtMidnight,
  warmOilSlowHands,
  beforeTheAlarm,
  stretchesInTheSheets,
  spoonsAndLullabies,
  leanIntoMe,
  oneLongEvening,
];
