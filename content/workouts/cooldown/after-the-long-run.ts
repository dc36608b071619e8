import { apart, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';
import { balanced } from './after-training-poses.ts';

export const afterTheLongRun: WorkoutSource = {
  id: 404,
  title: 'After the Long Run',
  description:
    'Everything a runner tightens, undone in order: calves, thighs, hip flexors, glutes, and a foot rub for both.',
  minutes: 15,
  difficulty: 'Intermediate',
  equipment: ['blanket', 'cushion'],
  focus: ['legs', 'hips', 'feet'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  steps: [
    {
      text: 'Walk the last steps on the spot, facing each other. Let your arms swing low and your jaw hang loose. Breathe in through the nose and make every breath out longer than the last.',
      short: 'Walk on the spot, arms low, longer breaths out',
      seconds: 60,
      poses: ['walk-it-off', 'march-stand', otherSide('walk-it-off')],
    },
    {
      text: 'Lean your hands on each other’s shoulders. Step one foot back with the heel down and the knee straight. After a few breaths, change legs. Push the floor away and keep a long line from heel to head.',
      short: 'Hands on shoulders, stretch each calf in turn',
      seconds: 90,
      poses: ['calf-push', otherSide('calf-push')],
    },
    {
      text: 'Join one hand for balance and pull one foot toward your seat with the other. Tuck your tailbone under. Stay for five breaths, then put it down and take the second leg.',
      short: 'One hand held, heel to seat, then the other leg',
      seconds: 90,
      caution:
        'After a hard run a thigh can cramp. Ease off, straighten the leg and try again lower.',
      poses: ['quad-stretch', balanced, otherSide('quad-stretch')],
    },
    {
      text: 'Kneel on the mat, one foot in front, and hold both hands. Shift your weight forward until the front of the back hip opens. Stay upright and breathe deep into your belly.',
      short: 'Kneeling lunge, hands held, open one hip',
      seconds: 75,
      caution: 'Double the mat under the kneeling knee if it is tender.',
      poses: ['half-kneel-hip'],
    },
    {
      text: 'Swap feet for the second hip. Press the top of the back foot down and let your partner’s hands steady you. Grow tall between breaths, sink forward with them.',
      short: 'Swap feet for the second hip',
      seconds: 75,
      poses: [otherSide('half-kneel-hip')],
    },
    {
      text: 'Lie back with your feet toward each other. Cross one ankle over the other knee, reach around the thigh and draw it in. Let your head rest. Breathe into the outside of the hip.',
      short: 'On your backs, ankle over knee, draw it in',
      seconds: 75,
      poses: [apart('figure-four', 22)],
    },
    {
      text: 'Uncross, set both feet down for one breath, then cross the opposite ankle. Keep the crossed foot flexed to guard the knee. Draw in gently and let the lower back spread.',
      short: 'Cross the opposite ankle',
      seconds: 75,
      poses: [otherSide(apart('figure-four', 22))],
    },
    {
      text: 'Spread a blanket. One of you leans back by a cushion and gives a foot to the other, who sits cross-legged. Press both thumbs along the sole, heel to toes, slowly. Change feet in the middle. Receiver: breathe and enjoy.',
      short: 'One rests, the other presses along the soles',
      seconds: 180,
      caution:
        'Leave out blisters and sore nails. In pregnancy, keep the touch light around the ankles.',
      poses: ['foot-massage', 'foot-massage-sole', otherSide('foot-massage')],
    },
    {
      text: 'Trade ends of the blanket, so the cushion goes to the one who worked. Hold the foot in both hands first and let it get warm. Then knead sole and toes, one foot after the other, while you both breathe out the run.',
      short: 'Trade ends, the other’s feet are kneaded',
      seconds: 180,
      poses: [swap('foot-massage'), swap('foot-massage-sole'), otherSide(swap('foot-massage'))],
    },
  ],
};
