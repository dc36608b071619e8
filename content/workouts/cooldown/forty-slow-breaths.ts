import type { WorkoutSource } from '../source.ts';

export const fortySlowBreaths: WorkoutSource = {
  id: 405,
  title: 'Forty Slow Breaths',
  description:
    'Six simple ways of breathing together, seated on the mat. Nothing to achieve and nowhere else to be.',
  minutes: 8,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['breath', 'rest'],
  impact: 'quiet',
  positions: ['floor'],
  caution:
    'Go back to your normal breath if you feel dizzy, anxious or short of air. Never hold your breath in pregnancy.',
  steps: [
    {
      text: 'Sit cross-legged on the mat, face to face, hands on your knees. Close your eyes. Just notice your breath: where it begins, where it turns. Change nothing for a whole minute.',
      short: 'Sit face to face, eyes closed, notice your breath',
      seconds: 60,
      poses: ['seated-breathing'],
    },
    {
      text: 'Lay one hand on your own heart and the other on your belly. Breathe in so that only the lower hand moves. Breathe out as if through a straw. Let the belly be soft and round.',
      short: 'One hand on your heart, one on your belly',
      seconds: 80,
      poses: ['seated-breathing-hearts', 'seated-breathing-hearts-full'],
    },
    {
      text: 'Bring your palms together between you. Breathe in for four while one of you presses softly and the other gives way. Breathe out for four while the pressure comes back. Let it be a wave that nobody starts.',
      short: 'Palms together, press and give way like a wave',
      seconds: 80,
      poses: ['palms-wave-toward', 'palms-wave-back'],
    },
    {
      text: 'Turn around and sit back to back, heads lightly touching. Breathe out for six counts and feel the other back sink too. If your rhythms differ, wait. They will find each other.',
      short: 'Back to back, breathe out for six',
      seconds: 90,
      poses: ['back-to-back-breath'],
    },
    {
      text: 'Face each other again, close. Reach out and lay one hand on your partner’s heart, and the other on your own. Open your eyes. Breathe with the heartbeat under your palm, four beats in, six beats out.',
      short: 'Face to face, a hand on each other’s heart',
      seconds: 90,
      poses: ['hands-on-hearts-mat'],
    },
    {
      text: 'Let your hands slide down into each other’s and tip your foreheads together. Close your eyes. Count the last ten breaths silently. When you get to ten, stay one breath longer.',
      short: 'Hands joined, foreheads together, ten breaths',
      seconds: 80,
      poses: ['seated-foreheads-mat'],
    },
  ],
};
