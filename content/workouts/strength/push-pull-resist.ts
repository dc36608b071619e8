import { alike, apart, changed, mirrored, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** Knees soft, the free arm low behind the body. */
const trunkTurn = alike('standing-twist', {
  y: 138,
  armFar: [300, 306],
  legNear: { to: { floor: 16 } },
  legFar: { to: { floor: -12, toes: true } },
});

/** A knee up to the hip, both hands held. */
const handsHeldMarch = alike(apart('hands-held', 14), { legNear: [84, 350] });

export const pushPullResist: WorkoutSource = {
  id: 215,
  title: 'Push, Pull, Resist',
  description:
    'Your partner is the machine: a smart one that feels how strong you are and gives exactly enough.',
  minutes: 28,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['full body', 'legs', 'arms'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Couples who train often and talk well',
  leaveOut: 'You have a shoulder, knee or back injury; late in pregnancy, don’t lie on your back',
  caution:
    'The one who resists listens. Stop at once when the other says stop, and never jerk. Breathe while you push: holding the breath drives blood pressure up.',
  steps: [
    {
      text: 'Join both hands and march on the spot until you feel warm. Go on marching, and every few steps let go of one hand, open that arm behind you and look after it. Then the other way. Breathe out into each turn.',
      short: 'March, hands held, and turn open each way',
      reps: '10 each side',
      easier: 'Stand still and only turn.',
      harder: 'Bend your knees deeper with each turn.',
      seconds: 150,
      tempo: { out: 4, hold: 2, back: 4, rest: 2 },
      poses: [trunkTurn, handsHeldMarch, otherSide(trunkTurn)],
    },
    {
      text: 'Step one foot back and put palm to palm. {a} breathes out and pushes forward; {b} gives way slowly. Then {b} pushes back. Like sawing wood.',
      short: 'Palm to palm, saw back and forth',
      reps: '2 x 8 each',
      easier: 'Push with a quarter of your strength.',
      harder: 'Step your feet further apart.',
      seconds: 120,
      caution: 'Keep wrists straight and push from the legs.',
      tempo: { out: 3, hold: 0.3, back: 3, rest: 0.3 },
      poses: ['push-left', 'push-right'],
    },
    {
      text: 'Change the front foot and saw on. Try to keep the pressure in your hands the same all the time, whoever is moving. Long breaths out, shoulders low.',
      short: 'Change the front foot and saw on',
      reps: '2 x 8 each',
      easier: 'Stand closer.',
      harder: 'Bend your knees deeper.',
      seconds: 120,
      tempo: { out: 3, hold: 0.3, back: 3, rest: 0.3 },
      poses: [otherSide('push-left'), otherSide('push-right')],
    },
    {
      text: '{a} lets the arms hang. {b} holds the wrists. {a} lifts straight arms to shoulder height against the pressure, then lets them be pressed down slowly. Five lifts, rest, and twice more.',
      short: '{a} lifts the arms, {b} resists',
      reps: '3 x 5 lifts',
      easier: 'Lift one arm at a time.',
      harder: 'Hold at shoulder height for three counts.',
      seconds: 120,
      caution: 'Stop below any height where the shoulder pinches.',
      tempo: { out: 2.5, hold: 0.5, back: 4, rest: 1 },
      poses: ['resist-raise-low', 'resist-raise-high'],
    },
    {
      text: 'Trade roles. Now {b} lifts, and {a} presses. Begin with very little resistance and add some each time. The lifter decides, with a nod for more and a shake for less.',
      short: 'Trade: {b} lifts, {a} presses',
      reps: '3 x 5 lifts',
      easier: 'Lift with bent elbows.',
      harder: 'Ask for more pressure on the way down.',
      seconds: 120,
      tempo: { out: 2.5, hold: 0.5, back: 4, rest: 1 },
      poses: [mirrored(swap('resist-raise-low')), mirrored(swap('resist-raise-high'))],
    },
    {
      text: 'Hold each other’s wrists, toes near each other, and lean back with straight arms. Let each other’s weight open your backs. Look up, breathe, and enjoy doing nothing.',
      short: 'Hold wrists and lean back, arms straight',
      reps: '8 breaths',
      easier: 'Bend your elbows and lean less.',
      harder: 'Sit lower, arms still long.',
      seconds: 75,
      caution:
        'Bend your knees a little and come up together. In pregnancy, lean back only a hand’s width.',
      poses: [alike('lean-back', { neck: 206, head: 214, chest: 210 })],
    },
    {
      text: 'Sit with your legs wide and your hands joined. One pulls back like a rower while the other brakes all the way forward. Then change direction. Breathe out on the pull.',
      short: 'Legs wide, hands held, one rows and one brakes',
      reps: '20 each way',
      easier: 'Bend your knees.',
      harder: 'Take five counts each way.',
      seconds: 165,
      caution:
        'Fold from the hips. Stop at the first sharp pull in the inner thighs or the low back.',
      tempo: { out: 3, hold: 0.5, back: 3, rest: 0.5 },
      poses: [
        changed('straddle-back', {
          a: {
            spine: 212,
            chest: 214,
            neck: 202,
            head: 192,
            arms: { to: { partner: 'hand', by: [-22, 6] } },
          },
        }),
        changed('straddle-forward', {
          b: {
            spine: 212,
            chest: 214,
            neck: 202,
            head: 192,
            arms: { to: { partner: 'hand', by: [-22, 6] } },
          },
        }),
      ],
    },
    {
      text: '{a} lies down and lifts the legs, soles against {b}’s palms. Breathe out and push the legs longer while {b}, kneeling, leans in. Then let the knees come back slowly.',
      short: '{a} lies and pushes the legs, {b} leans in',
      reps: '2 x 12',
      easier: 'Push one leg at a time.',
      harder: 'Take four counts to bend the knees.',
      seconds: 165,
      caution:
        'Never push all the way to straight, locked knees. Not for the one lying down late in pregnancy.',
      tempo: { out: 1.8, hold: 0.6, back: 3, rest: 0.4 },
      poses: ['leg-press-bent', 'leg-press-long'],
    },
    {
      text: 'Change places: {b} lies down. {a} kneels with a straight back and gives a smooth push into the soles. Keep the low back on the mat and breathe out on the effort.',
      short: 'Change places, {b} pushes the legs',
      reps: '2 x 12',
      easier: 'Ask for less weight.',
      harder: 'Stop halfway for two counts.',
      seconds: 165,
      tempo: { out: 1.8, hold: 0.6, back: 3, rest: 0.4 },
      poses: [swap('leg-press-bent'), swap('leg-press-long')],
    },
    {
      text: '{a} lies face down. {b} kneels at the feet and holds the ankles. Breathe out and bend the knees against that hold, bringing the heels toward the seat. {b} brakes on the way down.',
      short: '{a} lies face down, bends the knees, {b} resists',
      reps: '2 x 8',
      easier: 'Bend one knee at a time.',
      harder: 'Take four counts to lower.',
      seconds: 150,
      caution:
        'Cramps come fast: use little force. Skip it with knee trouble. Pregnant? Stand at a wall, bend one knee at a time.',
      tempo: { out: 1.8, hold: 0.6, back: 3, rest: 3.2 },
      poses: ['leg-curl-low', 'leg-curl-high'],
    },
    {
      text: 'Trade for the last time: {b} lies down, rests the forehead and presses the hips into the mat. Draw the heels in, let {a} lower them. Both of you breathe in the same slow beat.',
      short: 'Last trade: {b} draws the heels in',
      reps: '2 x 8',
      easier: 'Do it without any resistance.',
      harder: 'Hold the heels close for three counts.',
      seconds: 150,
      tempo: { out: 1.8, hold: 0.6, back: 3, rest: 3.2 },
      poses: [swap('leg-curl-low'), swap('leg-curl-high')],
    },
    {
      text: 'Lie on your backs side by side, arms at rest. Tighten everything once more: fists, legs, faces. Hold for a breath and let it all go. Stay, and listen to each other breathe.',
      short: 'Side by side on your backs, tighten and let go',
      reps: '8 rounds',
      easier: 'Tighten only your hands and face.',
      harder: 'Tighten part by part, from the feet up.',
      seconds: 180,
      poses: [
        alike('savasana', {
          hands: 'fist',
          arms: [112, 118, 120],
          neck: 258,
          head: 246,
          legs: [88, 86],
        }),
        'savasana',
      ],
    },
  ],
};
