import { alike, apart, otherSide, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** Pulls gently: the knee only as high as a stair. */
const pull = alike(apart('knee-drive', 16), {
  spine: 170,
  chest: 160,
  legNear: [82, 350],
  arms: { to: { own: 'kneeNear', by: [2, 16] } },
});
/** One foot out, its toes on the ground, arms a little above the shoulders. */
const stepOut = alike(apart('step-touch-wide', 18), {
  legNear: { to: { floor: 38 } },
  legFar: { to: { floor: 2 } },
  arms: [112, 124],
});
/** Reaches low, the outer hand toward the standing foot. */
const reachDown = alike('skater-left', {
  y: 135,
  spine: 162,
  chest: 150,
  armNear: [330, 340],
  armFar: [128, 138],
});
/** Climbs with a longer back than on the ladder, eyes on the partner. */
const climb = alike('climber-right', {
  spine: 107,
  neck: 120,
  head: 146,
  legNear: { to: { floor: 14, lift: 10, toes: true } },
});
/** Sprints with full effort: on the toes, the knee above the hip. */
const sprint = alike('high-knees-right', {
  spine: 170,
  legNear: [110, 356],
  legFar: { to: { floor: -8, toes: true } },
  armNear: [310, 44],
  armFar: [66, 150],
});

/** Leans in with long arms, one heel far back. */
const coolCalf = alike('calf-push', { head: 158, neck: 154 });

export const sixMinuteSpark: WorkoutSource = {
  id: 310,
  title: 'Six Minute Spark',
  description:
    'Two minutes to warm up, three bursts and a minute to come down, for evenings when there is hardly time. Forty seconds on, twenty to recover.',
  minutes: 6,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['endurance', 'full body'],
  impact: 'jumps',
  positions: ['standing', 'floor'],
  suits: 'Busy evenings and people who are already fit',
  leaveOut: 'You’re pregnant, or have heart trouble or sore knees',
  caution:
    'Short but hard. Not in pregnancy, with a weak pelvic floor or heart trouble. Cold or stiff today? Do the first step twice.',
  steps: [
    {
      text: 'Warm up on the move. Swing both arms up, then pull them down to a lifted knee, one leg and the other. Begin as slowly as you walk and let it grow. Breathe out every time the knee comes up.',
      short: 'Warm up: arms up, pull down to a lifted knee',
      easier: 'March and swing your arms.',
      harder: 'Rise onto your toes with each knee.',
      seconds: 75,
      tempo: { out: 1.4, hold: 0.1, back: 1.4, rest: 0.1 },
      poses: [
        pull,
        alike(upright(apart('knee-drive-reach', 16)), {
          arms: { angles: [140, 150], layer: 'under' },
        }),
        otherSide(pull),
      ],
    },
    {
      text: 'Still warming up: jacks without the jump, beside each other and as even as a clock. Step out to the side and lift both arms, step in and lower them. By the end your breath is quick and your skin is warm.',
      short: 'Warm up: step jacks, side by side',
      easier: 'Lift your arms only to your shoulders.',
      harder: 'Jump the last ten, if you are warm.',
      seconds: 45,
      caution: 'Stay with steps if knees or ground ask for it.',
      tempo: { out: 0.9, hold: 0.1, back: 0.9, rest: 0.1 },
      poses: [
        stepOut,
        alike(stepOut, {
          legs: { to: { floor: 2 } },
          legNear: { to: { floor: 2 } },
          arms: [16, 20],
        }),
        otherSide(stepOut),
      ],
    },
    {
      text: 'First burst, skaters: push off sideways, land on one leg and let the other sweep behind. Forty seconds, then twenty to recover. See whether you can land at the same time.',
      short: 'Skaters, forty seconds, land together',
      reps: '1 x 40 s',
      easier: 'Step instead of leaping.',
      harder: 'Touch the floor at each landing.',
      seconds: 60,
      intervals: { workSeconds: 40, restSeconds: 20, rounds: 1 },
      caution: 'Soft knees, small leaps. A step is fine.',
      tempo: { out: 0.6, hold: 0.15, back: 0.6, rest: 0.15 },
      poses: [reachDown, otherSide(reachDown)],
    },
    {
      text: 'Down to the ground, head to head, for mountain climbers. Run your knees in under your chest for forty seconds. Kneel for twenty and breathe out long.',
      short: 'Mountain climbers, head to head',
      reps: '1 x 40 s',
      easier: 'Put your hands on a bench and step.',
      harder: 'Bring the knees in twice as fast for ten seconds.',
      seconds: 60,
      intervals: { workSeconds: 40, restSeconds: 20, rounds: 1 },
      caution: 'Hands on a bench or a low wall take the load off wrists and back.',
      tempo: { out: 0.8, hold: 0, back: 0.8, rest: 0 },
      poses: [
        climb,
        alike('climber-between', { spine: 107, neck: 120, head: 146 }),
        otherSide(climb),
      ],
    },
    {
      text: 'The last burst: high knees, facing each other. Everything you have for forty seconds, arms and all. Then walk for twenty, hands on your head, and let the air in.',
      short: 'High knees, face to face, everything you have',
      reps: '1 x 40 s',
      easier: 'March with high arms.',
      harder: 'Lift the knees above your hips.',
      seconds: 60,
      intervals: { workSeconds: 40, restSeconds: 20, rounds: 1 },
      tempo: { out: 0.35, hold: 0, back: 0.35, rest: 0 },
      poses: [sprint, otherSide(sprint)],
    },
    {
      text: 'Walk a few steps, then lay your hands on each other’s shoulders, one foot far back, heel down, and lean in. Long breaths out. Change feet at half time.',
      short: 'Hands on shoulders, one heel back, then the other',
      reps: '15 s a leg',
      easier: 'Take a short step back.',
      harder: 'Bend both knees a little while you lean.',
      seconds: 30,
      sides: { first: 'First leg', second: 'Second leg' },
      mode: 'switch',
      poses: [coolCalf, otherSide(coolCalf)],
    },
    {
      text: 'Stop, step close and put your arms around each other. Breathe in for four counts, out for six, three times. Feel how fast two hearts can be, and how soon they calm.',
      short: 'Step close, hold each other and breathe',
      reps: '3 breaths',
      easier: 'Sit down together.',
      harder: 'Breathe out for seven counts, then for eight.',
      seconds: 30,
      poses: ['standing-embrace-breath'],
    },
  ],
};
