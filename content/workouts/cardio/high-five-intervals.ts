import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

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
  caution:
    'There are jumps in here. With joint pain, in pregnancy or after a birth choose the standing variant of each.',
  steps: [
    {
      text: 'Warm your palms. Clap one hand high with your partner, then bend your knees and clap low. High, low, and change hands. Breathe out on the low one and get a little faster.',
      short: 'Clap one hand high, then low, and change',
      seconds: 105,
      poses: ['high-five', 'low-five', otherSide('high-five')],
    },
    {
      text: 'Lift a knee and clap both hands, lift the other and clap again. Forty seconds quick, ten slow, and forty quick. Stand tall and breathe in rhythm with your feet.',
      short: 'Knees up and clap both hands, forty quick, ten slow',
      seconds: 90,
      poses: ['high-knees-clap', 'clap-stand', otherSide('high-knees-clap')],
    },
    {
      text: 'Rest, hands on hips, side by side. Breathe in through the nose until your ribs spread, and out through pursed lips. You have earned it.',
      short: 'Rest side by side, hands on hips',
      seconds: 45,
      poses: ['hands-on-hips'],
    },
    {
      text: 'Swing your arms back and bend your knees. Jump, and clap high in the air between you. Land, settle, jump again. Six jumps, a short pause, and six more. Breathe out as you leave the ground.',
      short: 'Jump and clap high, six and six',
      seconds: 120,
      caution: 'Land softly, knees over toes. Or rise onto your toes and clap from there.',
      poses: ['jump-ready', 'burpee-jump-high-five'],
    },
    {
      text: 'Rest bent over, hands on your knees, and let your back widen with the breath. Tell each other which clap was the loudest so far.',
      short: 'Rest, hands on your knees, wide backs',
      seconds: 45,
      poses: ['rest-on-knees'],
    },
    {
      text: 'Down to a plank, head to head. Lift one hand and clap it with your partner’s, put it down and clap the other. Feet wide for balance. Breathe out with each clap.',
      short: 'Plank head to head, clap hand after hand',
      seconds: 105,
      caution: 'On your knees it is easier on wrists and back.',
      poses: ['plank', 'plank-high-five', otherSide('plank-high-five')],
    },
    {
      text: 'Rest folded over your knees, hands reaching toward the other’s hands. Forehead down. Count eight breaths, and let each one be slower than the one before.',
      short: 'Rest folded, hands reaching for each other',
      seconds: 60,
      poses: ['child-facing'],
    },
    {
      text: 'Skaters, side by side. Leap or step from one foot to the other, back leg sweeping behind. Swing your arms across. Thirty seconds on, fifteen off. Breathe out as you land.',
      short: 'Skaters side by side, thirty on, fifteen off',
      seconds: 120,
      caution: 'Keep the landing knee soft and in line with the foot.',
      poses: ['skater-left', otherSide('skater-left')],
    },
    {
      text: 'Rest back to back, eyes closed. Lean just enough to feel held. Your partner’s breath moves your own ribs. Let it slow you down.',
      short: 'Rest back to back, eyes closed',
      seconds: 60,
      poses: ['back-to-back'],
    },
    {
      text: 'Fast feet, face to face. Patter on the spot with bent knees for ten seconds. On a call from either of you reach over, clap and go on. Small quick breaths.',
      short: 'Fast feet, clap when one of you calls',
      seconds: 120,
      poses: ['fast-feet', otherSide('fast-feet')],
    },
    {
      text: 'Last sprint. Run on the spot, facing each other, as if you had to reach each other across a beach. Drive the arms, lift the knees and breathe out hard. Finish with a clap.',
      short: 'Last sprint, run on the spot, finish with a clap',
      seconds: 90,
      caution: 'If your chest feels tight or your head light, walk.',
      poses: ['run-right', otherSide('run-right')],
    },
    {
      text: 'Walk back a step, lay your hands on each other’s shoulders and fold until your backs are flat. Soft knees. Let your heads hang and your breath come home.',
      short: 'Hands on shoulders, fold to two flat backs',
      seconds: 120,
      caution: 'Come up slowly with a bent knee, one hand on your thigh.',
      poses: ['fold-table'],
    },
  ],
};
