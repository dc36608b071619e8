import { alongside, onHips } from '../../../illustration/poses/shared.ts';
import { alike, apart, otherSide, sideBySide, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** Walks one behind the other, hands on hips. */
const strolling = alongside(86, { spine: 178, arms: onHips, eyes: 'open' });

/** Low push-up on the knees. */
const kneelingPushUp = alike(apart('knee-push-up', 10), {
  spine: 110,
  chest: 108,
  neck: 118,
  head: 138,
  legs: [292, 271, 268],
});

const lowSquat = alike(apart('facing-squat-low', 6), {
  y: 66,
  arms: { to: { partner: 'hand', by: [0, 18] } },
});

/** Kneels on the floor: one hand stays, the other meets the partner’s. */
const kneelingClap = alike('knee-push-up', { armNear: { to: { partner: 'hand', by: [0, -10] } } });

/** Knees to hip height, fists pumping. */
const brisk = alike(apart('march', 8), {
  spine: 176,
  legNear: [90, 352],
  armNear: [322, 40],
  armFar: [52, 124],
  hands: 'fist',
});

export const climbTheLadder: WorkoutSource = {
  id: 210,
  title: 'Climb the Ladder',
  description:
    'Each rung adds a move, and you climb back through the ones below. Five rungs, two rests, one proud couple.',
  minutes: 25,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['full body', 'legs', 'endurance'],
  impact: 'jumps',
  positions: ['standing', 'floor'],
  suits: 'Trained couples who like a clear goal',
  leaveOut: 'You have heart trouble, high blood pressure or a fresh injury, or are pregnant',
  caution:
    'Hard on knees and heart. With high blood pressure, a recent injury or in pregnancy choose a slower session.',
  steps: [
    {
      text: 'Warm up with a brisk march, face to face. Knees to hip height, arms swinging. After a minute go faster, then slower again. Breathe deep and grin at each other.',
      short: 'March face to face, faster, then slower',
      easier: 'Keep the knees low.',
      harder: 'Pump your arms and lift the knees above the hips.',
      seconds: 120,
      tempo: { out: 1, hold: 0, back: 1, rest: 0 },
      poses: [brisk, 'march-stand', otherSide(brisk)],
    },
    {
      text: 'First rung: squats. Hold hands, sit low together and stand up. Ten times, then shake your legs and do ten more. Breathe in on the way down and out on the way up.',
      short: 'Rung one: squats, hands held, twice ten',
      reps: '2 x 10',
      easier: 'Sit onto a chair.',
      harder: 'Take three counts on the way down.',
      seconds: 120,
      caution: 'Shallow squats count in full when knees are sore.',
      poses: [
        alike(apart('facing-squat-high', 16), { arms: { to: { partner: 'hand', by: [0, 14] } } }),
        lowSquat,
      ],
    },
    {
      text: 'Second rung: lunges. Hands on your hips, one foot ahead, and sink until the back knee is near the floor. Eight on one leg, then eight on the other. Between the two, climb down: ten squats.',
      short: 'Rung two: eight lunges a leg, then ten squats',
      reps: '8 each leg',
      easier: 'Hold hands and go half as deep.',
      harder: 'Hold the last one low for five counts.',
      seconds: 150,
      sides: { first: 'First leg', second: 'Second leg' },
      caution: 'Keep the front knee over the foot. Hold your partner’s hands if you wobble.',
      mode: 'switch',
      tempo: { out: 3, hold: 0.7, back: 3, rest: 0.8 },
      poses: ['lunge-low', upright('lunge-high'), otherSide('lunge-low')],
    },
    {
      text: 'Third rung: push-ups, head to head, on your knees or on your toes. Bend your elbows as you breathe in and push up as you breathe out. Do eight. Then sixteen lunges, eight a leg, and ten squats together.',
      short: 'Rung three: eight push-ups, then back down',
      reps: 'the rung, then back',
      easier: 'Bend your elbows only halfway.',
      harder: 'Do them on your toes, one long line.',
      seconds: 180,
      caution: 'Knees down keeps the back safe. Hands on a chair spares the wrists.',
      tempo: { out: 7, hold: 1, back: 7, rest: 1 },
      poses: [kneelingPushUp, 'burpee-hop', 'lunge-low'],
    },
    {
      text: 'Rest. Walk around the room, one behind the other, hands on hips. Breathe out for longer than you breathe in. Have a sip of water if you like.',
      short: 'Rest, walk around with hands on hips',
      easier: 'Sit down for this rest.',
      harder: 'Walk on your toes for ten steps.',
      seconds: 90,
      poses: [
        alike(strolling, {
          legNear: { to: { floor: 24 } },
          legFar: { to: { floor: -26, toes: true } },
        }),
        alike(strolling, {
          legNear: { to: { floor: -24, toes: true } },
          legFar: { to: { floor: 26 } },
        }),
      ],
    },
    {
      text: 'Fourth rung: squat jumps. Sit down with your hands at the heart, breathe out and spring up with your arms high. Land softly and sit again. Six jumps, eight push-ups, then sixteen lunges, eight a leg.',
      short: 'Rung four: six squat jumps, then back down',
      reps: 'four rungs, then rest',
      easier: 'Rise onto your toes instead of jumping.',
      harder: 'Add two more jumps.',
      seconds: 180,
      caution:
        'No jumping with sore knees, a weak pelvic floor or neighbors below: rise quickly onto your toes instead.',
      tempo: { out: 5, hold: 0.2, back: 5, rest: 1 },
      poses: [kneelingPushUp, 'burpee-hop', 'squat-jump'],
    },
    {
      text: 'Rest again, side by side. Sit back a little, feet wide, hands on your knees. Let the breath out be audible. Nod to each other when you both feel ready for the last rung.',
      short: 'Rest, hands on your knees, nod when ready',
      easier: 'Sit on your heels.',
      harder: 'Walk in a circle, hands on your head.',
      seconds: 90,
      poses: [
        sideBySide(
          alike('rest-on-knees', {
            y: 112,
            spine: 136,
            chest: 126,
            legNear: { to: { floor: 22 } },
            legFar: { to: { floor: 30 } },
            eyes: 'open',
          }),
          'right',
          120,
        ),
      ],
    },
    {
      text: 'Fifth rung: low lunges with arms up. Step one foot ahead, sink low and sweep your arms to the ceiling. Six on each leg. Then go down the ladder: jumps, push-ups, lunges, squats.',
      short: 'Rung five: low lunges, arms up, then all the way down',
      reps: 'the whole ladder',
      easier: 'Keep your hands on your hips.',
      harder: 'Stay low between two lunges.',
      seconds: 210,
      caution: 'Skip any rung that has lost its good form. Nobody counts but you two.',
      tempo: { out: 7, hold: 1, back: 7, rest: 1 },
      poses: ['lunge-reach-low', 'squat-jump', kneelingPushUp],
    },
    {
      text: 'At the foot of the ladder hold a plank on your knees and clap hands across the middle, first one and then the other. Twenty seconds of claps, ten sitting back, six times.',
      short: 'Plank and clap, twenty seconds on, ten off',
      reps: '6 x 20 s',
      easier: 'Clap every second breath.',
      harder: 'Lift your knees and clap in a full plank.',
      seconds: 180,
      intervals: { workSeconds: 20, restSeconds: 10, rounds: 6 },
      poses: ['knee-push-up', kneelingClap, otherSide(kneelingClap)],
    },
    {
      text: 'Kneel on one knee, the other foot ahead, one hand in your partner’s, one on your hip. Let your hips sink forward. Breathe into the front of the back thigh. Keep your backs tall.',
      short: 'Kneel, one hand held, sink your hips forward',
      reps: '10 breaths',
      easier: 'Keep your hips above the knee.',
      harder: 'Raise your joined hands.',
      seconds: 90,
      caution: 'A folded towel under the knee makes this kinder.',
      poses: [
        alike('half-kneel-hip', {
          armFar: { to: { partner: 'hand', by: [0, -10] } },
          armNear: onHips,
        }),
      ],
    },
    {
      text: 'Change knees and take hands again. Sink, soften your shoulders and let your foreheads come a little closer. You climbed all of it together. Breathe until your pulse is quiet.',
      short: 'Change knees, hands held, let your pulse settle',
      reps: '10 breaths',
      easier: 'Sit back on your heels instead.',
      harder: 'Lift the back knee off the mat.',
      seconds: 90,
      poses: [
        alike(otherSide('half-kneel-hip'), {
          spine: 168,
          chest: 166,
          neck: 160,
          head: 160,
          arms: { to: { partner: 'hand', by: [0, -36] } },
          armNear: { to: { partner: 'hand', by: [0, -36] } },
          armFar: { to: { partner: 'hand', by: [0, -36] } },
        }),
      ],
    },
  ],
};
