import { vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { alike, otherSide, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const stepTouch = vary(poseNamed('step-touch'), { a: { x: -86 }, b: { x: 130 } });
const otherStepTouch = vary(otherSide('step-touch'), { a: { x: -130 }, b: { x: 86 } });

/** Knees rise a little. */
const stroll = alike('march', { legNear: [42, 338, 58], armNear: [344, 30], armFar: [24, 66] });

export const walkBeforeYouRun: WorkoutSource = {
  id: 301,
  title: 'Walk Before You Run',
  description:
    'Ten minutes on the spot with no jumping at all. Good for first evenings, full stomachs and stiff knees.',
  minutes: 10,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['endurance', 'legs'],
  impact: 'quiet',
  positions: ['standing'],
  suits: 'First evenings, full stomachs and stiff knees',
  leaveOut: 'You have chest pain or a fever',
  steps: [
    {
      text: 'Face each other and walk on the spot. Let your arms swing and your knees rise a little. Breathe in for three steps and out for three. Find out whose pace it is today.',
      short: 'Face to face, walk on the spot',
      easier: 'Walk with your hands on your hips.',
      harder: 'Swing your arms to shoulder height.',
      seconds: 75,
      poses: [stroll, alike('march-stand', { arms: [2, 30] }), otherSide(stroll)],
    },
    {
      text: 'Stand side by side and look ahead. Step to one side and tap the other foot in, then step back the other way. Let your arms float out with each step. Keep your breath easy and low.',
      short: 'Side by side, step out and tap in',
      easier: 'Step without moving the arms.',
      harder: 'Take the steps wider and bend your knees.',
      seconds: 75,
      poses: [stepTouch, 'step-touch-wide', otherStepTouch],
    },
    {
      text: 'Stay side by side. Tap one foot out wide and sweep both arms up. Come back to the middle, then tap the other foot. It is a jumping jack without the jump. Breathe out as the arms rise.',
      short: 'Tap one foot wide, sweep both arms up',
      reps: '30 each side',
      easier: 'Lift the arms only to chest height.',
      harder: 'Bend your knees deeper between taps.',
      seconds: 75,
      caution: 'If your shoulders are stiff, lift the arms only to chest height.',
      poses: ['tap-jack', otherSide('tap-jack')],
      isCover: true,
    },
    {
      text: 'Face each other and reach your arms high. Breathe out, pull your hands down and bring one knee up to meet them. Set the foot down and reach up again. Change legs after half the time.',
      short: 'Reach high, pull down to a lifted knee',
      reps: '20 each leg',
      easier: 'Lift the knee only a little.',
      harder: 'Rise onto the toes of the standing foot.',
      seconds: 75,
      sides: { first: 'First knee', second: 'Second knee' },
      mode: 'switch',
      tempo: { out: 0.6, hold: 0.2, back: 0.6, rest: 0.2 },
      poses: ['knee-drive', upright('knee-drive-reach'), otherSide('knee-drive')],
    },
    {
      text: 'Pause, join one hand and lay the other on your own heart. Close your eyes if you like. Feel the heart beat a little faster than before. Three slow breaths in, three long breaths out.',
      short: 'Pause, one hand held, one on your heart',
      reps: '6 breaths',
      easier: 'Sit down for the pause.',
      harder: 'Keep marching while you breathe.',
      seconds: 45,
      poses: [
        alike('hands-held', {
          armNear: { to: { own: 'heart' } },
          armFar: { to: { partner: 'hand', by: [0, -26] } },
          head: 172,
          eyes: 'closed',
        }),
      ],
    },
    {
      text: 'Lift one knee to hip height and clap both hands with your partner. Foot down, other knee up, clap again. Keep it light and steady, and breathe out on every second clap.',
      short: 'Knee up and clap both hands, then change',
      reps: '30 each knee',
      easier: 'Clap without lifting the knees.',
      harder: 'Lift the knees above your hips.',
      seconds: 75,
      poses: ['high-knees-clap', 'clap-stand', otherSide('high-knees-clap')],
    },
    {
      text: 'Sit back a little and dig one heel into the ground ahead of you while your fists curl up. Step in and dig the other heel. Keep your chests open and your breath flowing.',
      short: 'Dig your heels ahead and curl your fists',
      reps: '25 each heel',
      easier: 'Put the heel down nearer to you.',
      harder: 'Sit lower and dig faster.',
      seconds: 75,
      caution: 'Take smaller digs if the back of your thigh pulls.',
      poses: ['heel-dig', 'heel-stand', otherSide('heel-dig')],
    },
    {
      text: 'Slow down. Palm to palm at the height of your shoulders, one foot behind, heel pressed down. Lean in and let the calf stretch. Breathe out long and warm.',
      short: 'Palm to palm, stretch one calf',
      reps: '5 breaths',
      easier: 'Take a shorter step back.',
      harder: 'Bend the back knee a little for the second half.',
      seconds: 55,
      poses: [alike('calf-push', { arms: { to: { partner: 'hand', by: [0, -16] }, end: 170 } })],
    },
    {
      text: 'Switch feet for the second calf. Let your weight rest against each other and bring your breathing down together. When you’re calm, stand tall and shake hands.',
      short: 'Switch feet for the other calf',
      reps: '5 breaths',
      easier: 'Lean on a wall instead.',
      harder: 'Lift the toes of the front foot.',
      seconds: 50,
      poses: [
        otherSide(
          alike('calf-push', { arms: { to: { partner: 'hand', by: [0, -16] }, end: 170 } }),
        ),
      ],
    },
  ],
};
