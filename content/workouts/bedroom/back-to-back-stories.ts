import { type FigurePose, type PairPose, vary } from '../../../contract/workouts/poses.ts';
import {
  both,
  crossLegged,
  heartAndBelly,
  mat,
  straightAhead,
} from '../../../illustration/poses/shared.ts';
import type { BedroomWorkoutSource } from '../source.ts';

/** Back to back with straight legs, or with the knees drawn up. */
const longLegs: PairPose = {
  a: {
    x: -22,
    facing: 'left',
    legs: straightAhead,
    spine: 182,
    head: 178,
    arms: { to: { own: 'thigh', by: [10, 12] } },
  },
  b: {
    x: 22,
    facing: 'right',
    legs: straightAhead,
    spine: 182,
    head: 178,
    arms: { to: { own: 'thigh', by: [10, 12] } },
    snug: { own: 'back', to: 'back', gap: 1 },
  },
  props: [mat],
};
const kneesUp: Partial<FigurePose> = { legs: { to: { floor: 70 } }, rest: 'seat' };
const breathing = vary(longLegs, {
  a: {
    ...kneesUp,
    ...heartAndBelly,
    head: 186,
  },
  b: {
    ...kneesUp,
    ...heartAndBelly,
    head: 186,
  },
});
const telling: Partial<FigurePose> = {
  ...kneesUp,
  head: 176,
  eyes: 'open',
  arms: { to: { own: 'shin', by: [2, 16] } },
};
const listening = vary(longLegs, { a: { neck: 196, head: 204, eyes: 'closed' }, b: telling });
const tellingBack = vary(longLegs, {
  a: telling,
  b: {
    ...crossLegged,
    neck: 196,
    head: 204,
    eyes: 'closed',
    arms: { to: { own: 'knee', by: [-8, 10] } },
  },
});
const tipped = {
  spine: 160,
  chest: 152,
  neck: 150,
  head: 148,
  arms: { to: { own: 'shin', by: [0, 12] } },
} satisfies Partial<FigurePose>;
const leaning: Partial<FigurePose> = { spine: 200, chest: 202, neck: 204, head: 204 };
const rockOneWay = vary(longLegs, { a: tipped, b: leaning });
const rockOtherWay = vary(longLegs, { a: leaning, b: tipped });
const faceToFace = both(
  96,
  {
    ...kneesUp,
    spine: 184,
    chest: 174,
    head: 176,
    eyes: 'open',
    arms: { to: { partner: 'hand', by: [0, 2] } },
  },
  [mat],
);

export const backToBackStories: BedroomWorkoutSource = {
  id: 512,
  title: 'Back to Back Stories',
  thing: 'letter',
  description:
    'A listening game without eyes: lean on each other, tell one small true story each, and feel how a voice sounds from behind.',
  minutes: 12,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['closeness', 'breath'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'Couples who would like to be heard',
  leaveOut: 'You’re in the middle of a fight; let it rest first',
  touchKinds: ['breath', 'hands', 'embrace', 'words', 'weight'],
  steps: [
    {
      text: 'Sit back to back on a mat, legs out long, hands on your thighs. Scoot until you touch from hips to shoulders. Choose who will speak first. You may pass on any question tonight.',
      short: 'Sit back to back and choose who speaks first',
      softer: 'Sit back to back with a cushion between you.',
      seconds: 60,
      caution: 'Bend your knees or sit on something firm if the backs of your legs pull.',
      poses: [longLegs],
    },
    {
      text: 'Bend your knees, feet flat. Lay one hand on your heart and one on your belly. Breathe into your back until your partner feels it. Answer with your own breath. Keep your eyes closed.',
      short: 'Hand on heart and belly, breathe into your backs',
      softer: 'Hands on your own knees. Breathe, and listen to the other breathe.',
      seconds: 90,
      poses: [breathing],
    },
    {
      text: '{b} draws the knees up and tells of feeling loved, one moment this year. Take your time. {a} lets the head rest back, eyes closed, says nothing and feels the words hum through the spine.',
      short: '{b} tells of a moment of being loved',
      softer: 'Tell something small instead, or pass. Passing is fine.',
      seconds: 120,
      caution: 'Tip your head back only as far as your neck is easy, or keep it upright.',
      poses: [listening],
    },
    {
      text: 'Rock together without speaking: one of you tips forward a little as the other leans back, then the other way. Let the story settle. Breathe out as you give your weight.',
      short: 'Rock together without speaking',
      softer: 'Do not rock. Sit tall, backs barely touching.',
      seconds: 90,
      caution: 'Stay small and slow if either of you has a sore lower back.',
      poses: [rockOneWay, rockOtherWay],
      isCover: true,
    },
    {
      text: 'Now {a} draws the knees up and names something to do together before the year ends. {b} sits cross-legged, leans the head back and breathes with every sentence.',
      short: '{a} tells what you could do together',
      softer: 'Say one sentence, or hum. Nobody has to answer.',
      seconds: 120,
      poses: [tellingBack],
    },
    {
      text: 'Turn around, knees up, toes near toes. Take hands and look at each other. Each of you retells the other’s story in three sentences, beginning with: what I heard was. The teller only nods or corrects.',
      short: 'Face to face, retell each other’s story',
      softer: 'Side by side, hands held. One sentence each is enough.',
      seconds: 120,
      poses: [faceToFace],
    },
    {
      text: '{a} sits behind and holds {b}, both with knees up, hands over hands on the belly. Lean back into it and say nothing for a while. You have both been heard.',
      short: '{a} holds {b} from behind, no words',
      softer: 'Sit next to each other instead, shoulders touching.',
      seconds: 120,
      caution: 'In pregnancy rest the hands on the ribs, with no pressure on the belly.',
      poses: ['seated-wrap'],
    },
  ],
};
