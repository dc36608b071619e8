import { type FigurePose, vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { hollowBacks, roundBacks, sitting } from './in-bed-poses.ts';
import { onBed } from './pictures.ts';

const tall = {
  spine: 180,
  chest: 180,
  neck: 180,
  head: 180,
  armNear: { to: { own: 'knee', by: [-8, 10] }, short: 0.8 },
  armFar: { to: { own: 'knee', by: [8, 10] }, short: 0.8 },
} satisfies Partial<FigurePose>;
const seatedTall = vary(poseNamed('seated-side-bend'), { a: tall, b: tall });
/** Pillows for two who lie one behind the other, the one at the back first. */
const rowPillows: [number, number][] = [
  [-100, 8],
  [-60, -18],
];
const tipPillows: [number, number][] = [
  [-96, 8],
  [-20, -18],
];
const asleep = onBed('savasana', { width: 500, pillows: rowPillows });
const reach = onBed(
  vary(poseNamed('savasana'), {
    a: { arms: { angles: [265, 268], layer: 'under' } },
    b: { arms: { angles: [262, 266], layer: 'under' } },
  }),
  { width: 500, pillows: rowPillows },
);
const tipBed = { width: 500, pillows: tipPillows };
const heart = onBed('hands-on-hearts', sitting);

export const beforeTheAlarm: BedroomWorkoutSource = {
  id: 516,
  title: 'Before the Alarm',
  thing: 'alarm clock',
  setting: 'morning',
  description:
    'Ten drowsy minutes before you have to get up: stretches under no pressure, in a bed that is still warm.',
  minutes: 10,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['back', 'full body'],
  impact: 'quiet',
  positions: ['bed'],
  suits: 'Slow mornings, still in bed',
  leaveOut: 'Your back is in acute pain',
  caution:
    'Move slowly: backs are stiff in the morning. In late pregnancy do the lying steps on your left side.',
  touchKinds: ['hands', 'words', 'weight', 'stretching'],
  steps: [
    {
      text: 'Stay where you are, on your backs side by side, arms by your sides. Whisper: five more minutes, with me? Wait for the yes. Then breathe into your bellies and let the bed carry you.',
      short: 'Stay on your backs, whisper, wait for the yes',
      softer: 'Stay under the covers. Nothing to do for five more breaths.',
      seconds: 60,
      poses: [asleep],
    },
    {
      text: 'Breathe in and reach both arms long past your heads, toes away from you, like cats. Breathe out and let everything fall. Five times, each one a little longer.',
      short: 'Reach long like cats, then let it all fall',
      softer: 'Stretch only your fingers and toes, then let go.',
      seconds: 60,
      caution: 'Stop short of the end if a shoulder clicks or a calf begins to cramp.',
      poses: [reach, asleep],
    },
    {
      text: 'Slide apart until your feet are near each other and your heads are at the two ends. Hug your knees with both hands. Rock a little from side to side and feel your lower back open.',
      short: 'Feet together, hug your knees and rock',
      softer: 'Stay side by side and bend your knees. No rocking.',
      seconds: 75,
      caution: 'In pregnancy take the knees wide, beside the belly, or skip to the next step.',
      poses: [onBed('lying-knees-to-chest', { width: 500, pillows: [-205, 205] })],
    },
    {
      text: 'Lie side by side again, arms resting beside you. Feet down, knees bent, let them lean over toward one side of the bed. Three slow breaths, then through the middle and over to the other.',
      short: 'Side by side, knees to one side, then the other',
      softer: 'Knees up, feet down, and rest. They need not fall to a side.',
      seconds: 75,
      sides: { first: 'First side', second: 'Second side' },
      caution: 'Let the knees hang only as far as it feels pleasant in the back.',
      mode: 'switch',
      poses: [onBed('lying-tip-together', tipBed), onBed('lying-tip-together-other', tipBed)],
    },
    {
      text: 'Roll onto hands and knees, heads toward each other. Breathe out and round your backs like sleepy cats. Breathe in, let the belly hang and look up at your partner.',
      short: 'Hands and knees, round up and look up',
      softer: 'Stay lying down and let your belly rise and fall.',
      seconds: 75,
      caution: 'A mattress is soft: make fists or rest on your forearms if your wrists are sore.',
      poses: [roundBacks, hollowBacks],
    },
    {
      text: 'Sit back to back, legs crossed. Reach your arms up as you breathe in, lean into each other’s warmth, and float your hands down to your knees as you breathe out.',
      short: 'Back to back, arms up, hands down',
      softer: 'Sit against the headboard, shoulder to shoulder.',
      seconds: 75,
      poses: [onBed('seated-back-to-back', sitting), onBed('seated-back-to-back-reach', sitting)],
      isCover: true,
    },
    {
      text: 'Turn to face the same way, knee to knee, and lean into a side bend: top hands meet in an arch, low hands rest on the bed. Four breaths, then bend the other way: outer hand down, inner arm over your head.',
      short: 'Knee to knee, side bend in an arch, then change',
      softer: 'Sit tall, hands on your knees, and lean a very little.',
      seconds: 90,
      tempo: { out: 7, hold: 14, back: 7, rest: 14 },
      poses: [
        onBed('seated-side-bend', { width: 440 }),
        onBed(seatedTall, { width: 440 }),
        onBed('seated-side-bend-out', { width: 440 }),
      ],
    },
    {
      text: 'Face each other and lay one hand on your partner’s heart, one on your own. Tell each other one thing you look forward to today. Then let the day begin.',
      short: 'A hand on each heart, one thing for today',
      softer: 'Hands on your own hearts. Let the day wait outside.',
      seconds: 90,
      poses: [heart],
    },
  ],
};
