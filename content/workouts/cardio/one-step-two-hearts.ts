import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const oneStepTwoHearts: WorkoutSource = {
  id: 308,
  title: 'One Step, Two Hearts',
  description:
    'Two low steps, or the bottom stair, and an even beat. A long, friendly climb that spares the joints.',
  minutes: 22,
  difficulty: 'Beginner',
  equipment: ['step'],
  focus: ['endurance', 'legs'],
  impact: 'quiet',
  positions: ['standing'],
  caution:
    'Use steps that stand firm and do not slip, no higher than your shin is comfortable with.',
  steps: [
    {
      text: 'Stand facing each other with a low step before each of you. Tap one foot on top and take it down, then tap the other. Swing your arms like walkers. Breathe in four taps, out four taps.',
      short: 'Tap one foot on the step, then the other',
      seconds: 150,
      poses: ['step-tap', 'step-before', otherSide('step-tap')],
    },
    {
      text: 'Put one whole foot on the step. Breathe out, push through that heel and stand up on top. Step down with the same foot last. Keep leading with this leg, and look at your partner, not at your feet.',
      short: 'Step up with one leg leading',
      seconds: 195,
      caution: 'The knee follows the toes. A lower step is the answer to any knee pain.',
      poses: ['step-foot-up', 'step-stand'],
    },
    {
      text: 'Lead with the other leg now. Up, up, down, down, in one shared rhythm. If you lose it, laugh, wait and start again together. Let your breath be deep but easy enough to talk.',
      short: 'Lead with the other leg, one rhythm',
      seconds: 195,
      poses: [otherSide('step-foot-up'), otherSide('step-stand')],
    },
    {
      text: 'Sit down on your steps, feet flat, hands on your knees. Let your back be long and your face soft. Breathe in through the nose, out through the mouth, until talking is easy again.',
      short: 'Sit on your steps and breathe',
      seconds: 90,
      poses: ['step-sit'],
    },
    {
      text: 'Step up and lift the other knee to hip height at the top, with a breath out. Lower it and step down. Drive with your arms. Change the leading leg whenever you both feel like it.',
      short: 'Step up and lift the other knee',
      seconds: 195,
      caution: 'Too wobbly? Leave out the knee lift and tap the step with your toes.',
      poses: ['step-foot-up', otherSide('step-knee')],
    },
    {
      text: 'Climb together. Put one foot on the step and hold both hands across the middle. Rise at the same moment, meet on top, and step down with care. Breathe out on the way up.',
      short: 'Hold hands, rise and meet on top',
      seconds: 180,
      caution: 'Hold loosely, so that a slip of one is not a fall of two.',
      poses: ['step-hands-low', 'step-hands-high'],
    },
    {
      text: 'Hands on the step, body in one long slope. Bring one knee in under you and put it back, then the other. Walk it, do not run. Belly firm and breath flowing.',
      short: 'Hands on the step, bring knee after knee in',
      seconds: 120,
      caution: 'For sore wrists do this standing, hands on a railing.',
      poses: ['step-climber', 'step-slope', otherSide('step-climber')],
    },
    {
      text: 'Share one step, face to face: the front half of your feet on it, hands on each other’s shoulders. Let both heels sink below the edge behind you. Breathe into your calves and stay still.',
      short: 'Share one step, let your heels sink',
      seconds: 90,
      poses: ['step-calf'],
    },
    {
      text: 'Sit on your steps again and fold forward over your legs, arms hanging by your shins. Let your neck go. Roll up slowly after eight breaths, and give your partner a slow smile.',
      short: 'Sit on your steps and fold over your legs',
      seconds: 105,
      caution: 'With low or high blood pressure fold halfway and come up in stages.',
      poses: ['step-fold'],
    },
  ],
};
