import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

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
  caution:
    'From the middle of a pregnancy on, do the moves on your side and on hands and knees only.',
  steps: [
    {
      text: 'Lie on your backs, knees bent, toes nearly touching your partner’s. Lay both hands on your belly. Feel it rise with the breath in and sink with the breath out.',
      short: 'On your backs, hands on bellies, breathe',
      seconds: 60,
      poses: ['bridge-belly'],
    },
    {
      text: 'Arms beside you. Breathe out, press your heels down and lift your hips until you make a ramp. Breathe in at the top. Breathe out and roll down, back first and seat last.',
      short: 'Lift your hips into a bridge and roll down',
      seconds: 120,
      caution:
        'Lift from the seat, not from the low back. Keep your neck still and look at the ceiling.',
      poses: ['bridge-low', 'bridge'],
    },
    {
      text: 'Stay up. Lift one foot until the knee points at the ceiling, set it down, and lift the other. Keep the hips level, as if a cup of tea stood on them. Breathe with each step.',
      short: 'Hold the bridge and lift foot after foot',
      seconds: 105,
      caution:
        'Cramp in the back of the thigh? Come down, stretch the leg, and lift lower next time.',
      poses: ['bridge-march', 'bridge', otherSide('bridge-march')],
    },
    {
      text: 'Roll over to hands and knees, heads together. Reach one arm forward until your hands meet, and the opposite leg back. Hold for three breaths. Your back stays as flat as a table.',
      short: 'Hands and knees, one hand meets, opposite leg back',
      seconds: 90,
      caution: 'Put something soft under the knees. Sore wrists: lean on a fist.',
      poses: ['bird-dog'],
    },
    {
      text: 'Now the other arm and the other leg. Find your partner’s hand again without looking. Lengthen from heel to fingertips. Breathe in to grow longer, breathe out to stay steady.',
      short: 'Other arm, other leg, find the hand again',
      seconds: 90,
      poses: [otherSide('bird-dog')],
    },
    {
      text: 'Lie on your sides, heads in the middle, one arm under the head. Breathe out and lift the top leg, toes forward. Breathe in and lower it without letting it rest. Small and slow.',
      short: 'On your sides, lift the top leg slowly',
      seconds: 105,
      poses: ['side-leg-low', 'side-leg-high'],
    },
    {
      text: 'Roll over and lie on the other side, feet toward each other now. Lift the second leg the same way. Rest your upper hand on your hip and check that it does not roll back.',
      short: 'Roll over and lift the second leg',
      seconds: 105,
      caution: 'If the hip clicks or hurts, bend both knees and open only the top knee.',
      poses: ['side-leg-low-apart', 'side-leg-high-apart'],
    },
    {
      text: 'Lie on your fronts, heads toward each other, arms long ahead. Breathe in and float arms, chest and legs a little off the mat until your fingers meet. Breathe out and rest.',
      short: 'On your fronts, float up until your fingers meet',
      seconds: 105,
      caution: 'Keep looking down to spare the neck. With back pain lift only the arms.',
      poses: ['superman-rest', 'superman-lift'],
    },
    {
      text: 'Push back to your heels and fold forward. Stretch your arms out and let your hands lie near each other. Five slow breaths into your low back.',
      short: 'Fold back to your heels, arms long',
      seconds: 60,
      poses: ['child-facing'],
    },
    {
      text: 'Roll onto your backs for the last time and hug your knees to your chest. Circle them gently one way and then the other. Let the breath out be a quiet sigh.',
      short: 'On your backs, hug and circle your knees',
      seconds: 120,
      poses: ['lying-knees-to-chest'],
    },
  ],
};
