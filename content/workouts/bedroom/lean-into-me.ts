import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

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
  caution:
    'Not in pregnancy, with high blood pressure, or with a recent back, neck or shoulder injury. Whoever carries weight decides how much.',
  touchKinds: ['hands', 'embrace', 'weight', 'stretching'],
  steps: [
    {
      text: 'Stand face to face, hold hands low and close your eyes. Ask: what do you want to be careful with tonight? Agree that stop means we come out slowly, together. Six deep breaths.',
      short: 'Hands low, eyes closed, agree what stop means',
      softer: 'Stand a step apart, hands your own. Say what you want to be careful with.',
      seconds: 60,
      poses: ['hands-held-breath'],
    },
    {
      text: 'Hold on firmly and walk your feet close. Breathe in tall. Breathe out and lean back from your ankles until your arms are long, hips low. Come up by bending the knees. Five rounds.',
      short: 'Hold firmly, lean back from your ankles, five rounds',
      softer: 'Hold hands and stand tall. No leaning.',
      seconds: 120,
      caution: 'Dry hands, bare feet, no slippery rug. Lean less if shoulders or wrists protest.',
      poses: ['hands-held', 'lean-back'],
    },
    {
      text: 'Step apart and bow forward until your hands rest on each other’s shoulders, backs flat like a table. Press your hips away. Breathe into the armpits and let your heads hang.',
      short: 'Hands on shoulders, bow to two flat backs',
      softer: 'Hands on each other’s shoulders, knees soft, backs only a little bent.',
      seconds: 120,
      caution: 'Soft knees. With tight legs or a sore back, stay higher.',
      poses: ['fold-table'],
    },
    {
      text: 'Stand back to back. One of you folds forward, hands on the thighs, knees bent. The other leans back over that strong back, arms opening overhead. Three to five slow breaths, then roll up together.',
      short: 'Back to back, one folds, one leans back over',
      softer: 'Stand back to back, upright, and breathe.',
      seconds: 120,
      caution:
        'Only a part of your weight, and only with two healthy backs. Otherwise stand back to back and just reach up.',
      poses: ['supported-backbend'],
    },
    {
      text: 'Rest a few breaths, upright, then trade. The new base sets feet wide and knees soft before saying now. The one on top keeps both feet on the floor and the chin a little tucked.',
      short: 'Rest, then trade: a new base',
      softer: 'Stay upright and rest. Trade only if you both like.',
      seconds: 120,
      caution: 'Come up at once at any pinch in back or neck, or if either of you gets dizzy.',
      poses: [traded('supported-backbend')],
    },
    {
      text: 'Kneel facing each other with one foot forward. Join one pair of hands and reach the other arm up. Let your hips sink forward and feel the front of the back leg. Breathe high into your ribs.',
      short: 'Kneel in a lunge, one hand joined, other arm up',
      softer: 'Sit on your heels, hands held low, and breathe.',
      seconds: 150,
      caution: 'Pad the knee on the floor. Lower the arm if your lower back pinches.',
      poses: ['half-kneel-reach'],
    },
    {
      text: 'Change legs and hands. Bring the other foot forward, hold with the other hand, lift the free arm. Look at each other and sink a little lower on each breath out.',
      short: 'Change legs and hands, sink a little lower',
      softer: 'Sit back, shake out the legs, and rest for a while.',
      seconds: 150,
      caution: 'Keep the front knee over the foot, not past the toes.',
      poses: [otherKnee],
    },
    {
      text: 'Sit back to back, legs crossed. One of you folds forward and walks the hands out; the other lies back along that slope, chest open. Breathe in opposite directions, like one bellows.',
      short: 'Sit back to back, one folds, one lies back',
      softer: 'Sit back to back, both upright, leaning lightly.',
      seconds: 150,
      caution: 'The one in front says how deep. Support your own head if the neck tires.',
      poses: ['seated-backbend-fold'],
    },
    {
      text: 'Rise slowly, vertebra by vertebra, and change direction. Now the other one bows, and you, who bowed, are carried. Open your palms, and let your heart face the ceiling.',
      short: 'Change direction, the other bows',
      softer: 'Stay upright and let the backs of your heads meet.',
      seconds: 150,
      caution: 'Roll up if you feel pressure in the lower back, and hug your knees instead.',
      poses: [traded('seated-backbend-fold')],
    },
    {
      text: 'Sit face to face with legs wide, hold hands and row: one draws back, the other is drawn forward with a long spine. Three breaths at each end. Ask for more or less with your hands.',
      short: 'Legs wide, hands held, row back and forth',
      softer: 'Sit with bent knees and hold hands without pulling or leaning.',
      seconds: 180,
      caution: 'Bend the knees as much as you like; never pull a partner past their yes.',
      poses: ['straddle-forward', 'straddle-back'],
    },
    {
      text: 'Bring your soles together, take each other’s hands and lift your feet between you. Lean back, chests proud, and balance. If you tumble, laugh and try again. Then rest.',
      short: 'Soles together, lift your feet and balance',
      softer: 'Keep your feet on the floor, soles near each other, hands held.',
      seconds: 90,
      caution: 'Bend the knees deeply if the backs of your legs or your lower back pull.',
      poses: ['boat-soles'],
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
