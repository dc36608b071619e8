import { vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { alike, apart, changed, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const foreheadOnKnees = { round: 1, spine: 158, chest: 138, neck: 126, head: 112 } as const;
const headsDown = vary(poseNamed('seated-knee-hug'), {
  a: { x: -104, ...foreheadOnKnees },
  b: { x: 104, ...foreheadOnKnees },
});

/** Jump at the end of a burpee, and plank in its middle, while the partner holds. */
const relayJump = changed('relay-burpee-high', { a: { lift: 26, legs: [10, 342, 30] } });
const relayHop = changed('relay-burpee-low', { a: { ...poseNamed('burpee-hop').a, x: -162 } });
const relayPlank = changed('relay-burpee-low', { a: { ...poseNamed('burpee-plank').a, x: -158 } });

/** On the way up the arms are high already, so that no hand passes a face. */
const rise = alike(apart('burpee-rise', 44), { arms: [124, 152] });

/** One knee bends deeply, the other heel presses down. */
const pedal = alike('down-dog', {
  y: 134,
  legNear: { to: { floor: -34, toes: true } },
  legFar: { to: { floor: -50 } },
});

export const burpeeLadderForTwo: WorkoutSource = {
  id: 307,
  title: 'Burpee Ladder for Two',
  description:
    'A burpee taken apart and built up again, rung by rung, with a partner who sweats along.',
  minutes: 25,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['endurance', 'full body', 'core'],
  impact: 'jumps',
  positions: ['standing', 'floor'],
  suits: 'Very fit couples who know a clean plank',
  leaveOut: 'You have heart trouble, high blood pressure or sore joints, or are pregnant',
  caution:
    'Very demanding. Not in pregnancy, with a weak pelvic floor, a hernia, heart trouble, high blood pressure, or wrist, knee or back pain.',
  steps: [
    {
      text: 'Face each other with room to lie down. Reach up tall with the breath in. Breathe out, bend your knees and let your hands sink, first to your knees, later to the ground. Rise again. Slow and smooth, until you feel warm all over.',
      short: 'Reach up tall, squat, hands to the ground',
      reps: '26',
      easier: 'Put your hands on your knees instead of the ground.',
      harder: 'Rise onto your toes at the top.',
      seconds: 165,
      caution: 'Bend from the knees and keep the back long on the way up.',
      tempo: { out: 2.5, hold: 0.5, back: 2.5, rest: 0.5 },
      poses: ['burpee-stand', 'burpee-squat'],
    },
    {
      text: 'First rung. From the squat step or hop your feet back to a plank, then step or hop in again. Hands stay where they are. Eight times, a short rest, eight more. Breathe out as you go back.',
      short: 'Rung one: from the squat, feet back and in',
      reps: '8 and 8',
      easier: 'Step back one foot at a time.',
      harder: 'Hop without touching down between.',
      seconds: 150,
      caution: 'Stepping is kinder to back and wrists, and just as honest.',
      tempo: { out: 1.6, hold: 0.4, back: 1.6, rest: 4 },
      poses: ['burpee-squat', 'burpee-hop', 'burpee-plank'],
    },
    {
      text: 'Rest standing side by side, hands behind your head. Breathe out twice as long as in. Check in with each other: still friends, still smiling?',
      short: 'Rest side by side, hands behind your head',
      easier: 'Sit down for a moment.',
      harder: 'Keep walking in place.',
      seconds: 60,
      poses: [
        alike('hands-on-hips', {
          look: 'front',
          arms: { angles: [128, 286, 282], short: [0.95, 0.8], layer: 'back' },
        }),
      ],
    },
    {
      text: 'Second rung. From a crouch with hands on the ground spring up and clap hands high in the air. Sink down again with control. Six claps, a rest, and twice more.',
      short: 'Rung two: spring up from a crouch and clap',
      reps: '3 x 6',
      easier: 'Stand up quickly, without a jump.',
      harder: 'Bring the knees up in the air.',
      seconds: 180,
      caution: 'No jump needed: stand up quickly and clap on your toes.',
      tempo: { out: 1.4, hold: 0.4, back: 1.4, rest: 4.8 },
      poses: ['burpee-squat', rise, 'burpee-jump-high-five'],
    },
    {
      text: 'Sit low in a squat and rest your forearms on your knees. Let sweat drip and thoughts go. Seven breaths through the nose if you can manage.',
      short: 'Rest low, forearms on your knees',
      reps: '7 breaths',
      easier: 'Sit on your heels to rest.',
      harder: 'Stand tall, hands on your head.',
      seconds: 60,
      poses: [
        alike('rest-on-knees', {
          y: 100,
          spine: 150,
          chest: 128,
          round: 0.4,
          neck: 128,
          head: 132,
          legNear: { to: { floor: 26 } },
          legFar: { to: { floor: 32 } },
          arms: { to: { own: 'knee', by: [14, 8] } },
        }),
      ],
    },
    {
      text: 'Third rung. In the plank run your knees forward, one after the other, like climbing a hill toward each other. Thirty seconds of running, thirty kneeling, three times. Keep your hips low.',
      short: 'Rung three: plank and run your knees in',
      reps: '3 x 30 s',
      easier: 'Step the knees in slowly.',
      harder: 'Bring the knee to the opposite elbow.',
      seconds: 180,
      intervals: { workSeconds: 30, restSeconds: 30, rounds: 3 },
      caution: 'Hands under shoulders. On sore wrists do it with your hands on a bench.',
      tempo: { out: 0.8, hold: 0, back: 0.8, rest: 0 },
      poses: ['climber-right', 'climber-between', 'climber-left'],
    },
    {
      text: 'Rest sitting, arms wrapped around your shins, toes close to your partner’s. Lean your forehead on your knees. Let your back rise and fall.',
      short: 'Rest sitting, arms around your shins',
      easier: 'Lie down for a minute.',
      harder: 'Sit up without holding on.',
      seconds: 60,
      poses: [headsDown],
    },
    {
      text: 'Fourth rung. A push-up in the plank: bend your elbows on the breath in, press up on the breath out. Then hop in, stand and reach up. Five rounds, rest, and twice more.',
      short: 'Rung four: push-up, hop in, stand and reach',
      reps: '3 x 5',
      easier: 'Do the push-up on your knees and step in.',
      harder: 'Add a small jump at the top.',
      seconds: 195,
      caution: 'Push up from your knees as soon as your middle sags.',
      tempo: { out: 4, hold: 0.5, back: 4, rest: 3.5 },
      poses: ['burpee-stand', 'burpee-hop', 'burpee-push-up'],
    },
    {
      text: 'Rest back to back, standing. Give the other as much of your weight as feels good. Arms hang, eyes close. One rung is left.',
      short: 'Rest back to back, arms hanging',
      easier: 'Lean on a wall.',
      harder: 'Shake out your arms while you rest.',
      seconds: 60,
      poses: [
        changed('back-to-back', {
          a: {
            y: 122,
            legs: { to: { floor: 40 } },
            neck: 190,
            head: 196,
            arms: [6, 20],
            eyes: 'closed',
          },
          b: {
            y: 122,
            legs: { to: { floor: 40 } },
            neck: 190,
            head: 196,
            arms: [6, 20],
            eyes: 'closed',
          },
        }),
      ],
    },
    {
      text: 'Top rung, the whole burpee, in turns. One holds a plank, on the knees whenever it wants to sag. The other does three: squat, hands down, feet back to a plank, feet in, jump up and reach. Then change roles. Cheer with what breath you have.',
      short: 'Top rung: one planks, one does three whole burpees',
      reps: '5 x 3 each, in turns',
      easier: 'Step in and out, and leave out the jump.',
      harder: 'Do four instead of three.',
      seconds: 180,
      caution: 'The plank may be on the knees. Stop when form goes, not when the clock does.',
      tempo: { out: 3.5, hold: 1, back: 3.5, rest: 2 },
      poses: [relayJump, relayHop, relayPlank],
    },
    {
      text: 'Hands and feet on the mat, hips high, heads toward each other. Pedal your heels slowly, one and then the other. Breathe into your calves and the length of your back.',
      short: 'Downward V, pedal your heels slowly',
      reps: '11 breaths',
      easier: 'Bend both knees.',
      harder: 'Press both heels down.',
      seconds: 105,
      caution:
        'If your head throbs, or with glaucoma, kneel down and rest your forehead on your hands.',
      tempo: { out: 2, hold: 0.5, back: 2, rest: 0.5 },
      poses: [pedal, otherSide(pedal)],
    },
    {
      text: 'Sink back on your heels, stretch your arms out and let your fingertips find your partner’s. You are at the foot of the ladder again. Stay until your breath is silent.',
      short: 'Sit back on your heels, fingertips meet',
      easier: 'Rest on your side.',
      harder: 'Hold hands and draw each other longer.',
      seconds: 105,
      poses: [alike(apart('child-facing', -12), { look: 'front', head: 70 })],
    },
  ],
};
