import { type FigurePose, vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const joined: Partial<FigurePose> = {
  neck: 170,
  head: 166,
  arms: { to: { partner: 'hand', by: [0, 2] } },
};
const wishing = vary(poseNamed('forehead-to-forehead'), { a: joined, b: joined });

export const oneLongEvening: BedroomWorkoutSource = {
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
  suits: 'A free evening, and couples who know each other well',
  leaveOut: 'You have back, neck or balance trouble (just the dip)',
  caution:
    'Leave out the dip with back, neck or balance trouble and in pregnancy. Keep cloth and cushions away from flames. No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot.',
  touchKinds: [
    'hands',
    'faces',
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
      text: 'Stand close, both hands joined over your hearts, foreheads near. Ask: what do you wish for from this evening? Listen to the whole answer. Promise each other that no stays easy to say.',
      short: 'Hands over your hearts, ask what you wish for tonight',
      softer: 'Hands on your own hearts. Wish for less, if less is better.',
      seconds: 60,
      poses: [wishing],
    },
    {
      text: 'Put on music and come into each other’s arms: hands on the waist, hands on the shoulders. Sway, turn, hum. Let two or three songs pass and warm your bodies through.',
      short: 'Into each other’s arms, sway to the music',
      softer: 'Stand side by side and let the music play.',
      seconds: 240,
      tempo: { out: 2, hold: 0.2, back: 2, rest: 0.2 },
      poses: [
        'dance-close',
        vary(poseNamed('dance-close'), {
          a: { x: -18, spine: 174, head: 164, legs: { to: { floor: -14 } } },
          b: { x: 46, spine: 187, head: 176, legs: { to: { floor: 14 } } },
        }),
      ],
    },
    {
      text: 'A small dip: {a} steps wide, bends the knees and holds {b}’s back with both arms. {b} keeps a hand on that shoulder, both feet down, and leans back on the breath out.',
      short: 'A small dip, both feet down, on the breath out',
      softer: 'No dip. Stand close and breathe out together.',
      seconds: 90,
      caution:
        'Low and slow. The one leaning can stand up alone at any time; the one holding bends the knees, not the back.',
      poses: ['slow-dance-dip'],
      isCover: true,
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
      text: 'Stand side by side, an arm’s length apart, outer hands joined in an arch above you, inner hands low. Let your hips drift apart and breathe into the long side. Then trade places for the second side.',
      short: 'Side by side, arch overhead, then trade sides',
      softer: 'Stand tall, inner hands joined, and do not lean.',
      seconds: 120,
      sides: { first: 'First side', second: 'Second side' },
      caution: 'Keep the lean small if your lower back or shoulder feels it sharply.',
      mode: 'switch',
      poses: ['side-bend-crescent', traded('side-bend-crescent')],
    },
    {
      text: '{a} sits down on a chair. {b} stands behind and slides warm fingers into the hair: slow circles over the whole scalp. Every so often, hold still and just let the head rest.',
      short: '{a} sits, {b} circles over the scalp',
      softer: 'Rest one hand on the head, over the hair, and keep it still.',
      seconds: 150,
      poses: ['chair-scalp'],
    },
    {
      text: 'Change over at the chair: {b} sits. {a} begins at the hairline and wanders down to the nape. Whoever sits may sigh, or say where.',
      short: 'Change over at the chair: {b} sits',
      softer: 'Stay seated side by side and close your eyes.',
      seconds: 150,
      poses: [traded('chair-scalp')],
    },
    {
      text: 'Move to the bed. {a} sits on the edge and lets the back round. {b} kneels behind, sitting on the heels, and strokes down both sides of the spine with whole palms. Follow the breath.',
      short: 'On the bed, stroke down both sides of the spine',
      softer: 'Sit next to each other on the edge, shoulders touching.',
      seconds: 180,
      caution: 'Muscles only. No pressure on the spine, and light over the lower ribs.',
      poses: ['bed-edge-back'],
    },
    {
      text: 'Trade again. {a} lets the first three strokes be too light and the next three just right. {b} hangs the head, drops the shoulders and hands over the day.',
      short: 'Trade: three light strokes, then three just right',
      softer: 'One still hand between the shoulder blades, or none.',
      seconds: 180,
      poses: [traded('bed-edge-back')],
    },
    {
      text: 'On a blanket, {a} sits cross-legged. {b} lies down, head in that lap, legs long. Lay both hands on the shoulders and ease them gently down on every breath out.',
      short: 'Head in the lap, ease the shoulders down',
      softer: 'Lie side by side instead, heads on their own pillows.',
      seconds: 150,
      caution:
        'Hands stay on the shoulders, off the throat. Stretch your legs out if sitting gets tight.',
      poses: ['lap-shoulders'],
    },
    {
      text: 'Trade laps: {b} sits, {a} lies down. Hold the shoulders as if your partner were asleep already. Nothing to fix now. Breathe slowly enough for both.',
      short: 'Trade laps: hold {a}’s shoulders',
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
};
