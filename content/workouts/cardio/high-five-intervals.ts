import { alike, apart, changed, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** One hand claps across, the body stays low. */
const reachOver = alike(apart('fast-feet', -14), {
  legNear: { to: { floor: 22, toes: true } },
  legFar: { to: { floor: -6, toes: true } },
  armNear: { to: { partner: 'hand', by: [0, 4] } },
  hands: 'open',
});

/** Palms meet at the height of the eyes. */
const kneeClap = alike('high-knees-clap', {
  legNear: [104, 350],
  arms: { to: { partner: 'hand', by: [0, 26] } },
});

/** Arms swing across, away from the leg behind. */
const skater = alike('skater-left', { armNear: [300, 290], armFar: [70, 60] });

/** Palms meet just above the mat. */
const lowClap = alike('plank-high-five', {
  armNear: { to: { partner: 'hand', by: [0, -28] } },
  head: 150,
});

export const highFiveIntervals: WorkoutSource = {
  id: 306,
  title: 'High Five Intervals',
  description:
    'Every interval ends in a clap. Short bursts, honest rests, and palms that tingle at the end.',
  minutes: 18,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['endurance', 'full body'],
  impact: 'jumps',
  positions: ['standing', 'floor'],
  suits: 'Couples who already walk or run a little',
  leaveOut: 'You have joint pain, are pregnant or gave birth in the last few months',
  caution:
    'There are jumps in here. With joint pain, a weak pelvic floor, in pregnancy or after a birth choose the standing version of each.',
  steps: [
    {
      text: 'Warm your palms. Clap one hand high with your partner, then bend your knees and clap low. High, low, and change hands. Breathe out on the low one and get a little faster.',
      short: 'Clap one hand high, then low, and change',
      reps: '40 each hand',
      easier: 'Clap only high.',
      harder: 'Touch the floor after each low clap.',
      seconds: 105,
      poses: ['high-five', 'low-five', otherSide('high-five')],
    },
    {
      text: 'Lift a knee and clap both hands, lift the other and clap again. Thirty-five seconds quick, ten slow, and once more. Stand tall and breathe in rhythm with your feet.',
      short: 'Knees up and clap, thirty-five quick, ten slow',
      reps: '2 x 35 s',
      easier: 'Lift the knees less.',
      harder: 'Lift the knees above your hips.',
      seconds: 90,
      intervals: { workSeconds: 35, restSeconds: 10, rounds: 2 },
      poses: [
        kneeClap,
        alike('clap-stand', { arms: { to: { partner: 'hand', by: [0, 26] } } }),
        otherSide(kneeClap),
      ],
    },
    {
      text: 'Rest side by side, one arm around each other’s waist. Breathe in through the nose until your ribs spread, and out through pursed lips. You have earned it.',
      short: 'Rest side by side, arms around each other',
      easier: 'Sit down to rest.',
      harder: 'Walk in a small circle.',
      seconds: 45,
      poses: [
        changed('hands-on-hips', {
          a: {
            x: -34,
            look: 'side',
            armNear: { to: { partner: 'waist', by: [22, 0] }, bend: 'in', layer: 'back' },
            armFar: [10, 14],
          },
          b: {
            x: 34,
            facing: 'left',
            look: 'side',
            armNear: { to: { partner: 'waist', by: [22, -6] }, bend: 'in', layer: 'back' },
            armFar: [10, 14],
          },
        }),
      ],
    },
    {
      text: 'Swing your arms back and bend your knees. Jump, and clap both hands high in the air between you. Land, settle, jump again. Six jumps, a short pause, and six more. Breathe out as you leave the ground.',
      short: 'Jump and clap both hands high, six and six',
      reps: '6 and 6',
      easier: 'Rise to your toes and clap.',
      harder: 'Squat lower before each jump.',
      seconds: 120,
      caution: 'Land softly, knees over toes. Or rise onto your toes and clap from there.',
      tempo: { out: 0.8, hold: 0.2, back: 0.8, rest: 6.2 },
      poses: [
        'jump-ready',
        alike('burpee-jump-high-five', { armFar: { to: { partner: 'hand', by: [0, 40] } } }),
      ],
      isCover: true,
    },
    {
      text: 'Rest bent over, one foot ahead and both hands on that knee, and let your back widen with the breath. Tell each other which clap was the loudest so far.',
      short: 'Rest, both hands on one knee, wide backs',
      easier: 'Sit back on your heels.',
      harder: 'Stand up and walk.',
      seconds: 45,
      poses: [
        alike('rest-on-knees', {
          legNear: { to: { floor: 34 } },
          legFar: { to: { floor: -30, toes: true } },
          armNear: { to: { own: 'kneeNear', by: [2, 14] }, end: 40 },
          armFar: { to: { own: 'kneeNear', by: [8, 12] }, end: 40 },
        }),
      ],
    },
    {
      text: 'Down to a plank, head to head. Lift one hand and clap it with your partner’s, put it down and clap the other. Feet wide for balance. Breathe out with each clap.',
      short: 'Plank head to head, clap hand after hand',
      reps: '2 x 12 each hand',
      easier: 'Do it on your knees.',
      harder: 'Bring your feet together.',
      seconds: 105,
      caution: 'On your knees it is easier on wrists and back.',
      tempo: { out: 1.6, hold: 0.2, back: 1.6, rest: 0.2 },
      poses: [alike('plank', { head: 150, neck: 126 }), lowClap, otherSide(lowClap)],
    },
    {
      text: 'Rest folded over your knees, hands reaching toward the other’s hands. Forehead down. Count eight breaths, and let each one be slower than the one before.',
      short: 'Rest folded, hands reaching for each other',
      reps: '8 breaths',
      easier: 'Lie on your side.',
      harder: 'Walk the hands further with each breath.',
      seconds: 60,
      poses: ['child-facing'],
    },
    {
      text: 'Skaters, side by side. Leap or step from one foot to the other, back leg sweeping behind. Swing your arms across. Thirty seconds on, ten off, three times. Breathe out as you land.',
      short: 'Skaters side by side, thirty on, ten off',
      reps: '3 x 30 s',
      easier: 'Step instead of leaping.',
      harder: 'Touch the floor at each landing.',
      seconds: 120,
      intervals: { workSeconds: 30, restSeconds: 10, rounds: 3 },
      caution: 'Keep the landing knee soft and in line with the foot.',
      tempo: { out: 0.6, hold: 0.15, back: 0.6, rest: 0.15 },
      poses: [skater, otherSide(skater)],
    },
    {
      text: 'Rest back to back, eyes closed. Lean just enough to feel held. Your partner’s breath moves your own ribs. Let it slow you down.',
      short: 'Rest back to back, eyes closed',
      easier: 'Lean on a wall instead.',
      harder: 'Stand without leaning and match the breath.',
      seconds: 60,
      poses: [
        changed('back-to-back', {
          a: { legs: { to: { floor: 26 } }, spine: 188, chest: 186, eyes: 'closed' },
          b: { legs: { to: { floor: 26 } }, spine: 188, chest: 186, eyes: 'closed' },
        }),
      ],
    },
    {
      text: 'Fast feet, face to face. Patter on the spot with bent knees for ten seconds. On a call from either of you reach over, clap and go on. Small quick breaths.',
      short: 'Fast feet, clap when one of you calls',
      easier: 'March quickly.',
      harder: 'Drop to a squat at each call.',
      seconds: 120,
      tempo: { out: 0.35, hold: 0, back: 0.35, rest: 0 },
      poses: [
        alike('fast-feet', { armNear: [20, 84], armFar: [20, 84] }),
        reachOver,
        alike(otherSide('fast-feet'), { armNear: [20, 84], armFar: [20, 84] }),
      ],
    },
    {
      text: 'Last sprint. Run on the spot, facing each other, as if you had to reach each other across a beach. Drive the arms, lift the knees and breathe out hard. Finish with a clap.',
      short: 'Last sprint, run on the spot, finish with a clap',
      easier: 'Walk briskly on the spot.',
      harder: 'Lift your knees to the hips all the way.',
      seconds: 90,
      caution: 'If your chest feels tight or your head light, walk.',
      tempo: { out: 0.35, hold: 0, back: 0.35, rest: 0 },
      poses: ['run-right', otherSide('run-right')],
    },
    {
      text: 'Walk back a step, lay your hands on each other’s shoulders and fold until your backs are flat. Soft knees. Let your heads hang and your breath come home.',
      short: 'Hands on shoulders, fold to two flat backs',
      reps: '12 breaths',
      easier: 'Stay half upright.',
      harder: 'Straighten your legs.',
      seconds: 120,
      caution:
        'Come up slowly with a bent knee, one hand on your thigh. Stay higher with high blood pressure.',
      poses: [alike('fold-table-soft', { y: 122, legs: { to: { floor: 24 } } })],
    },
  ],
};
