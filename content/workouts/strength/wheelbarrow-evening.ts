import { alike, apart, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** Hands and knees on the mat: the hands stay, and the weight rolls over the wrists. */
const overHands = alike('cow', {
  spine: 92,
  chest: 94,
  round: 0,
  neck: 104,
  head: 122,
  legs: [342, 270, 268],
  arms: { to: { floor: 62 } },
});
const behindHands = alike(apart(overHands, 18), {
  legs: [6, 270, 268],
  arms: { to: { floor: 80 } },
});

/** Palms meet at the height of the eyes. */
const claps = alike('plank-high-five', {
  armNear: { to: { partner: 'hand', by: [0, 8] } },
});

export const wheelbarrowEvening: WorkoutSource = {
  id: 208,
  title: 'Wheelbarrow Evening',
  description:
    'One of you is the cart, the other the driver. A demanding session for shoulders, bellies and trust.',
  minutes: 20,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['shoulders', 'core', 'arms'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Strong, healthy couples of similar size who train often',
  leaveOut: 'You’re pregnant, had surgery recently, or have a sore wrist, shoulder or back',
  caution:
    'Not for pregnancy, recent surgery, a hernia, parted belly muscles, or wrist, shoulder or back pain. Either of you may say down at any time, and down it is.',
  steps: [
    {
      text: 'Kneel on all fours, face to face, palms flat. Let your weight roll slowly forward over your hands and back again. After a while turn the fingers out, and at last a little toward your knees.',
      short: 'On all fours, roll your weight over your wrists',
      reps: '10',
      easier: 'Make fists and rock only a little.',
      harder: 'Draw circles over your hands.',
      seconds: 75,
      caution: 'Nothing here should sting. If a wrist does, leave the cart for another day.',
      tempo: { out: 3, hold: 0.6, back: 3, rest: 0.6 },
      poses: [overHands, behindHands],
    },
    {
      text: 'Start on hands and feet with your hips high, heads toward each other. Breathe out in this upside-down V. Breathe in and roll forward to a plank. Move slowly and evenly.',
      short: 'Downward V, then roll forward to a plank',
      reps: '2 x 10',
      easier: 'Bend your knees in the V.',
      harder: 'Bend your elbows a little in the plank.',
      seconds: 135,
      tempo: { out: 3, hold: 0.5, back: 3, rest: 0.5 },
      poses: ['plank-hips-high', 'plank'],
    },
    {
      text: '{a} sets up a plank. {b} lifts both ankles and stands with bent knees and a straight back. The one below stays firm as a board. Twenty-five seconds, ten to rest, and once more.',
      short: '{a} planks, {b} holds both ankles',
      reps: '2 x 25 s',
      easier: 'The driver holds the knees instead of the ankles.',
      harder: 'The cart lifts one hand for a moment.',
      seconds: 70,
      intervals: { workSeconds: 25, restSeconds: 10, rounds: 2 },
      caution: 'Driver, lift with your legs. If the belly below sags, set the feet down at once.',
      poses: ['wheelbarrow'],
    },
    {
      text: 'Trade places: {b} is the cart, and {a} holds the ankles, not the feet, at hip height. Twenty-five seconds, ten to rest, and once more. Look at the floor just ahead of your hands and keep breathing.',
      short: 'Trade places: {b} is the cart now',
      reps: '2 x 25 s',
      easier: 'Stay in a plain plank, without the lift.',
      harder: 'Touch your own shoulders by turns.',
      seconds: 70,
      intervals: { workSeconds: 25, restSeconds: 10, rounds: 2 },
      poses: ['wheelbarrow-swapped'],
    },
    {
      text: 'Stand facing each other, elbows bent by your sides. Long breaths out. Roll your wrists and open and close your fists until the hands feel light again.',
      short: 'Stand face to face and loosen your wrists',
      easier: 'Sit down and shake your hands.',
      harder: 'Circle your arms backward ten times.',
      seconds: 75,
      poses: [
        alike('march-stand', { arms: [14, 100], hands: 'open' }),
        alike('march-stand', { arms: [14, 84], hands: 'fist' }),
      ],
    },
    {
      text: 'Back to the cart. {a} breathes in and bends the elbows, then breathes out and pushes up. {b} holds the ankles still and counts. Six good ones. Then put the feet down and rest until the bell.',
      short: '{a} bends and pushes up, {b} holds still',
      reps: '6',
      easier: 'Do push-ups on your knees, without the lift.',
      harder: 'Lower for three counts.',
      seconds: 90,
      intervals: { workSeconds: 45, restSeconds: 45, rounds: 1 },
      caution: 'Lower only two fingers’ width at first. Stop before your form goes.',
      poses: ['wheelbarrow', 'wheelbarrow-low'],
    },
    {
      text: 'Change over. Now {b} bends and pushes while {a} holds the ankles, back tall and shoulders down. Six, then rest. Breathe out together on every push.',
      short: 'Change over, {b} bends and pushes',
      reps: '6',
      easier: 'Only hold the plank and bend the elbows a little.',
      harder: 'Do two more, if the line stays long.',
      seconds: 90,
      intervals: { workSeconds: 45, restSeconds: 45, rounds: 1 },
      caution: 'Set the feet down gently, one after the other, never drop them.',
      poses: [swap('wheelbarrow'), swap('wheelbarrow-low')],
    },
    {
      text: '{a} lies down, head between {b}’s feet, and holds both ankles, legs up. {b} gives the legs a light push away. Breathe out and slow them before they land.',
      short: '{a} lies down, {b} pushes the legs away',
      reps: '2 x 8',
      easier: 'Bend your knees and skip the push.',
      harder: 'Stop the legs halfway for two counts.',
      seconds: 105,
      caution:
        'Press the low back into the mat and bend your knees if it lifts. Push lightly, always forward.',
      poses: ['leg-lower-high', 'leg-lower-low'],
    },
    {
      text: 'Swap. {b} lies down and takes hold of the ankles. {a} guides the legs away, now and then a little to the side. Catch them with your belly and your breath.',
      short: 'Swap: {b} slows the legs with the belly',
      reps: '2 x 8',
      easier: 'Let your partner place the legs for you.',
      harder: 'Ask for a push to either side.',
      seconds: 105,
      caution: 'With a tender back let your partner only place the legs, without a push.',
      poses: [swap('leg-lower-high'), swap('leg-lower-low')],
    },
    {
      text: 'Both come to a plank, face to face. Reach forward and clap one palm together, then the other. If your hips begin to swing, spread your feet. Exhale on each clap.',
      short: 'Plank face to face, clap palm after palm',
      reps: '10 each hand',
      easier: 'Clap on your knees.',
      harder: 'Keep your feet together.',
      seconds: 90,
      poses: ['plank', claps, otherSide(claps)],
    },
    {
      text: '{a} rests folded over the knees, arms ahead. {b} kneels behind and lays both hands on the low back. Lean in gently with each breath out. No pushing, only weight.',
      short: '{a} folds, {b} rests both hands on the low back',
      reps: '16 breaths',
      easier: 'Rest your forehead on a cushion.',
      harder: 'Reach your arms longer with each breath.',
      seconds: 150,
      caution:
        'Hands on the muscles beside the spine and the broad bone below it, not on the ribs.',
      poses: ['child-supported'],
    },
    {
      text: 'Now {b} folds down, stretches out the arms and closes the eyes. {a} kneels behind: warm hands rest on the low back and follow the breath. Stay until you both feel quiet.',
      short: 'Now {b} folds and receives',
      reps: '16 breaths',
      easier: 'Open your knees wide.',
      harder: 'Breathe into the hands until they rise.',
      seconds: 145,
      poses: [swap('child-supported')],
    },
  ],
};
