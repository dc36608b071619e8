import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

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
  positions: ['floor'],
  suits: 'Headaches of the tired kind, and long days',
  leaveOut: 'Fresh head or neck injuries',
  touchKinds: ['lap', 'shoulders', 'hair', 'eyes-closed'],
  steps: [
    {
      text: 'Sit on your heels face to face. Take out hairpins and lay glasses aside. Ask each other: may I touch your hair, your temples, your neck? A no to any of them is a fine answer.',
      short: 'Sit on your heels and ask what may be touched',
      softer: 'Sit near each other. Hair, temples, neck: each may be left out.',
      seconds: 60,
      caution: 'Sit on a chair or cross-legged if kneeling strains your knees.',
      poses: ['hero-pose'],
    },
    {
      text: 'One of you sits cross-legged on a blanket. The other kneels upright behind and slides ten fingertips into the hair. Move the scalp itself in slow circles, from the front to the crown. Both breathe deep.',
      short: 'One kneels behind and circles over the scalp',
      softer: 'Rest one hand lightly on the crown, over the hair, and keep it still.',
      seconds: 120,
      poses: ['scalp-massage'],
    },
    {
      text: 'Giver, let your fingers travel to the temples and draw tiny circles there, light as breath. Then comb back through the hair, from the face to the crown. Receiver, let your jaw hang loose.',
      short: 'Tiny circles on the temples, then comb back',
      softer: 'Leave the temples. Stroke the hair back once, slowly, then pause.',
      seconds: 105,
      caution: 'Temples want very little pressure. Stop if it brings on a headache.',
      poses: ['temple-massage', 'scalp-massage'],
    },
    {
      text: 'Receiver, bow your head a little. Giver, hold the nape in both hands and press small circles where the neck meets the skull. Slide down to the shoulders on a long breath out.',
      short: 'Hold the nape, small circles under the skull',
      softer: 'Keep your head up. A warm palm rests between the shoulders.',
      seconds: 75,
      caution:
        'Stay on the muscles at the back: no pressure on the throat or the bones of the neck.',
      poses: ['nape-massage'],
    },
    {
      text: 'Change places. The new giver kneels tall, spreads the fingers wide and washes the hair with slow, dry hands, as if warm water ran through it. The new receiver only has to close the eyes.',
      short: 'Change places, wash the hair with dry hands',
      softer: 'Change places only if you both like. One still hand on the head.',
      seconds: 120,
      poses: [traded('scalp-massage')],
    },
    {
      text: 'Rest your fingertips on both temples and wait for two breaths. Circle there, then over the ears, then back through the hair. Ask softly: again, or somewhere else?',
      short: 'Circle the temples, over the ears, and back',
      softer: 'Hands on the shoulders instead of the temples, and no circles.',
      seconds: 105,
      poses: [traded('temple-massage'), traded('scalp-massage')],
    },
    {
      text: 'The one in front lets the chin float down. The one behind warms the nape with both palms, squeezes and lets go, squeezes and lets go, a little slower every time.',
      short: 'Warm the nape, squeeze and let go',
      softer: 'Sit side by side and lean, shoulder to shoulder.',
      seconds: 75,
      caution: 'If you feel dizzy with your head bowed, look straight ahead instead.',
      poses: [traded('nape-massage')],
    },
    {
      text: 'One of you sits with legs stretched out. The other lies down, head and shoulders in that lap, knees bent. Stroke the hair back from the forehead, one slow stroke for each breath.',
      short: 'Head in the lap, one stroke for each breath',
      softer: 'Sit next to each other. Stroke the back of one hand, slowly.',
      seconds: 90,
      caution: 'Lean your back against the bed if sitting upright tires you.',
      poses: ['head-on-lap'],
    },
    {
      text: 'Trade laps. The one lying down folds the hands on the belly and lets the whole weight of the head be carried. Stroke, pause, stroke. Finish with a hand resting still on the crown.',
      short: 'Trade laps, stroke and pause',
      softer: 'Lie side by side instead. A hand to hold, or none.',
      seconds: 90,
      poses: [traded('head-on-lap')],
    },
  ],
};
