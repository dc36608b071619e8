import { type FigurePose, vary } from '../../../contract/workouts/poses.ts';
import { onHeels } from '../../../illustration/poses/shared.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { onBed, traded } from './pictures.ts';

const lapOnBed = onBed('head-on-lap', { pillows: [-150] });
const spoon = onBed('spooning-breath', { pillows: [118] });

const leaningBack = vary(traded('bed-edge-shoulders'), {
  a: {
    x: -40,
    legs: onHeels,
    spine: 180,
    chest: 174,
    head: 158,
    arms: { to: { partner: 'elbow', by: [-8, 14] } },
  },
  b: { x: 30, spine: 190, chest: 190, neck: 190, head: 192 },
});
/** Both turn over in bed: the viewer sees their backs, and the held partner now holds. */
const away: Partial<FigurePose> = { view: 'back', look: 'back' };
const rolledOver = vary(spoon, {
  a: {
    ...away,
    armNear: { angles: [100, 106], short: 0.6, layer: 'back' },
    armFar: { to: { partner: 'waist', by: [14, 4] }, layer: 'front', short: 0.84 },
  },
  b: { ...away, armNear: { angles: [100, 106], short: 0.6, layer: 'back' }, armFar: [76, 98] },
});

export const spoonsAndLullabies: BedroomWorkoutSource = {
  id: 518,
  title: 'Spoons and Lullabies',
  thing: 'story book',
  description:
    'The last eight minutes of the day: shoulders on the edge of the bed, a lap to rest in, then two ways of spooning.',
  minutes: 8,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['shoulders', 'rest'],
  impact: 'quiet',
  positions: ['bed'],
  suits: 'The last minutes of any day',
  leaveOut: 'Your shoulders are being treated (just the kneading)',
  caution:
    'No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot.',
  touchKinds: ['breath', 'embrace', 'lap', 'spoons', 'words', 'shoulders', 'hair'],
  steps: [
    {
      text: 'Sit close on the edge of the bed, feet on the floor, one with an arm around the other. Leave the phones in another room. Ask: shall we end the day together? Breathe out what is done.',
      short: 'Sit on the edge of the bed, breathe out the day',
      softer: 'Sit on the edge with a little room between you. Breathe out.',
      seconds: 60,
      poses: ['bed-edge-side-by-side'],
    },
    {
      text: '{a} stays on the edge. {b} kneels on the bed behind and kneads the shoulders slowly, thumbs beside the spine. Hum something low, if you like. {a} lets both hands lie open.',
      short: '{b} kneels behind and kneads the shoulders',
      softer: 'Hands rest on the shoulders and do not move.',
      seconds: 90,
      caution: 'Press beside the spine, never on it, and stay away from the throat.',
      poses: ['bed-edge-shoulders'],
    },
    {
      text: 'Trade seats. {a} sits back on the heels, hands at rest on {b}’s upper arms. {b} leans back. Then squeeze and release in the rhythm of a lullaby, softer with every line.',
      short: 'Trade seats, squeeze and release like a lullaby',
      softer: 'Stay where you sit. One hand on the back, quite light.',
      seconds: 90,
      poses: [leaningBack],
    },
    {
      text: '{a} sits on the bed with legs stretched out, the pillow behind. {b} lies with head and shoulders in that lap. Stroke the hair and tell each other the best minute of today.',
      short: 'Head in the lap, tell the best minute of today',
      softer: 'Sit next to each other and tell the best minute of today.',
      seconds: 60,
      poses: [lapOnBed],
    },
    {
      text: 'Lie down on your sides, {b} behind {a}, heads at the same end. {b} lays an arm around, light and low on the ribs. Breathe in when the back in front of you breathes in.',
      short: 'Lie as spoons, breathe in with the back before you',
      softer: 'Lie back to back, or each on your own pillow.',
      seconds: 105,
      caution:
        'Put a pillow between the knees if hips or back ache. In pregnancy lie on your left side, belly free.',
      poses: [spoon],
      isCover: true,
    },
    {
      text: 'Roll over, so that {a} now holds {b}. Three last breaths with full attention, then let go of counting. Good night, in whatever words are yours.',
      short: 'Roll over: whoever was held now holds',
      softer: 'Say good night now, if now is right.',
      seconds: 75,
      poses: [rolledOver],
    },
  ],
};
