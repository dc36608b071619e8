import { alike, apart, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';
import { balanced } from './after-training-poses.ts';

const marchStand = apart('march-stand', 6);

export const fiveMinutesToSlow: WorkoutSource = {
  id: 401,
  title: 'Five Minutes to Slow',
  description:
    'The shortest way down after any workout: walk it off, loosen legs and back, and end heart to heart.',
  minutes: 5,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['legs', 'back'],
  impact: 'quiet',
  positions: ['standing'],
  suits: 'Everyone, after any workout',
  leaveOut: 'You feel dizzy; keep walking instead of folding forward',
  steps: [
    {
      text: 'Face each other and march on the spot, softer with every step. Swing your arms loosely. Breathe in for three steps and out for four. Let your feet get quieter until you can hardly hear them.',
      short: 'March face to face, softer with every step',
      easier: 'Walk around the room instead.',
      harder: 'Lift the knees a little higher in the first half.',
      seconds: 50,
      tempo: { out: 1.6, hold: 0.1, back: 1.6, rest: 0.1 },
      poses: ['march-soft', marchStand, otherSide('march-soft')],
    },
    {
      text: 'Stand side by side. Breathe in and sweep your arms out and up. Breathe out with a long sigh and let them sink. Feel your pulse come down a little with each round.',
      short: 'Side by side, sweep your arms up and sigh down',
      reps: '6 sweeps',
      easier: 'Sweep only to shoulder height.',
      harder: 'Rise onto your toes as you breathe in.',
      seconds: 45,
      poses: [apart('arms-low-side-by-side', 42), apart('side-by-side-reach', 42)],
    },
    {
      text: 'Put your hands on each other’s shoulders and lean in. One foot steps back, the heel presses down. After four breaths, change feet. Push evenly, so that you hold each other up.',
      short: 'Hands on shoulders, stretch one calf, then change',
      reps: '4 breaths a leg',
      easier: 'Keep the back foot nearer.',
      harder: 'Bend the back knee for one more breath.',
      seconds: 60,
      sides: { first: 'First calf', second: 'Second calf' },
      mode: 'switch',
      poses: ['calf-push', otherSide('calf-push')],
    },
    {
      text: 'Hold one hand each for balance. Take hold of a foot behind you and draw the heel toward your seat, knees close together. Breathe out slowly. Change legs at halftime.',
      short: 'One hand held, heel to seat, change at halftime',
      reps: '30 s a leg',
      easier: 'Rest the toes on the floor behind you.',
      harder: 'Push the hip forward and stand taller.',
      seconds: 60,
      sides: { first: 'First leg', second: 'Second leg' },
      caution: 'If your knee hurts, keep the foot lower and just press the hip forward.',
      mode: 'switch',
      poses: ['quad-stretch', balanced, otherSide('quad-stretch')],
    },
    {
      text: 'Take one step apart, bend your knees and fold forward. Let head and arms dangle. Breathe out through the mouth as if fogging a window. Then roll up slowly, head last.',
      short: 'Step apart, fold forward and dangle',
      reps: '5 breaths',
      easier: 'Stay halfway, hands on your thighs.',
      harder: 'Hold your elbows and sway.',
      seconds: 40,
      caution:
        'After hard work, or with high blood pressure, stay halfway with your hands on your thighs.',
      poses: [
        alike(apart('rag-doll', 26), {
          spine: 84,
          chest: 54,
          neck: 30,
          head: 20,
          arms: { to: { floor: 66, lift: 30 }, end: 10 },
        }),
      ],
    },
    {
      text: 'Step into each other’s arms. Let your chins rest where they like. Breathe in together, breathe out together, until you cannot tell any more who was the more tired.',
      short: 'Step into each other’s arms and breathe',
      easier: 'Hold hands instead.',
      harder: 'Breathe out for six counts.',
      seconds: 45,
      poses: [
        alike('standing-embrace-breath', {
          neck: 166,
          head: 162,
          armNear: { to: { partner: 'waist', by: [6, 0] } },
          armFar: { to: { partner: 'upperBack', by: [-4, 8] }, end: 140 },
        }),
      ],
      isCover: true,
    },
  ],
};
