import { otherSide, swap, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

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
  caution: 'Begin with a light ball. Anything up to six pounds is plenty.',
  steps: [
    {
      text: 'Stand an arm’s length apart. One of you holds the ball at the chest, breathes out and hands it across. Fetch it back the same way. Pass calmly, with both hands, until your shoulders are warm.',
      short: 'Stand an arm’s length apart and pass the ball',
      seconds: 90,
      poses: ['ball-give', 'ball-chest'],
    },
    {
      text: 'Whoever gets the ball squats with it, and the partner squats along. Rise together, breathe out and pass at the top. Down with the breath in. Count to twenty between you.',
      short: 'Squat together, pass the ball at the top',
      seconds: 150,
      caution: 'Lift with the legs. If the back rounds, squat less deep.',
      poses: ['ball-squat', 'ball-give'],
    },
    {
      text: 'One of you chops: ball up beside the ear, then down toward the outside of the knee as you bend your legs. The other mirrors with empty hands. Breathe out on the way down.',
      short: 'One chops the ball high to low, one mirrors',
      seconds: 105,
      caution: 'Turn the hips along with the shoulders, so that the low back does not wring.',
      poses: ['ball-chop-high', 'ball-chop-low'],
    },
    {
      text: 'Hand the ball over. The other chops now, from high to low, and the first follows empty-handed. Let your knees bend deeply and your arms stay long.',
      short: 'Hand it over, the other chops',
      seconds: 105,
      poses: [swap('ball-chop-high'), swap('ball-chop-low')],
    },
    {
      text: 'Put the ball down and sit facing each other. Hug your knees and let your forehead grow heavy. Take six breaths, as slow as the two of you can agree on.',
      short: 'Sit down, hug your knees and breathe',
      seconds: 60,
      poses: ['seated-knee-hug'],
    },
    {
      text: 'Stay seated, toes touching. The one with the ball rolls halfway back while the other rolls back too. Breathe out, both come up, and the ball changes hands in the middle.',
      short: 'Roll halfway back, come up and trade the ball',
      seconds: 150,
      caution: 'If your neck strains, go only a quarter of the way down.',
      poses: ['ball-sit-top', 'ball-sit-low'],
    },
    {
      text: 'Lean back with your feet lifted, shins crossing the middle. The one with the ball taps it beside one hip and the other hip, ten times. The partner moves the fists the same way.',
      short: 'Lean back, feet up, tap the ball side to side',
      seconds: 120,
      caution: 'Put your heels on the floor if your low back rounds or aches.',
      poses: ['russian-twist', 'russian-twist-over'],
    },
    {
      text: 'Pass the ball across your feet. The other one taps it left and right while the first follows with closed fists. Turn from the ribs and let the breath come out with each tap.',
      short: 'Pass it across, the other taps',
      seconds: 120,
      poses: [swap('russian-twist'), swap('russian-twist-over')],
    },
    {
      text: 'Stand up, back to back and a step apart. Pass the ball over your heads. Then bend your knees and pass it low between your legs. After ten rounds reverse the direction.',
      short: 'Back to back, pass the ball high, then low',
      seconds: 150,
      caution: 'Dizzy from the folding? Pass at the side of the hip instead.',
      poses: ['ball-pass-high', 'ball-pass-middle', 'ball-pass-low'],
    },
    {
      text: 'Face each other, one foot ahead. Both lower into a lunge while one holds the ball at the chest and gives it across at the bottom. Rise with it. Change legs after ten passes.',
      short: 'Lunge together and pass the ball at the bottom',
      seconds: 120,
      caution: 'Keep your front knee over your foot. Take a shorter step if it shakes.',
      poses: ['ball-lunge-give', upright('ball-lunge-high'), otherSide('ball-lunge-give')],
    },
    {
      text: 'Roll the ball away and sit with your legs long ahead of you, soles toward your partner. Fold from the hips and rest your hands on your shins. Breathe into the backs of your legs.',
      short: 'Sit with long legs, soles together, and fold',
      seconds: 90,
      caution: 'Bend your knees when the back rounds too much.',
      poses: ['seated-forward-fold'],
    },
    {
      text: 'Open your legs wide and take hands. One leans back and draws the other gently forward, then the other way around. Move on the breath out, as slowly as you can bear.',
      short: 'Legs wide, hands held, draw each other forward',
      seconds: 60,
      poses: ['straddle-back', 'straddle-forward'],
    },
  ],
};
