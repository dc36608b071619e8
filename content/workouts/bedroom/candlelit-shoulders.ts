import { type FigurePose, vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const longEmbrace = vary(poseNamed('embrace'), {
  a: {
    arms: { to: { partner: 'lowBack', by: [0, 6] }, end: 150 },
    look: 'front',
    neck: 182,
    head: 172,
  },
  b: {
    arms: { to: { partner: 'upperBack', by: [-4, 12] }, end: 134 },
    look: 'front',
    neck: 172,
    head: 154,
  },
});
const handsLow: Partial<FigurePose> = {
  spine: 174,
  arms: { to: { partner: 'hand', by: [0, -34] } },
};
const foreheads = vary(poseNamed('forehead-to-forehead'), { a: handsLow, b: handsLow });

export const candlelitShoulders: BedroomWorkoutSource = {
  id: 503,
  title: 'Candlelit Shoulders',
  description:
    'One chair, two pairs of tired shoulders: a full neck and shoulder massage, first for one of you, then the other.',
  minutes: 15,
  difficulty: 'Beginner',
  equipment: ['chair'],
  focus: ['shoulders', 'neck'],
  impact: 'quiet',
  positions: ['chair', 'standing'],
  suits: 'Stiff necks, and people who like to be looked after',
  leaveOut: 'Your neck is being treated',
  caution:
    'Press only on muscle, never on spine, throat or front of the neck. Light in pregnancy; stop if anyone feels dizzy. No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot.',
  touchKinds: ['hands', 'faces', 'embrace', 'words', 'shoulders', 'hair'],
  steps: [
    {
      text: '{a} sits down on the chair, feet flat. {b} stands in front, takes both hands and asks: may I begin, and where should I be careful? Wait for the yes, then share five slow breaths.',
      short: '{a} sits, {b} takes both hands and asks',
      softer: 'Stand near the chair with your hands your own, and breathe together first.',
      seconds: 60,
      poses: ['chair-asked'],
    },
    {
      text: '{b} stands behind and kneads the shoulders between thumbs and fingers like warm dough, then strokes down beside the upper spine with flat palms. Press on the breath out. Ask: firmer or softer?',
      short: 'Knead the shoulders and stroke down beside the spine',
      softer: 'Rest flat, still hands on the shoulders. No kneading.',
      seconds: 150,
      tempo: { out: 2, hold: 0.4, back: 2, rest: 0.4 },
      poses: ['chair-upper-back', 'chair-shoulders'],
    },
    {
      text: '{a} lets the forehead sink into one of {b}’s palms. The other hand cups the back of the neck and squeezes the muscles on both sides, softly and slowly, up to the edge of the hair.',
      short: 'Forehead in one palm, squeeze the neck softly',
      softer: 'Keep your head where it is easy. One warm hand rests on the upper back.',
      seconds: 90,
      caution: 'Stay at the back of the neck. No pressure on the sides of the throat, no twisting.',
      poses: ['chair-nape-forehead'],
    },
    {
      text: '{b} sweeps both hands from the shoulders down to the elbows and lets them glide off, again and again. {a} breathes out with each stroke and lets the arms hang heavy.',
      short: 'Sweep from the shoulders down to the elbows',
      softer: 'One slow stroke down the arms, then let go and rest.',
      seconds: 90,
      tempo: { out: 3, hold: 0.4, back: 2, rest: 0.4 },
      poses: ['chair-shoulders', 'chair-arms'],
    },
    {
      text: 'Turn the chair around and change places. {b} sits astride, both arms over its back. {a} stands behind, asks how firm, and lays two quiet hands on the back for a few breaths.',
      short: 'Trade: {b} leans on the chair’s back, {a} asks',
      softer: 'Change places only if you both like. Otherwise sit side by side and rest.',
      seconds: 45,
      caution: 'Brace the chair against the bed or a wall, so that it cannot tip.',
      poses: [traded('astride-asked')],
    },
    {
      text: '{a} kneads slowly from the edge of the shoulders in toward the neck and back out, then leans in and circles with both palms between the shoulder blades. {b} says where the spot is.',
      short: 'Knead toward the neck, circle between the blades',
      softer: 'Quiet palms on the shoulders, as light as a scarf.',
      seconds: 150,
      tempo: { out: 2, hold: 0.4, back: 2, rest: 0.4 },
      poses: [traded('astride-shoulders'), traded('astride-back')],
      isCover: true,
    },
    {
      text: '{b} bows the head over the folded arms. {a} holds the back of the neck with soft fingers and makes small slow circles just under the skull, left and right together.',
      short: 'Small slow circles just under the skull',
      softer: 'Head up, eyes closed. One still hand between the shoulder blades.',
      seconds: 90,
      caution: 'If the receiver feels light-headed, stop, look up slowly and drink some water.',
      poses: [traded('astride-neck')],
    },
    {
      text: '{a} runs the fingers once through the hair, then draws long strokes over the shoulders and along the arms, slower each time, until the last one is hardly a touch at all.',
      short: 'Long strokes over shoulders and arms, slower each time',
      softer: 'One last light stroke, then hands away. Stay near.',
      seconds: 90,
      tempo: { out: 3, hold: 0.4, back: 2, rest: 0.4 },
      poses: [traded('astride-hair'), traded('astride-arms')],
    },
    {
      text: 'Come to standing and hold each other, one with the arms around the waist, the other around the shoulders. Stay longer than you usually would, and feel each other breathe.',
      short: 'Stand and hold each other longer than usual',
      softer: 'Stand side by side and hold hands, or just stand close.',
      seconds: 75,
      poses: [longEmbrace],
    },
    {
      text: 'Loosen the embrace, take both hands and lean forehead to forehead. Whisper one thing your partner’s hands did just right tonight.',
      short: 'Foreheads together, whisper one thing',
      softer: 'Hold each other’s hands and share a breath. No words needed.',
      seconds: 60,
      poses: [foreheads],
    },
  ],
};
