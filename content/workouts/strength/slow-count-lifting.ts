import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const slowCountLifting: WorkoutSource = {
  id: 207,
  title: 'Slow Count Lifting',
  description:
    'Light dumbbells and a slow count spoken by your partner. Four down, one still, two up: the tempo does the work.',
  minutes: 20,
  difficulty: 'Intermediate',
  equipment: ['dumbbells'],
  focus: ['full body', 'arms'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  steps: [
    {
      text: 'Stand side by side, arms up and open. Breathe in tall. Breathe out and lean together to one side, then to the other. Let your ribs slide like a fan, and take your time.',
      short: 'Side by side, arms up, lean from side to side',
      seconds: 90,
      poses: ['reach-lean', otherSide('reach-lean')],
    },
    {
      text: 'Take your dumbbells and face each other. Push your hips back for four counts and let the weights slide along your thighs. Pause. Breathe out and stand in two. One counts, then the other.',
      short: 'Weights along your thighs, hips back, stand tall',
      seconds: 150,
      caution:
        'Keep the back long and the knees soft. If the low back takes over, fold only halfway or put the weights down.',
      poses: ['deadlift-high', 'deadlift-low'],
    },
    {
      text: 'Hold one dumbbell upright at your chest with both hands. Breathe in and sit down for four counts, elbows inside the knees. Stay one count. Breathe out and rise in two.',
      short: 'One weight at the chest, squat on four counts',
      seconds: 150,
      caution: 'Knees sore? Sit down to a chair and stand from there.',
      poses: ['goblet-high', 'goblet-squat'],
    },
    {
      text: 'Weights down. Lean your hands on your knees and let your breath come back. Shake your fingers. Tell your partner one thing they did well in that set.',
      short: 'Weights down, hands on knees, breathe',
      seconds: 60,
      poses: ['rest-on-knees'],
    },
    {
      text: 'Fold forward from the hips with long arms. Breathe out and draw your elbows up past your ribs. Breathe in and let the weights sink for four counts. Necks stay long, eyes on the floor.',
      short: 'Fold forward and row, elbows past your ribs',
      seconds: 150,
      caution: 'Support one hand on a chair and row with the other if your back grows tired.',
      poses: ['bent-row-low', 'bent-row-high'],
    },
    {
      text: 'Stand tall, dumbbells at your shoulders. Breathe out and press them up beside your ears in two counts. Lower in four with the breath in. Squeeze your seat so that the ribs stay low.',
      short: 'Weights at your shoulders, press them up',
      seconds: 135,
      caution: 'If a shoulder pinches, press one arm at a time or stop at eye level.',
      poses: ['press-low', 'press-high'],
    },
    {
      text: 'Let your arms hang, palms forward. Breathe out and curl the weights toward your shoulders. Your elbows stay by your sides. Lower so slowly that your partner has time to smile.',
      short: 'Palms forward, curl up and lower slowly',
      seconds: 120,
      poses: ['curl-low', 'curl-high'],
    },
    {
      text: 'Put the weights aside, turn to the room, and rest your hands on your hips. Take eight easy breaths and roll your shoulders back with every second one.',
      short: 'Hands on hips, rest and roll your shoulders',
      seconds: 60,
      poses: ['hands-on-hips'],
    },
    {
      text: 'Lie on your backs, knees bent, feet toward each other. Start with upper arms on the floor and fists up. Breathe out and press the weights to the ceiling. Four counts to come down.',
      short: 'On your backs, press the weights to the ceiling',
      seconds: 135,
      caution: 'Late in pregnancy press sitting on a chair instead of lying on your back.',
      poses: ['floor-press-low', 'floor-press-high'],
    },
    {
      text: 'Leave the weights on the floor. Let both knees fall to one side, arms long behind you. Halfway through let them fall to the other side. Breathe out for as long as you counted.',
      short: 'Knees to one side, change at halfway',
      seconds: 150,
      poses: ['lying-tip', 'lying-knees-up', 'lying-tip-other'],
    },
  ],
};
