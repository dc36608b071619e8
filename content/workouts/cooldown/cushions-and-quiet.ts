import { swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const cushionsAndQuiet: WorkoutSource = {
  id: 407,
  title: 'Cushions and Quiet',
  description:
    'Long, supported holds in which the cushions do the work. Seven stations of rest for the days that took too much.',
  minutes: 25,
  difficulty: 'Beginner',
  equipment: ['cushion'],
  focus: ['rest', 'breath'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'Days that took too much, and a piece of free wall',
  leaveOut: 'You’re past mid-pregnancy, unless you lie on your side instead of flat',
  caution:
    'From mid-pregnancy on, rest on your side or half sitting wherever the text says to lie flat.',
  steps: [
    {
      text: 'Sit on your heels on the mat, a cushion beside each of you. Rest your hands on your thighs. Breathe in through the nose, sigh out through the mouth. Agree to speak only in whispers from here on.',
      short: 'Sit on your heels, cushions near, and sigh',
      reps: '6 sighs',
      easier: 'Sit on a chair.',
      harder: 'Make each sigh longer than the last.',
      seconds: 120,
      caution: 'If kneeling hurts, sit cross-legged on the cushion.',
      poses: ['hero-cushions'],
    },
    {
      text: 'Lay the cushions in the middle and fold forward until your foreheads rest on them. Let your arms rest along your legs. Turn your thoughts off like lamps, one by one. Breathe into your backs.',
      short: 'Fold forward, foreheads on the cushions',
      easier: 'Rest your head on stacked cushions.',
      harder: 'Stretch your arms long past the cushion.',
      seconds: 210,
      caution:
        'Knees sore? Move your seat higher and put a rolled towel between thighs and calves.',
      poses: ['child-cushions'],
    },
    {
      text: 'Lie back with a cushion under your head and bring the soles of your feet together. Let the knees fall open. Hands rest on your belly. Feel it rise and fall like a boat on calm water.',
      short: 'Lie back, soles together, knees open',
      easier: 'Put a cushion under each knee.',
      harder: 'Reach your arms overhead.',
      seconds: 240,
      caution: 'Slide the feet further away if your hips or knees feel strained.',
      poses: ['lying-butterfly'],
    },
    {
      text: '{a} sits cross-legged. {b} lies down with the head in that lap, knees bent, and closes the eyes. Stroke the forehead and the temples very slowly, outward with each breath out.',
      short: '{a} is the lap and strokes {b}’s forehead',
      seconds: 210,
      tempo: { out: 3, hold: 0.5, back: 3, rest: 0.5 },
      poses: ['head-in-lap', 'head-in-lap-stroke'],
    },
    {
      text: 'Change over without hurry. Now {b} is the lap for {a}. Hold the head with both hands for three breaths before you begin. Fingertips as light as rain.',
      short: 'Change over: {b} is the lap',
      seconds: 210,
      tempo: { out: 3, hold: 0.5, back: 3, rest: 0.5 },
      poses: [swap('head-in-lap'), swap('head-in-lap-stroke')],
    },
    {
      text: 'Move to the wall and rest your legs up against it, side by side. A cushion lies under each head. Let the belly be soft and the hands open. Watch the breath get slower by itself.',
      short: 'Legs up the wall, side by side',
      easier: 'Rest your calves on a chair seat.',
      harder: 'Move closer to the wall.',
      seconds: 210,
      caution: 'Leave this out with glaucoma or heart trouble and keep your legs on the floor.',
      poses: ['legs-up-wall-cushion'],
    },
    {
      text: 'Lie down flat next to each other with your heads on cushions, legs long and a little apart. Hands at rest. Nothing is left to do. Stay here together until you hear the end.',
      short: 'Lie flat side by side, hands at rest',
      easier: 'Bend your knees over a cushion.',
      harder: 'Do not move at all until the end.',
      seconds: 300,
      poses: ['savasana-cushions'],
    },
  ],
};
