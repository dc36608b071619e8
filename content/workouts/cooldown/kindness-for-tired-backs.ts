import { apart, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const kindnessForTiredBacks: WorkoutSource = {
  id: 406,
  title: 'Kindness for Tired Backs',
  description:
    'Gentle moves and warm hands for two backs that carried a lot today. Good after training, better before bed.',
  minutes: 20,
  difficulty: 'Beginner',
  equipment: ['blanket'],
  focus: ['back', 'rest'],
  impact: 'quiet',
  positions: ['floor'],
  caution: 'With acute back pain or numbness in a leg, rest and ask a doctor before you stretch.',
  steps: [
    {
      text: 'Come to hands and knees on the mat, heads toward each other. Breathe out and round your back, breathe in and let it sink. Make the movement small and easy, as if oiling a hinge.',
      short: 'Hands and knees, heads together, small cat and cow',
      seconds: 90,
      caution:
        'Stay in the range where nothing hurts. Lean on your forearms if your wrists are tired.',
      poses: [apart('cat', 12), apart('cow', 12)],
    },
    {
      text: 'One of you sits back on the heels and folds forward into child’s pose, arms long. The other kneels behind and rests both palms on the lower back. Lean in a little as your partner breathes out. Ease off as the breath comes in.',
      short: 'One folds in child’s pose, palms on the lower back',
      seconds: 105,
      caution:
        'Press on the broad muscles and the pelvis, never on the spine. Knees wide and no pressure in pregnancy.',
      poses: ['child-supported', 'child-supported-lean'],
    },
    {
      text: 'Change roles. The new helper finds the warm, wide place above the hips and lets the hands be heavy there. No rubbing, just weight and patience. Breathe in the same slow rhythm.',
      short: 'Change roles, heavy hands, no rubbing',
      seconds: 105,
      poses: [swap('child-supported'), swap('child-supported-lean')],
    },
    {
      text: 'One of you lies face down on a blanket, arms by your sides. The other sits next to you on the heels and glides flat hands from the lower back up to the shoulders. Slow as a tide. The one lying down breathes out under the hands.',
      short: 'One lies face down, the other glides up the back',
      seconds: 210,
      caution: 'No weight on the spine, ribs or kidneys. In pregnancy, lie on your side for this.',
      poses: ['back-massage-low', 'back-massage-lying'],
    },
    {
      text: 'Trade places on the blanket. Ask where it is tight before you begin, and spend half of your time exactly there. Keep one hand on your partner always. Breathe out with every long stroke.',
      short: 'Trade places on the blanket',
      seconds: 210,
      poses: [swap('back-massage-low'), swap('back-massage-lying')],
    },
    {
      text: 'Turn over onto your backs on the mat, feet toward each other, and pull your knees in. Hold them with both hands. Let the tailbone grow heavy. Each breath in presses your back softly into the mat.',
      short: 'On your backs, knees pulled in',
      seconds: 75,
      poses: ['lying-knees-to-chest'],
    },
    {
      text: 'Lie side by side, stretch your arms past your heads and let your knees tip to one side together. Stay while the waist lengthens. Breathe into the side that is on top and leave the shoulders where they are.',
      short: 'Side by side, tip your knees to one side',
      seconds: 75,
      caution: 'If it pulls in the lower back, put a hand or a cushion under your knees.',
      poses: ['lying-tip-together'],
    },
    {
      text: 'Breathe in and bring the knees back up. Breathe out and let them fall to the other side, faces turned away from them. Stay as long as on the first side, even if this one feels easier.',
      short: 'Tip your knees to the other side',
      seconds: 75,
      poses: ['lying-tip-together-other'],
    },
    {
      text: 'Lie on your backs with your knees bent and your feet on the mat, toes toward each other. Rest your hands beside you. Feel your whole back being carried by the floor. Breathe quietly.',
      short: 'On your backs, knees bent, let the floor carry you',
      seconds: 105,
      poses: ['bridge-low'],
    },
    {
      text: 'Stretch out side by side. One of you stays on the back, the other rolls to the side and lays an arm across. Breathe out the last heavy thing. Stay as long as the timer lets you.',
      short: 'Stretch out, one lays an arm across the other',
      seconds: 150,
      poses: ['side-lying-rest'],
    },
  ],
};
