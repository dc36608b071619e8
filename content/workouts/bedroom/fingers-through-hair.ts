import { vary } from '../../../contract/workouts/poses.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const heldLap = vary(traded('head-on-lap'), {
  a: { legs: [86, 84] },
  b: {
    spine: 174,
    head: 150,
    armNear: { to: { partner: 'neck', by: [-4, 6] } },
    armFar: { to: { partner: 'crown', by: [8, 6] } },
  },
});

export const fingersThroughHair: BedroomWorkoutSource = {
  id: 509,
  title: 'Fingers Through Hair',
  description:
    'Scalp, temples and nape: a head massage in turns that ends with each of you resting in the other’s lap.',
  minutes: 14,
  difficulty: 'Beginner',
  equipment: ['blanket'],
  focus: ['neck', 'rest'],
  impact: 'quiet',
  positions: ['floor', 'bed'],
  suits: 'Tired heads and long days',
  leaveOut: 'You have a sudden or unusual headache, or a fresh head or neck injury',
  caution:
    'No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot.',
  touchKinds: ['lap', 'shoulders', 'hair', 'eyes-closed'],
  steps: [
    {
      text: '{b} sits on the edge of the bed, {a} on the floor in front. Take out hairpins and lay glasses aside. Ask each other: may I touch your hair, your temples, your neck? A no to any of them is a fine answer.',
      short: '{b} sits on the bed: ask what may be touched',
      softer: 'Sit near each other. Hair, temples, neck: each may be left out.',
      seconds: 60,
      caution: 'Sit on a cushion if the floor is hard on your hips.',
      poses: ['bedside-asked'],
    },
    {
      text: '{a} turns around and leans back between {b}’s knees. {b} slides ten fingertips into the hair. Move the scalp itself in slow circles, from the front to the crown. Both breathe deep.',
      short: '{a} leans back, {b} circles over the scalp',
      softer: 'Rest one hand lightly on the crown, over the hair, and keep it still.',
      seconds: 120,
      poses: ['bedside-scalp'],
      isCover: true,
    },
    {
      text: '{b} lets the fingers travel to the temples and draws tiny circles there, light as breath, then combs back through the hair, from the face to the crown. {a} lets the jaw hang loose.',
      short: 'Tiny circles on the temples, then comb back',
      softer: 'Leave the temples. Stroke the hair back once, slowly, then pause.',
      seconds: 105,
      caution: 'Temples want very little pressure. Stop if it brings on a headache.',
      tempo: { out: 1.5, hold: 0.1, back: 1.5, rest: 0.1 },
      poses: ['bedside-temples', 'bedside-comb'],
    },
    {
      text: '{a} bows the head a little. {b} holds the nape in both hands and presses small circles where the neck meets the skull. Slide down to the shoulders on a long breath out.',
      short: 'Hold the nape, small circles under the skull',
      softer: 'Keep your head up. A warm palm rests between the shoulders.',
      seconds: 75,
      caution:
        'Stay on the muscles at the back: no pressure on the throat or the bones of the neck.',
      poses: ['bedside-nape'],
    },
    {
      text: 'Change places. {b} lies down on the bed, head at its end. {a} kneels there on the floor, spreads the fingers wide and washes the hair with slow, dry hands, as if warm water ran through it.',
      short: 'Trade: {a} washes the hair with dry hands',
      softer: 'Change places only if you both like. One still hand on the head.',
      seconds: 120,
      poses: [traded('bed-end-hair')],
    },
    {
      text: '{a} sits back on the heels, rests the fingertips on both temples and waits for two breaths. Circle there, then over the ears, then back through the hair. Ask softly: again, or somewhere else?',
      short: 'Circle the temples, over the ears, and back',
      softer: 'Hands on the shoulders instead of the temples, and no circles.',
      seconds: 105,
      tempo: { out: 1.5, hold: 0.1, back: 1.5, rest: 0.1 },
      poses: [traded('bed-end-temples'), traded('bed-end-crown')],
    },
    {
      text: '{a} slides both palms under the nape and lets them carry the weight of the head. Squeeze and let go, squeeze and let go, a little slower every time.',
      short: 'Carry the nape, squeeze and let go',
      softer: 'Sit side by side and lean, shoulder to shoulder.',
      seconds: 75,
      caution: 'Carry the head, never lift or turn it.',
      poses: [traded('bed-end-nape')],
    },
    {
      text: 'On a blanket, {a} sits with legs stretched out. {b} lies down, head and shoulders in that lap, knees bent. Stroke the hair back from the forehead, one slow stroke for each breath.',
      short: 'Head in the lap, one stroke for each breath',
      softer: 'Sit next to each other. Stroke the back of one hand, slowly.',
      seconds: 90,
      caution: 'Lean your back against the bed if sitting upright tires you.',
      poses: ['head-on-lap'],
    },
    {
      text: 'Trade laps, legs long this time. {a} lets the whole weight of the head be carried. {b} strokes and pauses, one hand under the nape, and ends with the other still on the crown.',
      short: 'Trade laps, stroke and pause',
      softer: 'Lie side by side instead. A hand to hold, or none.',
      seconds: 90,
      poses: [heldLap],
    },
  ],
};
