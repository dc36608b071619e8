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

/** Two long evenings. */
export const eveningBedroom: readonly BedroomWorkoutSource[] = [
  {
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
  },
  {
    id: 520,
    title: 'One Long Evening',
    description:
      'Half an hour that has it all: a dance with a dip, an arch for two, hair, backs, a lap to lie in and a quiet end.',
    minutes: 30,
    difficulty: 'Advanced',
    equipment: ['chair', 'blanket'],
    focus: ['closeness', 'back', 'neck'],
    impact: 'quiet',
    positions: ['standing', 'chair', 'floor', 'bed'],
    caution:
      'Leave out the dip with back, neck or balance trouble and in pregnancy. Keep hair, cloth and cushions away from open flames.',
    touchKinds: [
      'hands',
      'embrace',
      'lap',
      'words',
      'shoulders',
      'back',
      'hair',
      'dance',
      'weight',
      'stretching',
    ],
    steps: [
      {
        text: 'Stand close, a hand on your partner’s heart, a hand on your own. Ask: what do you wish for from this evening? Listen to the whole answer. Promise each other that no stays easy to say.',
        short: 'Hand on heart, ask what you wish for tonight',
        softer: 'Hands on your own hearts. Wish for less, if less is better.',
        seconds: 60,
        poses: ['standing-hearts'],
      },
      {
        text: 'Put on music and come into each other’s arms: hands on the waist, hands on the shoulders. Sway, turn, hum. Let two or three songs pass and warm your bodies through.',
        short: 'Into each other’s arms, sway to the music',
        softer: 'Stand side by side and let the music play.',
        seconds: 240,
        poses: [
          'dance-close',
          vary(poseNamed('dance-close'), {
            a: { x: -18, spine: 174, head: 164, legs: { to: { floor: -14 } } },
            b: { x: 46, spine: 187, head: 176, legs: { to: { floor: 14 } } },
          }),
        ],
      },
      {
        text: 'A small dip: one of you steps wide, bends the knees and holds the other’s back with both arms. The other keeps a hand on that shoulder, both feet down, and leans back on the breath out.',
        short: 'A small dip, both feet down, on the breath out',
        softer: 'No dip. Stand close and breathe out together.',
        seconds: 90,
        caution:
          'Low and slow. The one leaning can stand up alone at any time; the one holding bends the knees, not the back.',
        poses: ['slow-dance-dip'],
      },
      {
        text: 'Trade the dip. Say ready, hear ready, then go. Only as deep as you both keep smiling. Two or three times, with a full breath standing tall in between.',
        short: 'Trade the dip: say ready, hear ready',
        softer: 'Leave out the trade. Hold hands and rest.',
        seconds: 90,
        caution: 'Unequal in size? Make it a lean to the side with both feet wide instead.',
        poses: [traded('slow-dance-dip')],
      },
      {
        text: 'Stand hip to hip, outer hands joined in an arch above you, inner hands low. Lean away from your joined feet and breathe into the long side. Then trade places for the second side.',
        short: 'Hip to hip, arch overhead, then trade sides',
        softer: 'Stand tall, inner hands joined, and do not lean.',
        seconds: 120,
        caution: 'Keep the lean small if your lower back or shoulder feels it sharply.',
        poses: ['side-bend-crescent', traded('side-bend-crescent')],
      },
      {
        text: 'One of you sits down on a chair. The other stands behind and slides warm fingers into the hair: slow circles over the whole scalp. Every so often, hold still and just let the head rest.',
        short: 'One sits, the other circles over the scalp',
        softer: 'Rest one hand on the head, over the hair, and keep it still.',
        seconds: 150,
        poses: ['chair-scalp'],
      },
      {
        text: 'Change over at the chair. Begin at the hairline and wander to the nape, as if you were looking for something small. The one who sits may sigh, or say where.',
        short: 'Change over at the chair',
        softer: 'Stay seated side by side and close your eyes.',
        seconds: 150,
        poses: [traded('chair-scalp')],
      },
      {
        text: 'Move to the bed. One sits on the edge and lets the back round. The other kneels behind, sitting on the heels, and strokes down both sides of the spine with whole palms. Follow the breath.',
        short: 'On the bed, stroke down both sides of the spine',
        softer: 'Sit next to each other on the edge, shoulders touching.',
        seconds: 180,
        caution: 'Muscles only. No pressure on the spine, and light over the lower ribs.',
        poses: ['bed-edge-back'],
      },
      {
        text: 'Trade again. New giver, let the first three strokes be too light and the next three just right. New receiver, hang your head, drop your shoulders and hand over the day.',
        short: 'Trade: three light strokes, then three just right',
        softer: 'One still hand between the shoulder blades, or none.',
        seconds: 180,
        poses: [traded('bed-edge-back')],
      },
      {
        text: 'On a blanket, one of you sits cross-legged. The other lies down, head in that lap, legs long. Lay both hands on the shoulders and ease them gently down on every breath out.',
        short: 'Head in the lap, ease the shoulders down',
        softer: 'Lie side by side instead, heads on their own pillows.',
        seconds: 150,
        caution:
          'Hands stay on the shoulders, off the throat. Stretch your legs out if sitting gets tight.',
        poses: ['lap-shoulders'],
      },
      {
        text: 'Give up your place in the lap and offer your own. Hold your partner’s shoulders as if they were asleep already. Nothing to fix now. Breathe slowly enough for both.',
        short: 'Trade laps and hold the shoulders',
        softer: 'Stay where you are. A hand to hold is enough.',
        seconds: 150,
        poses: [traded('lap-shoulders')],
      },
      {
        text: 'Lie down head to head on your backs, knees bent, and reach back until your hands meet above you. Say thank you, upside down. Then close your eyes and let the evening go quiet.',
        short: 'Head to head on your backs, hands meet above',
        softer: 'Lie side by side, knees bent, and say thank you.',
        seconds: 240,
        caution:
          'If reaching back strains your shoulders, lay your hands on your own belly. Lie on your side in late pregnancy.',
        poses: ['head-to-head'],
      },
    ],
  },
];
