import { vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { alike, apart, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const knees = poseNamed('lying-knees-to-chest');
const kneesAway = vary(knees, {
  a: { legs: [188, 58, 110], arms: { to: { own: 'knee', by: [-4, 6] } } },
  b: { legs: [188, 58, 110], arms: { to: { own: 'knee', by: [-4, 6] } } },
});

/** One hand on the partner’s shoulder, the other holds the foot. */
const onShoulder = alike(apart('quad-stretch', -10), {
  armFar: { to: { partner: 'shoulderFar', by: [-8, 4] } },
});

export const legsWellSpent: WorkoutSource = {
  id: 402,
  title: 'Legs Well Spent',
  description:
    'For the evening after squats and lunges: calves, thighs and hips one by one, and a rest with your legs up the wall.',
  minutes: 12,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['legs', 'hips', 'rest'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Tired legs after squats, lunges or hills',
  leaveOut: 'You have a fresh muscle strain; in late pregnancy, skip just the wall',
  steps: [
    {
      text: 'Lean into each other, your hands on each other’s shoulders. Send one leg back, straight and long, and sink its heel. Keep your hips facing forward and breathe down into the calf.',
      short: 'Hands on shoulders, one leg back, heel down',
      reps: '6 breaths',
      easier: 'Lean in with a shorter step.',
      harder: 'Lift the toes of the front foot.',
      seconds: 60,
      poses: [
        alike(apart('calf-push', 8), {
          y: 132,
          spine: 156,
          chest: 156,
          legNear: { to: { floor: 20 } },
          legFar: { to: { floor: -79 } },
        }),
      ],
    },
    {
      text: 'Bring the back foot in, shake it out, and send the other one back. Bend your elbows a little to come closer. If your faces are close enough, say hello. Keep the heel heavy.',
      short: 'Other leg back, heel heavy',
      reps: '6 breaths',
      easier: 'Lean on a wall.',
      harder: 'Bend the back knee for the last breaths.',
      seconds: 60,
      poses: [
        otherSide(
          alike(apart('calf-push', 8), {
            y: 132,
            spine: 156,
            chest: 156,
            legNear: { to: { floor: 20 } },
            legFar: { to: { floor: -79 } },
          }),
        ),
      ],
    },
    {
      text: 'Stand tall, one hand on your partner’s shoulder. With the free hand, catch your foot behind you. Point the knee straight down. Push your hip gently forward and breathe into the front of the thigh.',
      short: 'Hand on a shoulder, catch one foot behind you',
      reps: '5 breaths',
      easier: 'Put the toes down behind you.',
      harder: 'Let go of the hand for a breath.',
      seconds: 60,
      intervals: { workSeconds: 40, restSeconds: 20, rounds: 1 },
      caution:
        'No tugging. If the foot is far away, hold your pant leg or put the toes down behind you.',
      poses: [onShoulder],
    },
    {
      text: 'Put the foot down, change hands and fold up the second leg. Fix your eyes on your partner’s eyes. Two wobbly people can make one steady pair. Five slow breaths.',
      short: 'Other hands, other foot',
      reps: '5 breaths',
      easier: 'Hold your pant leg.',
      harder: 'Press the foot into your hand.',
      seconds: 60,
      intervals: { workSeconds: 40, restSeconds: 20, rounds: 1 },
      poses: [otherSide(onShoulder)],
    },
    {
      text: 'Sit down on the mat facing each other, legs stretched out in front. Breathe in and sit tall. Breathe out and fold over your legs, hands on your shins. Stay low for a few breaths, then rise again.',
      short: 'Sit face to face, legs long, and fold',
      reps: '10 breaths',
      easier: 'Bend your knees, or sit on a folded towel.',
      harder: 'Hold your feet and stay low.',
      seconds: 90,
      caution: 'Bend your knees if you feel a pull behind them or in your lower back.',
      tempo: { out: 4, hold: 12, back: 4, rest: 2 },
      poses: ['seated-forward-tall', 'seated-forward-fold'],
    },
    {
      text: 'Sit side by side, bring your own soles together and hold your ankles. Let your knees drift toward the mat. Every breath out makes the inner thighs a bit softer. Do not press.',
      short: 'Side by side, soles together, knees open',
      reps: '10 breaths',
      easier: 'Lean back on your hands.',
      harder: 'Fold forward with a long back.',
      seconds: 90,
      poses: ['butterfly'],
    },
    {
      text: 'Lie on your backs, feet toward each other, and draw both knees in. Circle them slowly, first one way, then the other. Feel the floor massage your lower back. Breathe as you please.',
      short: 'On your backs, knees in, circle slowly',
      reps: '2 x 8',
      easier: 'Circle one knee at a time.',
      harder: 'Draw larger circles.',
      seconds: 75,
      caution: 'From mid-pregnancy on, do this lying on your side, one knee at a time.',
      tempo: { out: 2.5, hold: 0, back: 2.5, rest: 0 },
      poses: [knees, kneesAway],
    },
    {
      text: 'Move the mat to the wall, lie down next to each other and rest your legs up against it. Arms by your sides, palms as you like. Let the tiredness drain out of your feet. Close your eyes and breathe.',
      short: 'Legs up the wall, eyes closed',
      easier: 'Rest your calves on a chair.',
      harder: 'Let the legs open into a wide V for a while.',
      seconds: 225,
      caution:
        'Not with glaucoma, heart failure or in late pregnancy: lie on your side with a pillow between your knees.',
      poses: ['legs-up-wall'],
    },
  ],
};
