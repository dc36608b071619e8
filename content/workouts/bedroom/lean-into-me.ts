import { type FigurePose, vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { both } from '../../../illustration/poses/shared.ts';
import { alike } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const bowed: Partial<FigurePose> = {
  neck: 168,
  head: 160,
  arms: { to: { partner: 'hand', by: [0, -40] } },
};
const agreeing = vary(poseNamed('hands-held'), { a: { x: -52, ...bowed }, b: { x: 52, ...bowed } });
/** Bends less than to a table, so that there is room for two heads. */
const flatBacks = both(172, {
  spine: 112,
  chest: 102,
  neck: 84,
  head: 78,
  arms: { to: { partner: 'hand', by: [0, -4] } },
  legs: { to: { floor: 6 } },
});
const sunk: Partial<FigurePose> = {
  y: 82,
  spine: 182,
  chest: 192,
  neck: 190,
  head: 194,
  legNear: { to: { floor: 62 } },
  legFar: [334, 270, 268],
  armFar: [184, 194],
};
const firstKnee = vary(poseNamed('half-kneel-reach'), {
  a: { x: -84, ...sunk },
  b: { x: 84, ...sunk },
});
const onSlope = vary(poseNamed('seated-backbend-fold'), {
  b: { arms: { to: { own: 'heart', by: [4, 0] }, short: 0.6 } },
});
const carried = vary(traded('seated-backbend-fold'), {
  a: { arms: [58, 84, 104] },
});
const overhead = vary(poseNamed('supported-backbend'), {
  a: {
    armNear: { angles: [232, 250], layer: 'under' },
    armFar: { angles: [246, 266], layer: 'under' },
  },
});
const handsOnHeart = vary(traded('supported-backbend'), {
  b: { arms: { to: { own: 'heart', by: [4, 0] }, short: 0.6 }, neck: 250, head: 250 },
});
const bentKnees: Partial<FigurePose> = {
  legNear: { angles: [104, 56, 108], short: [0.74, 0.8] },
  legFar: { angles: [108, 62, 112], short: [0.74, 0.8] },
};
const rowOneWay = vary(poseNamed('straddle-forward'), { a: bentKnees, b: bentKnees });
const rowOtherWay = vary(poseNamed('straddle-back'), { a: bentKnees, b: bentKnees });
const otherKnee = vary(poseNamed('half-kneel-reach'), {
  a: {
    legFar: { to: { floor: 60 } },
    legNear: [338, 270, 268],
    armFar: { to: { partner: 'hand' } },
    armNear: [176, 184],
  },
  b: {
    legFar: { to: { floor: 60 } },
    legNear: [338, 270, 268],
    armFar: { to: { partner: 'hand' } },
    armNear: [176, 184],
  },
});

export const leanIntoMe: BedroomWorkoutSource = {
  id: 519,
  title: 'Lean Into Me',
  description:
    'Deep stretches that need two: counterbalances, shared backbends and long holds in contact, for bodies that know each other.',
  minutes: 26,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['back', 'hips', 'legs'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Experienced couples with two healthy backs',
  leaveOut: 'You’re pregnant, or have high blood pressure or a recent back or neck injury',
  caution:
    'Not in pregnancy, with high blood pressure, or with a recent back, neck or shoulder injury. Whoever carries weight decides how much.',
  touchKinds: ['hands', 'embrace', 'weight', 'stretching'],
  steps: [
    {
      text: 'Stand face to face, hold hands low and close your eyes. Ask: what do you want to be careful with tonight? Agree that stop means we come out slowly, together. Six deep breaths.',
      short: 'Hands low, eyes closed, agree what stop means',
      softer: 'Stand a step apart, hands your own. Say what you want to be careful with.',
      seconds: 60,
      poses: [agreeing],
    },
    {
      text: 'Hold each other’s wrists and walk your feet close. Breathe in tall. Breathe out and lean back from your ankles until your arms are long, hips low. Come up by bending the knees. Eight rounds.',
      short: 'Hold wrists, lean back from your ankles, five rounds',
      softer: 'Hold hands and stand tall. No leaning.',
      reps: '8 leans',
      easier: 'Bend your knees and lean less.',
      harder: 'Stay three breaths in each lean.',
      seconds: 120,
      caution: 'Dry hands, bare feet, no slippery rug. Lean less if shoulders or wrists hurt.',
      tempo: { out: 4, hold: 3, back: 3, rest: 2 },
      poses: ['hands-held', 'lean-back'],
      isCover: true,
    },
    {
      text: 'Hold each other’s wrists, step apart and bow forward until your backs are flat like a table. Press your hips away. Breathe into the sides of your ribs and let your heads sink between your arms.',
      short: 'Hold wrists, bow to two flat backs',
      softer: 'Hands on each other’s shoulders, knees soft, backs only a little bent.',
      reps: '16 breaths',
      easier: 'Walk your feet in and stay higher.',
      harder: 'Sink the chest lower between your arms.',
      seconds: 150,
      caution: 'Soft knees. With tight legs or a sore back, stay higher.',
      poses: [flatBacks],
    },
    {
      text: 'Kneel facing each other with one foot forward. Join one pair of hands and reach the other arm up. Let your hips sink forward and feel the front of the back leg. Breathe high into your ribs: this warms the spine for later.',
      short: 'Kneel in a lunge, one hand joined, other arm up',
      softer: 'Sit on your heels, hands held low, and breathe.',
      reps: '16 breaths',
      easier: 'Leave the free hand on your front thigh.',
      harder: 'Lift the back knee off the floor.',
      seconds: 150,
      caution: 'Pad the knee on the floor. Lower the arm if your lower back pinches.',
      poses: [firstKnee],
    },
    {
      text: 'Change legs and hands. Bring the other foot forward, hold with the other hand, lift the free arm. Look at each other and sink a little lower on each breath out.',
      short: 'Change legs and hands, sink a little lower',
      softer: 'Sit back, shake out the legs, and rest for a while.',
      reps: '16 breaths',
      easier: 'Sit back on your heels between breaths.',
      harder: 'Reach a little further back.',
      seconds: 150,
      caution: 'Keep the front knee over the foot, not past the toes.',
      poses: [otherKnee],
    },
    {
      text: 'Sit back to back, legs crossed. {a} folds forward and walks the hands out; {b} lies back along that slope, chest open. Breathe in opposite directions, like one bellows.',
      short: 'Sit back to back, {a} folds, {b} lies back',
      softer: 'Sit back to back, both upright, leaning lightly.',
      reps: '16 breaths',
      easier: 'Fold only until your elbows rest on your knees.',
      harder: 'Let the one on top open both arms wide.',
      seconds: 150,
      caution: 'The one in front says how deep. Support your own head if the neck tires.',
      poses: [onSlope],
    },
    {
      text: 'Rise slowly, vertebra by vertebra, and change direction. Now {b} bows and carries {a}, who opens the palms and lets the heart face the ceiling.',
      short: 'Change direction: {b} bows, {a} lies back',
      softer: 'Stay upright and let the backs of your heads meet.',
      reps: '16 breaths',
      easier: 'Sit upright and only lean.',
      harder: 'Reach the hands further out with each breath.',
      seconds: 150,
      caution: 'Roll up if you feel pressure in the lower back, and hug your knees instead.',
      poses: [carried],
    },
    {
      text: 'Stand back to back, spines warm now. {b} folds forward, hands on the thighs, knees bent. {a} leans back over that strong back, arms overhead. Three to five slow breaths, then roll up together.',
      short: 'Back to back, {b} folds, {a} leans back over',
      softer: 'Stand back to back, upright, and breathe.',
      reps: '3 to 5 breaths',
      easier: 'Stand back to back and only reach up.',
      harder: 'Let the arms sink beside your ears.',
      seconds: 75,
      intervals: { workSeconds: 45, restSeconds: 30, rounds: 1 },
      caution:
        'Only part of your weight, only with two healthy backs. Tingling, double vision or dizziness: come up.',
      poses: [overhead],
    },
    {
      text: 'Rest a few breaths, upright, then trade. {a} sets the feet wide and the knees soft before saying now. {b} leans back, keeps both feet on the floor and tucks the chin a little. Three to five breaths again.',
      short: 'Rest, then trade: {a} folds, {b} leans back',
      softer: 'Stay upright and rest. Trade only if you both like.',
      reps: '3 to 5 breaths',
      easier: 'Lean only with your shoulders.',
      harder: 'Breathe out twice as long while you lie there.',
      seconds: 75,
      intervals: { workSeconds: 45, restSeconds: 30, rounds: 1 },
      caution: 'Come up at once at any pinch in back or neck, or if either of you gets dizzy.',
      poses: [handsOnHeart],
    },
    {
      text: 'Sit face to face with legs wide, hold hands and row: one draws back, the other is drawn forward with a long spine. Three breaths at each end. Ask for more or less with your hands.',
      short: 'Legs wide, hands held, row back and forth',
      softer: 'Sit with bent knees and hold hands without pulling or leaning.',
      reps: '6 each way',
      easier: 'Bend your knees and hold a towel.',
      harder: 'Stay five breaths at each end.',
      seconds: 210,
      caution: 'Bend the knees as much as you like; never pull a partner past their yes.',
      tempo: { out: 4, hold: 12, back: 4, rest: 12 },
      poses: [rowOneWay, rowOtherWay],
    },
    {
      text: 'Bring your soles together, take each other’s hands and lift your feet between you. Lean back, chests proud, and balance. If you tumble, laugh and try again. Then rest.',
      short: 'Soles together, lift your feet and balance',
      softer: 'Keep your feet on the floor, soles near each other, hands held.',
      reps: '3 tries',
      easier: 'Keep one pair of feet on the floor.',
      harder: 'Straighten the legs a little more.',
      seconds: 120,
      caution: 'Bend the knees deeply if the backs of your legs or your lower back pull.',
      poses: [alike('boat-soles', { eyes: 'laughing' })],
    },
    {
      text: 'Kneel upright and wrap your arms around each other’s backs. Let your chins rest on each other’s shoulders. Stay for ten breaths and feel two hearts slow down.',
      short: 'Kneel and hold each other for ten breaths',
      softer: 'Sit side by side, an arm around, or just close.',
      seconds: 150,
      caution: 'Sit on your heels or stand instead if your knees have had enough.',
      poses: ['kneeling-embrace'],
    },
  ],
};
