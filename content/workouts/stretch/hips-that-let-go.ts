import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const hipsThatLetGo: WorkoutSource = {
  id: 104,
  title: 'Hips That Let Go',
  description:
    'Twenty minutes for tight hips, from standing circles to long holds on the mat, with someone across from you to breathe with.',
  minutes: 20,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['hips', 'legs'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  caution:
    'Leave out the pigeon and use the lying figure four twice if you have a knee or hip injury. In late pregnancy, keep every hold shorter and higher.',
  steps: [
    {
      text: 'Stand side by side with your hands on your hips. Draw slow circles with your pelvis as if stirring a big pot. Change direction whenever you like. Keep your knees soft and let your breath run freely.',
      short: 'Hands on hips, draw slow circles side by side',
      seconds: 90,
      poses: ['hip-circle-left', 'hip-circle-right'],
    },
    {
      text: 'Take a wide stance side by side, toes turned out, palms together at your hearts. Breathe out and bend your knees as low as is pleasant. Breathe in and rise. Make it smooth, and sink together.',
      short: 'Wide stance, sink low together and rise',
      seconds: 105,
      caution: 'Knees follow the toes. If they hurt, bend only a quarter of the way.',
      poses: ['sumo-squat-high', 'sumo-squat'],
    },
    {
      text: 'Kneel on the mat face to face and each step one foot forward, like a mirror. Hold hands for balance. Tuck your tailbone and glide your hips ahead until the front of the back hip opens. Breathe low and slow.',
      short: 'Kneel in a lunge face to face, hands held',
      seconds: 120,
      caution: 'Fold a towel under the back knee if it is tender.',
      poses: ['half-kneel-hip'],
    },
    {
      text: 'Change legs and set up the kneeling lunge again with the other foot in front. Press your palms lightly into each other and lift your chests. With each breath out, let the hips drift forward by a finger’s width.',
      short: 'Change legs and lunge again, palms pressed together',
      seconds: 120,
      poses: [otherSide('half-kneel-hip')],
    },
    {
      text: 'Sit next to each other, soles of your own feet together, knees wide. Hold your ankles. Breathe in and lengthen. Breathe out, lower your head and let the knees grow heavy. Nobody pushes, gravity does the work.',
      short: 'Sit side by side, soles together, knees heavy',
      seconds: 120,
      caution: 'For sore knees, slide the feet further away from you.',
      poses: ['butterfly-tall', 'butterfly-fold'],
    },
    {
      text: 'Come to pigeon, facing each other. One shin lies folded in front of you, the other leg reaches long behind. Keep your chest up and your hands by the front knee. Square your hips and breathe into the seat of the folded leg.',
      short: 'Pigeon, face to face, chests lifted',
      seconds: 135,
      caution:
        'Any pinch in the front knee means stop: lie on your back and cross that ankle over the other knee instead.',
      poses: ['pigeon'],
    },
    {
      text: 'Press your hands into the mat, swing the back leg around and meet again in pigeon on the second side. It may feel very different, so begin anew. Look up now and then and match your partner’s breath.',
      short: 'Pigeon on the second side',
      seconds: 135,
      caution: 'Put a firm towel under the hip if it does not reach the floor.',
      poses: [otherSide('pigeon')],
    },
    {
      text: 'Sit with your legs wide, feet touching, and hold hands. One of you folds forward while the other leans back and draws gently. Count four breaths, then let the pull go the other way. Keep talking: more, less, just right.',
      short: 'Legs wide, hold hands, one folds and one leans back',
      seconds: 165,
      caution:
        'Pull with straight arms and body weight only, never in jerks. Bend your knees if you feel it behind them.',
      poses: ['straddle-forward', 'straddle-back'],
    },
    {
      text: 'Lie on your backs with your feet toward each other. Cross one ankle over the opposite knee and hold behind that thigh. Breathe toward the hip. Halfway through, uncross and cross the other ankle.',
      short: 'On your backs, ankle over knee, change at halfway',
      seconds: 120,
      poses: ['figure-four', otherSide('figure-four')],
    },
    {
      text: 'Hug both knees to your chest and rock a little from side to side. Let the lower back spread out on the mat. Finish with three deep sighs, and notice how much room your hips have made.',
      short: 'Hug both knees and rock from side to side',
      seconds: 90,
      poses: ['lying-knees-to-chest'],
    },
  ],
};
