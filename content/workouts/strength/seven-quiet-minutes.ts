import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const sevenQuietMinutes: WorkoutSource = {
  id: 212,
  title: 'Seven Quiet Minutes',
  description:
    'No jumps, no noise, no equipment. You push and pull against each other while the house sleeps.',
  minutes: 7,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['arms', 'legs', 'shoulders'],
  impact: 'quiet',
  positions: ['standing'],
  caution: 'Breathe all the time while you push. Holding the breath drives blood pressure up.',
  steps: [
    {
      text: 'Stand close, palm against palm at chest height, elbows bent. Both press for five counts with a slow breath out. Let go for five with the breath in. Start with half your strength.',
      short: 'Palm to palm, press for five, let go for five',
      seconds: 60,
      poses: ['palms-press'],
    },
    {
      text: 'One of you bends the elbows and turns the palms up. The other lays both hands on top and pushes down lightly. The first curls the hands up against that weight, then lowers slowly.',
      short: 'One curls, the other pushes down lightly',
      seconds: 60,
      poses: ['resist-curl-low', 'resist-curl-high'],
    },
    {
      text: 'Trade. The one who pushed now curls, and the other gives the weight. Ask whether it should be more or less. Breathe out on the way up, in on the way down.',
      short: 'Trade: the other curls now',
      seconds: 60,
      poses: [swap('resist-curl-low'), swap('resist-curl-high')],
    },
    {
      text: 'Hands on each other’s shoulders, one foot behind. Lean in like two cards and press the back heels down. Push steadily without moving anywhere. Long quiet breaths.',
      short: 'Hands on shoulders, lean in like two cards',
      seconds: 75,
      caution: 'Push from the legs and keep the neck long. Ease off if a shoulder twinges.',
      poses: ['calf-push'],
    },
    {
      text: 'Change feet and lean in again. This time one gives a little more, then the other, like a slow tide between you. Feel the calf of the back leg lengthen as you breathe.',
      short: 'Change feet and lean in again',
      seconds: 75,
      poses: [otherSide('calf-push')],
    },
    {
      text: 'Hold each other’s wrists, lean back and sit down until your arms are long. You balance because the other is there. Stay for three breaths, pull up gently, rest and sit again.',
      short: 'Hold wrists, lean back and sit low',
      seconds: 90,
      caution:
        'Hold wrists, not fingers. With sore knees stay high; in pregnancy use a chair behind you.',
      poses: ['counter-squat-high', 'counter-squat-low'],
    },
  ],
};
