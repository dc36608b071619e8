import type { WorkoutSource } from '../source.ts';

export const softenIntoTheEvening: WorkoutSource = {
  id: 101,
  title: 'Soften Into the Evening',
  description:
    'Ten unhurried minutes to shake off the day: breathe together, reach, lean on each other and end with your foreheads touching.',
  minutes: 10,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['back', 'shoulders', 'breath'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  steps: [
    {
      text: 'Stand face to face and take both hands. Let your shoulders drop and close your eyes. Breathe in through the nose, and out a little longer. After a few rounds you will find one breath between you.',
      short: 'Face to face, hold hands and find one breath',
      seconds: 60,
      poses: ['hands-held', 'hands-held-breath'],
    },
    {
      text: 'Turn to stand side by side. Join your inner hands low and your outer hands in an arch above you. Push your hips gently apart and feel your outer sides open. Take slow breaths into your ribs.',
      short: 'Side by side, join hands in an arch and bend apart',
      seconds: 60,
      caution: 'If lifting an arm pinches your shoulder, rest that hand on your own hip instead.',
      poses: ['side-bend-crescent'],
    },
    {
      text: 'Now turn your backs to the room and make the same arch the other way, so the second side gets its turn. Keep both feet heavy. Each breath out lets the curve sink a little deeper.',
      short: 'Turn your backs to the room and arch the other way',
      seconds: 60,
      poses: ['side-bend-crescent-behind'],
    },
    {
      text: 'Face each other, toes close, and hold each other’s wrists. Keep your bodies long and lean back slowly until your arms are straight. Balance there and breathe. Come up halfway, smile, and lean out again.',
      short: 'Hold wrists and lean back until your arms are straight',
      seconds: 75,
      caution:
        'Lean only as far as both grips feel sure. With a sore shoulder or in pregnancy, keep a small lean with bent knees.',
      poses: ['lean-back-small', 'lean-back'],
    },
    {
      text: 'Bring your palms together at chest height. Breathe in and slide all four hands up, high above your heads. Breathe out and float them back down. Let the breath set the pace, and grow a little taller each time.',
      short: 'Palms together, slide all four hands up and down',
      seconds: 75,
      poses: ['palms-to-palms', 'palms-overhead'],
    },
    {
      text: 'Rest your hands on each other’s shoulders and walk your feet back. Fold at the hips until your backs are flat as a table. Bend your knees as much as you like, let your heads hang between your arms and breathe into your sides.',
      short: 'Hands on shoulders, fold until your backs are flat',
      seconds: 75,
      caution: 'If you feel dizzy or your back complains, bend the knees more and stay higher.',
      poses: ['fold-table'],
    },
    {
      text: 'Come down to the mat and sit cross-legged, face to face, holding hands. One of you leans back on a breath in while the other folds forward on a breath out. Then change, like a slow seesaw. Let the one who folds be carried.',
      short: 'Sit face to face and rock like a slow seesaw',
      seconds: 105,
      caution:
        'If sitting low is hard on your hips or knees, sit on a folded towel and keep the movement small.',
      poses: ['seated-rock-forward', 'seated-rock-back'],
    },
    {
      text: 'Slide a little closer on the mat and let your foreheads meet. Keep your hands in each other’s laps. Close your eyes and breathe quietly for a last minute. When you are ready, say one thing you liked about today.',
      short: 'Rest your foreheads together and breathe quietly',
      seconds: 90,
      poses: ['seated-foreheads-mat'],
    },
  ],
};
