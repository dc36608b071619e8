import type { FigurePose, PairPose } from '../../../contract/workouts/poses.ts';
import { alike, apart, changed, otherSide, swap, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** Back to back, the ball at the holder's belly. */
const ballFront: PairPose = {
  a: {
    x: -48,
    facing: 'left',
    arms: { to: { own: 'chest', by: [24, -22] }, short: 0.9 },
    eyes: 'open',
  },
  b: { x: 48, facing: 'right', arms: [34, 70], eyes: 'open' },
  props: [{ kind: 'ball', held: ['a', 'handNear'] }],
};

/** Both turned to the same side of the room, the ball between them behind their hips. */
function sidePass(look: 'front' | 'back'): PairPose {
  const figure = {
    look,
    twist: look === 'front' ? 0.6 : -0.6,
    legs: { to: { floor: 8 } },
    eyes: 'open',
    armNear: { to: { at: [0, 148] } },
    armFar: { to: { at: [0, 148] }, layer: look === 'front' ? 'front' : 'back' },
  } as const satisfies Partial<FigurePose>;
  return changed(ballFront, { a: figure, b: figure });
}

export const catchAndCarry: WorkoutSource = {
  id: 213,
  title: 'Catch and Carry',
  description:
    'One ball keeps you busy from head to toe. You pass, chop, sit up and twist until it feels light.',
  minutes: 22,
  difficulty: 'Intermediate',
  equipment: ['ball'],
  focus: ['full body', 'core'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Couples who like to play; some fitness helps',
  leaveOut: 'You have acute back pain; from mid-pregnancy on, skip just the twists',
  caution:
    'Begin with a light ball: up to three kilos, about six pounds, is plenty. In pregnancy leave out the twists and the sit-ups, and pass the ball standing.',
  steps: [
    {
      text: 'Stand an arm’s length apart. One of you holds the ball at the chest, breathes out and hands it across. Fetch it back the same way. Pass calmly, with both hands, until your shoulders are warm.',
      short: 'Stand an arm’s length apart and pass the ball',
      reps: '20 passes',
      easier: 'Stand closer.',
      harder: 'Step back half a pace after every five.',
      seconds: 90,
      poses: ['ball-give', 'ball-chest'],
    },
    {
      text: 'Whoever gets the ball squats with it, and the partner squats along. Rise together, breathe out and pass at the top. Down with the breath in. Count to twenty between you.',
      short: 'Squat together, pass the ball at the top',
      reps: '20 between you',
      easier: 'Squat halfway.',
      harder: 'Hold the ball away from the chest.',
      seconds: 150,
      caution: 'Lift with the legs. If the back rounds, squat less deep.',
      poses: ['ball-squat', 'ball-give'],
    },
    {
      text: '{a} chops: ball up beside the ear, then down toward the outside of the knee as you bend your legs. {b} mirrors with empty hands. Breathe out on the way down. After eight, chop toward the second knee.',
      short: '{a} chops the ball high to low, {b} mirrors',
      reps: '2 x 8',
      easier: 'Chop only to hip height.',
      harder: 'Step out to the side with each chop.',
      seconds: 105,
      caution: 'Turn the hips along with the shoulders, so that the low back does not wring.',
      poses: ['ball-chop-high', 'ball-chop-low'],
    },
    {
      text: 'Hand the ball over. Now {b} chops, from high to low, and {a} follows empty-handed. Let your knees bend deeply and your arms stay long.',
      short: 'Hand it over, {b} chops',
      reps: '2 x 8',
      easier: 'Do it without the ball.',
      harder: 'Rise onto your toes at the top.',
      seconds: 105,
      poses: [swap('ball-chop-high'), swap('ball-chop-low')],
    },
    {
      text: 'Put the ball down and sit facing each other. Hug your knees and let your forehead grow heavy. Take six breaths, as slow as the two of you can agree on.',
      short: 'Sit down, hug your knees and breathe',
      reps: '6 breaths',
      easier: 'Lean back on your hands.',
      harder: 'Lift your feet and balance for a breath.',
      seconds: 60,
      poses: [
        alike('seated-knee-hug', { spine: 172, chest: 152, round: 0.5, neck: 136, head: 112 }),
      ],
    },
    {
      text: 'Stay seated, toes touching. The one with the ball rolls halfway back while the other rolls back too. Breathe out, both come up, and the ball changes hands in the middle.',
      short: 'Roll halfway back, come up and trade the ball',
      reps: '2 x 10',
      easier: 'Hold the backs of your thighs.',
      harder: 'Roll down to the shoulder blades.',
      seconds: 150,
      caution:
        'If your neck strains, or with a hernia or parted belly muscles, go only a quarter of the way down.',
      poses: ['ball-sit-top', 'ball-sit-low'],
    },
    {
      text: 'Lean back with your feet lifted, soles toward each other. {a} taps the ball beside one hip and the other hip, ten times. {b} moves the fists the same way.',
      short: 'Lean back, feet up, {a} taps the ball',
      reps: '2 x 10 each side',
      easier: 'Keep your heels on the floor.',
      harder: 'Straighten your legs a little.',
      seconds: 120,
      caution:
        'Heels on the floor if your low back rounds or aches, or with a hernia or parted belly muscles.',
      poses: ['russian-twist', 'russian-twist-over'],
    },
    {
      text: 'Pass the ball across your feet. Now {b} taps it left and right while {a} follows with closed fists. Turn from the ribs and let the breath come out with each tap.',
      short: 'Pass it across, {b} taps',
      reps: '2 x 10 each side',
      easier: 'Sit more upright.',
      harder: 'Tap more slowly.',
      seconds: 120,
      poses: [swap('russian-twist'), swap('russian-twist-over')],
    },
    {
      text: 'Stand up, back to back and a step apart. Turn to one side and hand the ball over behind your hips, turn to the other side and take it back. After ten rounds reverse the direction.',
      short: 'Back to back, hand the ball from side to side',
      reps: '2 x 10',
      easier: 'Stand closer and turn only a little.',
      harder: 'Pass faster.',
      seconds: 150,
      caution: 'Turn feet and hips along, so that no knee has to twist.',
      poses: [sidePass('front'), ballFront, sidePass('back')],
    },
    {
      text: 'Face each other, one foot ahead. Both lower into a lunge while one holds the ball at the chest and gives it across at the bottom. Rise with it. Change legs after ten passes.',
      short: 'Lunge together and pass the ball at the bottom',
      reps: '10 each leg',
      easier: 'Lunge half as deep.',
      harder: 'Hold the bottom for two counts.',
      seconds: 120,
      sides: { first: 'First leg', second: 'Second leg' },
      caution: 'Keep your front knee over your foot. Take a shorter step if it shakes.',
      mode: 'switch',
      tempo: { out: 2.4, hold: 0.6, back: 2.4, rest: 0.6 },
      poses: ['ball-lunge-give', upright('ball-lunge-high'), otherSide('ball-lunge-give')],
    },
    {
      text: 'Roll the ball away and sit with your legs long ahead of you, soles against your partner’s. Fold from the hips and let your hands meet above your feet. Breathe into the backs of your legs.',
      short: 'Sit with long legs, soles together, hands meet',
      reps: '10 breaths',
      easier: 'Sit on a folded towel.',
      harder: 'Hold each other’s wrists and stay longer.',
      seconds: 90,
      caution: 'Bend your knees when the back rounds too much.',
      poses: [
        alike(apart('seated-forward-fold', -14), {
          spine: 154,
          chest: 132,
          neck: 130,
          head: 124,
          arms: { to: { partner: 'hand', by: [0, -26] } },
        }),
      ],
    },
    {
      text: 'Open your legs wide and take hands. One leans back and draws the other gently forward, then the other way around. Move on the breath out, as slowly as you can bear.',
      short: 'Legs wide, hands held, draw each other forward',
      reps: '4 each way',
      easier: 'Bend your knees.',
      harder: 'Stay three breaths at each end.',
      seconds: 60,
      tempo: { out: 5, hold: 1.5, back: 5, rest: 1.5 },
      poses: ['straddle-back', 'straddle-forward'],
    },
  ],
};
