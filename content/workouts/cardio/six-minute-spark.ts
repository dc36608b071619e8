import { otherSide, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const sixMinuteSpark: WorkoutSource = {
  id: 310,
  title: 'Six Minute Spark',
  description:
    'Five bursts and a breath, for evenings when there is hardly time. Forty seconds on, twenty to recover.',
  minutes: 6,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['endurance', 'full body'],
  impact: 'jumps',
  positions: ['standing', 'floor'],
  steps: [
    {
      text: 'Warm up on the move. Swing both arms up, then pull them down to a lifted knee, forty seconds long, changing legs. Walk for twenty. Breathe out every time the knee comes up.',
      short: 'Arms up, pull down to a lifted knee',
      seconds: 60,
      poses: ['knee-drive', upright('knee-drive-reach'), otherSide('knee-drive')],
    },
    {
      text: 'Jumping jacks beside each other, as even as a clock. Arms up, arms down, forty seconds. Walk for the last twenty and let the breath drop. Nearly a third done.',
      short: 'Jumping jacks side by side, forty seconds',
      seconds: 60,
      caution: 'Step to the side instead of jumping if knees or ground ask for it.',
      poses: ['jack-closed', 'jack-open'],
    },
    {
      text: 'Skaters: push off sideways, land on one leg and let the other sweep behind. Forty seconds, then twenty to recover. See whether you can land at the same time.',
      short: 'Skaters, forty seconds, land together',
      seconds: 60,
      caution: 'Soft knees, small leaps. A step is fine.',
      poses: ['skater-left', otherSide('skater-left')],
    },
    {
      text: 'Down to the ground, head to head, for mountain climbers. Run your knees in under your chest for forty seconds. Kneel for twenty and breathe out long.',
      short: 'Mountain climbers, head to head',
      seconds: 60,
      caution: 'Hands on a bench or a low wall take the load off wrists and back.',
      poses: ['climber-right', 'climber-between', 'climber-left'],
    },
    {
      text: 'The last burst: high knees, facing each other. Everything you have for forty seconds, arms and all. Then walk, hands on your head, and let the air in.',
      short: 'High knees, face to face, everything you have',
      seconds: 60,
      poses: ['high-knees-right', 'high-knees-left'],
    },
    {
      text: 'Stop, step close and put your arms around each other. Breathe in for four counts, out for six, five times. Feel how fast two hearts can be, and how soon they calm.',
      short: 'Step close, hold each other and breathe',
      seconds: 60,
      poses: ['standing-embrace-breath'],
    },
  ],
};
