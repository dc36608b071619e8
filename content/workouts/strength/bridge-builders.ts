import { alike, apart, changed, otherSide, sideBySide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** Knees hugged, heads in the middle. */
const headsTogether = changed('lying-knees-to-chest', {
  a: { x: -140, facing: 'left' },
  b: { x: 140, facing: 'right' },
});

export const bridgeBuilders: WorkoutSource = {
  id: 209,
  title: 'Bridge Builders',
  description:
    'Hips and backs of the legs, all on the floor. A kind session for people who sit a great deal.',
  minutes: 16,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['hips', 'legs', 'back'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'People who sit a lot; a kind start for your back',
  leaveOut: 'You have acute back pain; after mid-pregnancy, do only the side and all-fours moves',
  caution:
    'From the middle of a pregnancy on, do the moves on your side and on hands and knees only.',
  steps: [
    {
      text: 'Lie on your backs, knees bent, toes nearly touching your partner’s. Lay both hands on your belly. Feel it rise with the breath in and sink with the breath out.',
      short: 'On your backs, hands on bellies, breathe',
      reps: '8 breaths',
      easier: 'Put a cushion under your head.',
      harder: 'Breathe out until the belly is quite flat.',
      seconds: 60,
      poses: ['bridge-belly'],
    },
    {
      text: 'Cross your arms on your chest. Breathe out, press your heels down and lift your hips until you make a ramp. Breathe in at the top. Breathe out and roll down, back first and seat last.',
      short: 'Lift your hips into a bridge and roll down',
      reps: '12',
      easier: 'Lift only halfway.',
      harder: 'Stay up for three breaths.',
      seconds: 120,
      caution:
        'Lift from the seat, not from the low back. Keep your neck still and look at the ceiling.',
      tempo: { out: 2.5, hold: 1.5, back: 3.5, rest: 0.8 },
      poses: [
        alike(apart('bridge-low', 14), {
          armNear: { to: { own: 'chest', by: [0, 2] }, end: 264, short: 0.8 },
          armFar: { to: { own: 'chest', by: [8, 2] }, end: 264, short: 0.6 },
        }),
        alike(apart('bridge', 14), {
          armNear: { to: { own: 'chest', by: [0, 2] }, end: 264, short: 0.8 },
          armFar: { to: { own: 'chest', by: [8, 2] }, end: 264, short: 0.6 },
        }),
      ],
    },
    {
      text: 'Stay up. Lift one foot until the knee points at the ceiling, set it down, and lift the other. Keep the hips level, as if a cup of tea stood on them. Breathe with each step.',
      short: 'Hold the bridge and lift foot after foot',
      reps: '10 each foot',
      easier: 'Only lift the heels.',
      harder: 'Straighten the lifted leg.',
      seconds: 105,
      caution:
        'Cramp in the back of the thigh? Come down, stretch the leg, and lift lower next time.',
      poses: ['bridge-march', apart('bridge', 20), otherSide('bridge-march')],
    },
    {
      text: 'Roll over to hands and knees, heads together. Reach one arm forward until your hands meet, and the opposite leg back. Hold for three breaths. Your back stays as flat as a table.',
      short: 'Hands and knees, one hand meets, opposite leg back',
      reps: '3 breaths, 3 times',
      easier: 'Lift only the leg.',
      harder: 'Draw small circles with the hand.',
      seconds: 90,
      caution: 'Put something soft under the knees. Sore wrists: lean on a fist.',
      poses: ['bird-dog'],
      isCover: true,
    },
    {
      text: 'Now the other arm and the other leg. Find your partner’s hand again without looking. Lengthen from heel to fingertips. Breathe in to grow longer, breathe out to stay steady.',
      short: 'Other arm, other leg, find the hand again',
      reps: '3 breaths, 3 times',
      easier: 'Keep the toes on the mat.',
      harder: 'Bring elbow to knee under you between holds.',
      seconds: 90,
      poses: [otherSide('bird-dog')],
    },
    {
      text: 'Lie on your sides, heads in the middle, one arm under the head. Breathe out and lift the top leg, toes forward. Breathe in and lower it without letting it rest. Small and slow.',
      short: 'On your sides, lift the top leg slowly',
      reps: '12',
      easier: 'Bend both knees and open only the top one.',
      harder: 'Hold the leg up for three counts.',
      seconds: 105,
      poses: ['side-leg-low', 'side-leg-high'],
    },
    {
      text: 'Roll over and lie on the other side, feet toward each other now. Lift the second leg the same way. Rest your upper hand on your hip and check that it does not roll back.',
      short: 'Roll over and lift the second leg',
      reps: '12',
      easier: 'Lift only a hand’s height.',
      harder: 'Draw five small circles at the top.',
      seconds: 105,
      caution: 'If the hip clicks or hurts, bend both knees and open only the top knee.',
      poses: ['side-leg-low-apart', 'side-leg-high-apart'],
    },
    {
      text: 'Lie on your fronts, heads toward each other, arms long ahead. Breathe in and float arms, chest and legs a little off the mat until your fingers meet. Breathe out and rest.',
      short: 'On your fronts, float up until your fingers meet',
      reps: '10',
      easier: 'Lift only the arms.',
      harder: 'Stay up for two breaths.',
      seconds: 105,
      caution: 'Keep looking down to spare the neck. With back pain lift only the arms.',
      poses: [
        'superman-rest',
        alike('superman-lift', { arms: { to: { partner: 'hand', by: [0, 2] }, short: 0.88 } }),
      ],
    },
    {
      text: 'Push back to your heels, side by side, and fold forward. Stretch your arms out long on the mat. Six slow breaths into your low back.',
      short: 'Fold back to your heels, arms long',
      reps: '6 breaths',
      easier: 'Lie on your side, knees drawn up.',
      harder: 'Walk your hands to either side.',
      seconds: 60,
      poses: [sideBySide('child-facing', 'right', -104)],
    },
    {
      text: 'Roll onto your backs for the last time and hug your knees to your chest. Circle them gently one way and then the other. Let the breath out be a quiet sigh.',
      short: 'On your backs, hug and circle your knees',
      easier: 'Circle one knee at a time.',
      harder: 'Straighten your legs to the ceiling for three breaths.',
      seconds: 120,
      poses: [headsTogether, alike(headsTogether, { legs: [216, 60, 116] })],
    },
  ],
};
