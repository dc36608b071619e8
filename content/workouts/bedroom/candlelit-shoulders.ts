import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

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
  leaveOut: 'A neck under treatment',
  caution:
    'Press only on muscle: never on the spine, the throat or the front of the neck. In pregnancy keep the pressure light and stop if anyone feels dizzy.',
  touchKinds: ['faces', 'embrace', 'words', 'shoulders', 'hair'],
  steps: [
    {
      text: 'One of you sits on a chair, feet flat, hands on the thighs. The other stands behind and asks: may I begin? Wait for the yes, then rest both hands on the shoulders and share five breaths.',
      short: 'One sits, the other asks and rests both hands',
      softer:
        'Stand behind the chair with your hands off the shoulders, and breathe together first.',
      seconds: 60,
      poses: ['chair-shoulders'],
    },
    {
      text: 'Standing partner, knead the shoulders between thumbs and fingers like warm dough, then stroke down beside the upper spine with flat palms. Press as your partner breathes out. Ask for firmer or softer.',
      short: 'Knead the shoulders and stroke down beside the spine',
      softer: 'Rest flat, still hands on the shoulders. No kneading.',
      seconds: 150,
      tempo: { out: 2, hold: 0.4, back: 2, rest: 0.4 },
      poses: ['chair-upper-back', 'chair-shoulders'],
    },
    {
      text: 'Seated partner, let your chin sink a little. Standing partner, cup the back of the neck with warm hands and squeeze the muscles on both sides, softly and slowly, up to the edge of the hair.',
      short: 'Cup the neck and squeeze softly on both sides',
      softer: 'Keep your head where it is easy. One warm hand rests on the upper back.',
      seconds: 90,
      caution: 'Stay at the back of the neck. No pressure on the sides of the throat, no twisting.',
      poses: ['chair-neck'],
    },
    {
      text: 'Sweep both hands from the shoulders down to the elbows and let them glide off, again and again. The one on the chair breathes out with each stroke and lets the arms hang heavy.',
      short: 'Sweep from the shoulders down to the elbows',
      softer: 'One slow stroke down the arms, then let go and rest.',
      seconds: 90,
      tempo: { out: 3, hold: 0.4, back: 2, rest: 0.4 },
      poses: ['chair-shoulders', 'chair-arms'],
    },
    {
      text: 'Change places without hurry. The new giver stands behind the chair, warms the palms, asks how firm and where, and lays quiet hands on the shoulders for a few shared breaths.',
      short: 'Change places, ask first, rest your hands',
      softer: 'Change places only if you both like. Otherwise sit side by side and rest.',
      seconds: 45,
      poses: [traded('chair-shoulders')],
    },
    {
      text: 'Knead slowly from the edge of the shoulders in toward the neck and back out. Then lean in and circle with your palms between the shoulder blades. Receiver, say when you have found the spot.',
      short: 'Knead toward the neck, circle between the blades',
      softer: 'Quiet palms on the shoulders, as light as a scarf.',
      seconds: 150,
      tempo: { out: 2, hold: 0.4, back: 2, rest: 0.4 },
      poses: [traded('chair-upper-back'), traded('chair-shoulders')],
    },
    {
      text: 'The one on the chair bows the head. The one behind holds the back of the neck with soft fingers and makes small slow circles just under the skull, left and right together.',
      short: 'Small slow circles just under the skull',
      softer: 'Head up, eyes closed. One still hand between the shoulder blades.',
      seconds: 90,
      caution: 'If the receiver feels light-headed, stop, look up slowly and drink some water.',
      poses: [traded('chair-neck')],
    },
    {
      text: 'Run your fingers once through the hair, then draw long strokes over the shoulders and along the arms, slower each time, until the last one is hardly a touch at all.',
      short: 'Long strokes over shoulders and arms, slower each time',
      softer: 'One last light stroke, then hands away. Stay near.',
      seconds: 90,
      tempo: { out: 3, hold: 0.4, back: 2, rest: 0.4 },
      poses: [traded('chair-scalp'), traded('chair-arms')],
    },
    {
      text: 'Come to standing and hold each other, arms around each other’s backs. Stay longer than you usually would. Let your breath move against your partner’s breath.',
      short: 'Stand and hold each other longer than usual',
      softer: 'Stand side by side and hold hands, or just stand close.',
      seconds: 75,
      poses: ['standing-embrace-breath'],
    },
    {
      text: 'Loosen the embrace, rest your hands on each other’s shoulders and lean forehead to forehead. Whisper one thing your partner’s hands did just right tonight.',
      short: 'Foreheads together, whisper one thing',
      softer: 'Hold each other’s hands and share a breath. No words needed.',
      seconds: 60,
      poses: ['forehead-to-forehead'],
    },
  ],
};
