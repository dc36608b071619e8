import { alike, apart, changed, mirrored, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';
import { balanced } from './after-training-poses.ts';

/** Arms long, one line from heel to head. */
const longLine = alike(apart('calf-push', 16), {
  y: 130,
  spine: 150,
  chest: 152,
  neck: 150,
  head: 156,
  legNear: { to: { floor: 30 } },
  legFar: { to: { floor: -78 } },
});

/** Palms joined high. */
const palmHigh = alike('quad-stretch', { armFar: { to: { partner: 'hand', by: [0, 40] } } });

/** One leg rests on the blanket, the other is given into the lap. */
const footGiven = changed('foot-massage', { b: { x: 97, legNear: [112, 78], legFar: [87, 86] } });
const footPressed = changed('foot-massage-sole', {
  b: { x: 97, legNear: [112, 78], legFar: [87, 86] },
});
const otherFoot = changed('foot-massage', {
  a: { arms: { to: { partner: 'footFar', by: [-2, 2] } } },
  b: { x: 97, legNear: [87, 86], legFar: [112, 78] },
});

export const afterTheLongRun: WorkoutSource = {
  id: 404,
  title: 'After the Long Run',
  thing: 'running shoes',
  description:
    'Everything a runner tightens, undone in order: calves, thighs, hip flexors, glutes, and a foot rub for both.',
  minutes: 15,
  difficulty: 'Intermediate',
  equipment: ['blanket', 'cushion'],
  focus: ['legs', 'hips', 'feet'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Runners and walkers, within an hour of coming home',
  leaveOut: 'You have a fresh strain; with blisters, skip just the foot rub',
  steps: [
    {
      text: 'Walk the last steps on the spot, facing each other. Let your arms swing low and your jaw hang loose. Breathe in through the nose and make every breath out longer than the last.',
      short: 'Walk on the spot, arms low, longer breaths out',
      easier: 'Walk around the room.',
      harder: 'Lift your heels high with each step.',
      seconds: 60,
      tempo: { out: 1.6, hold: 0.1, back: 1.6, rest: 0.1 },
      poses: ['walk-it-off', 'march-stand', otherSide('walk-it-off')],
    },
    {
      text: 'Lean your hands on each other’s shoulders. Step one foot back with the heel down and the knee straight. After a few breaths, change legs. Push the floor away and keep a long line from heel to head.',
      short: 'Hands on shoulders, stretch each calf in turn',
      reps: '5 breaths a leg',
      easier: 'Take a shorter step back.',
      harder: 'Bend the back knee for the second half.',
      seconds: 90,
      sides: { first: 'First calf', second: 'Second calf' },
      mode: 'switch',
      poses: [longLine, otherSide(longLine)],
    },
    {
      text: 'Join one hand for balance and pull one foot toward your seat with the other. Tuck your tailbone under. Stay for five breaths, then put it down and take the second leg.',
      short: 'One hand held, heel to seat, then the other leg',
      reps: '5 breaths a leg',
      easier: 'Hold your pant leg or sock.',
      harder: 'Push the hip forward.',
      seconds: 90,
      sides: { first: 'First leg', second: 'Second leg' },
      caution:
        'After a hard run a thigh can cramp. Ease off, straighten the leg and try again lower.',
      mode: 'switch',
      poses: [palmHigh, balanced, otherSide(palmHigh)],
    },
    {
      text: 'Kneel on the mat, one foot in front, and join both hands at the height of your eyes. Shift your weight forward until the front of the back hip opens. Stay upright and breathe deep into your belly.',
      short: 'Kneeling lunge, hands held, open one hip',
      reps: '8 breaths',
      easier: 'Keep your hips above the knee.',
      harder: 'Raise your joined hands above your heads.',
      seconds: 75,
      caution: 'Double the mat under the kneeling knee if it is tender.',
      poses: [alike('half-kneel-hip', { arms: { to: { partner: 'hand', by: [0, 34] } } })],
    },
    {
      text: 'Swap feet for the second hip and lower your hands. Press the top of the back foot down and let your partner’s hands steady you. Grow tall between breaths, sink forward with them.',
      short: 'Swap feet for the second hip',
      reps: '8 breaths',
      easier: 'Sit on your heels and rest.',
      harder: 'Lift the back knee.',
      seconds: 75,
      poses: [
        otherSide(
          alike('half-kneel-hip', { chest: 178, arms: { to: { partner: 'hand', by: [0, -34] } } }),
        ),
      ],
    },
    {
      text: 'Lie back with your feet toward each other. Cross one ankle over the other knee, reach around the thigh and draw it in. Let your head rest. Breathe into the outside of the hip.',
      short: 'On your backs, ankle over knee, draw it in',
      reps: '8 breaths',
      easier: 'Leave the lower foot on the floor and just rest the other ankle on that knee.',
      harder: 'Draw the thigh closer.',
      seconds: 75,
      caution: 'From mid-pregnancy on, do this sitting on a chair.',
      poses: [alike(apart('figure-four', 38), { neck: 258, head: 246 })],
    },
    {
      text: 'Uncross, set both feet down for one breath, then cross the opposite ankle. Keep the crossed foot flexed to guard the knee. Draw in gently and let the lower back spread.',
      short: 'Cross the opposite ankle',
      reps: '8 breaths',
      easier: 'Hold with a towel around the thigh.',
      harder: 'Press the knee softly away from you.',
      seconds: 75,
      caution: 'Sit on a chair for this too if you should not lie on your back.',
      poses: [mirrored(apart('figure-four', 38))],
    },
    {
      text: 'Spread a blanket. {b} leans back on a cushion and gives a foot to {a}, who sits cross-legged. Press both thumbs along the sole, heel to toes, slowly. Change feet in the middle. {b} only enjoys it.',
      short: '{b} rests, {a} presses along the soles',
      reps: '90 s a foot',
      seconds: 180,
      sides: { first: 'First foot', second: 'Second foot' },
      caution:
        'Leave out blisters and sore nails. In pregnancy, keep the touch light around the ankles.',
      mode: 'switch',
      poses: [footGiven, footPressed, otherFoot],
    },
    {
      text: 'Trade ends of the blanket, so the cushion goes to the one who worked. Hold the foot in both hands first and let it get warm. Then knead sole and toes, one foot after the other, while you both breathe out the run.',
      short: 'Trade ends and rub the other’s feet',
      reps: '90 s a foot',
      seconds: 180,
      sides: { first: 'First foot', second: 'Second foot' },
      mode: 'switch',
      poses: [swap(footGiven), swap(footPressed), swap(otherFoot)],
    },
  ],
};
