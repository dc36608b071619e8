import { vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const gliding = vary(poseNamed('back-massage-low'), {
  b: { x: -52, spine: 146, chest: 134, head: 138 },
});

export const theLongBackRub: BedroomWorkoutSource = {
  id: 508,
  title: 'The Long Back Rub',
  description:
    'Nearly half an hour for two tired backs: quiet hands, long strokes, shoulders and calves, through soft clothes.',
  minutes: 25,
  difficulty: 'Intermediate',
  equipment: ['blanket', 'cushion'],
  focus: ['back', 'shoulders', 'legs'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'Backs that carried the week, and a pile of cushions',
  leaveOut: 'You have a recent back injury; in pregnancy, lie on your side with pillows',
  caution:
    'Work beside the spine, never on it. In pregnancy lie on your side, without pressure on belly or lower back. No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot.',
  touchKinds: ['hands', 'spoons', 'shoulders', 'back', 'feet'],
  steps: [
    {
      text: '{a} sits down on a blanket, {b} behind, one hand between the shoulder blades. Ask: where does your back hold the week, and what should I leave alone? Stop always means stop.',
      short: '{b} sits behind {a} and asks what to leave alone',
      softer: 'Sit facing each other, hands in your laps. Say again what to leave alone.',
      seconds: 60,
      poses: ['back-asked'],
    },
    {
      text: '{a} lies face down, head turned to whichever side is easy. {b} kneels close beside, rests both hands on the upper back and waits. Ten breaths, no movement yet.',
      short: '{a} lies face down, two still hands, ten breaths',
      softer: 'Sit up if that is easier. One hand between the shoulder blades, quite still.',
      seconds: 90,
      caution: 'Pregnant or sore on the belly? Lie on your side and hug a pillow instead.',
      poses: ['back-massage-lying'],
    },
    {
      text: '{b} glides flat hands down both sides of the spine to the lower back, then out and up along the ribs. Slow down on every round. Lean in with your weight only as your partner breathes out.',
      short: 'Glide down beside the spine and up the ribs',
      softer: 'Rest your hands in one place and feel the breath. No strokes.',
      seconds: 240,
      caution:
        'Keep a finger’s width away from the spine and stay light over the kidneys and lower back.',
      tempo: { out: 4.5, hold: 0.6, back: 4.5, rest: 0.6 },
      poses: [gliding, 'back-massage-lying'],
    },
    {
      text: '{b} moves around and kneels at the head. Spread your hands over the shoulder blades and push slowly down the back, then draw the shoulders toward you. {a} may sigh out loud.',
      short: 'At the head, push down the back, draw the shoulders',
      softer: 'Stay at the side. One warm hand on one shoulder, no weight in it.',
      seconds: 210,
      poses: ['shoulders-from-head'],
      isCover: true,
    },
    {
      text: '{b} goes to the feet and kneels. Hold both calves in your hands and squeeze them slowly, from the ankles up and down again. Finish with one long stroke off the feet and sit still for a breath.',
      short: 'At the feet, squeeze the calves up and down',
      softer: 'Leave the legs. Lay a blanket over them and sit close.',
      seconds: 120,
      caution:
        'Not on veins or behind the knees. Leave out a swollen, warm or sore calf and see a doctor. Never with a blood clot, now or lately.',
      poses: ['calf-massage'],
    },
    {
      text: 'Change over. {b} kneels and rests head and chest on a pile of cushions. {a} kneels beside, warms both palms, lays them between the shoulder blades and listens to the breath there.',
      short: 'Change over: {b} rests on cushions under warm palms',
      softer: 'Take a real break first. Then one quiet hand on the upper back, if you both like.',
      seconds: 90,
      poses: [traded('cushions-upper')],
    },
    {
      text: '{a} sits on the heels and lets both hands travel: down beside the spine, around the waist, up over the ribs, without ever losing contact. Ask once, firmer or lighter? Then trust the answer.',
      short: 'Let your hands travel down, around and up',
      softer: 'Still hands, light hands. Ask once: stay, or take them away?',
      seconds: 240,
      caution: 'No elbows, no sudden pushes. If a spot hurts, stroke around it.',
      tempo: { out: 4.5, hold: 0.6, back: 4.5, rest: 0.6 },
      poses: [traded('cushions-low'), traded('cushions-ribs')],
    },
    {
      text: '{a} kneels by the crown of the head, knees apart for balance, and kneads the tops of the shoulders with whole hands, then leans forward and lets the palms melt down over the shoulder blades.',
      short: 'At the head, knead the shoulders with whole hands',
      softer: 'Rest your palms on the shoulders with no pressure at all.',
      seconds: 210,
      poses: [traded('cushions-from-head')],
    },
    {
      text: '{b} lies down flat and bends the knees, feet up. {a} sits at the feet and cradles the calves. Press and let go like slow waves, in time with the breath. End with warm hands on the ankles.',
      short: 'Feet up, press the calves like slow waves',
      softer: 'Lay your hands on the ankles over the blanket, and wait.',
      seconds: 120,
      poses: [traded('calves-raised')],
    },
    {
      text: 'Lie down on your sides, one behind the other, an arm laid around the one in front. Nothing more to do. Breathe slowly, and let the warmth in your backs settle.',
      short: 'Lie as spoons, an arm around the one in front',
      softer: 'Lie back to back or side by side. Closeness is optional.',
      seconds: 120,
      poses: ['spooning-breath'],
    },
  ],
};
