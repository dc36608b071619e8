import type { PairPose } from '../../../contract/workouts/poses.ts';
import { apart, changed, sideBySide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** Heads in the middle, feet away from each other. */
function headsTogether(pose: string): PairPose {
  return changed(pose, {
    a: { x: -143, facing: 'left', arms: { angles: [88, 92], short: 0.7 } },
    b: { x: 143, facing: 'right', arms: { angles: [88, 92], short: 0.7 } },
  });
}

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
  suits: 'Tired backs, after training or before bed',
  leaveOut: 'You have acute back pain or a numb leg',
  caution:
    'With acute back pain or numbness in a leg, rest and ask a doctor before you stretch. Numbness between the legs, or new trouble with bladder or bowel, is an emergency. From mid-pregnancy on, lie on your side wherever it says to lie flat.',
  steps: [
    {
      text: 'Come to hands and knees on the mat, heads toward each other. Breathe out and round your back, breathe in and let it sink. Make the movement small and easy, as if oiling a hinge.',
      short: 'Hands and knees, heads together, small cat and cow',
      reps: '10 rounds',
      easier: 'Rest on your forearms.',
      harder: 'Add a slow circle of the hips.',
      seconds: 90,
      caution:
        'Stay in the range where nothing hurts. Lean on your forearms if your wrists are tired.',
      poses: [apart('cat', 12), apart('cow', 12)],
    },
    {
      text: '{a} folds back onto the heels in child’s pose, arms long. {b} kneels behind and rests both palms on the lower back. Lean in a little as your partner breathes out. Ease off as the breath comes in.',
      short: '{a} folds in child’s pose, {b} rests both palms',
      reps: '11 breaths',
      easier: 'Fold over a cushion.',
      harder: 'Walk your hands further away.',
      seconds: 105,
      caution:
        'Press on the broad muscles and the pelvis, never on the spine. Knees wide and no pressure in pregnancy.',
      poses: ['child-supported', 'child-supported-lean'],
    },
    {
      text: 'Change roles: {b} folds. {a} finds the warm, wide place above the hips and lets the hands be heavy there. No rubbing, just weight and patience. Breathe in the same slow rhythm.',
      short: 'Change roles, {b} folds, no rubbing',
      reps: '11 breaths',
      easier: 'Open your knees wide.',
      harder: 'Breathe into the hands until they rise.',
      seconds: 105,
      poses: [swap('child-supported'), swap('child-supported-lean')],
    },
    {
      text: '{a} lies face down on a blanket. {b} sits close by on the heels and glides flat hands from the lower back up to the shoulders. Take your time. Breathe out under the hands.',
      short: '{a} lies face down, {b} glides up the back',
      seconds: 210,
      caution:
        'In pregnancy lie on your side. No massage with a fever, brittle bones, blood thinners or a clot.',
      tempo: { out: 4, hold: 0.6, back: 4, rest: 0.6 },
      poses: ['back-massage-low', 'back-massage-lying'],
    },
    {
      text: 'Trade places on the blanket: {b} lies down. Ask where it is tight before you begin, and spend half of your time exactly there. Keep one hand on your partner always. Breathe out with every long stroke.',
      short: 'Trade places, {b} lies down',
      seconds: 210,
      tempo: { out: 4, hold: 0.6, back: 4, rest: 0.6 },
      poses: [swap('back-massage-low'), swap('back-massage-lying')],
    },
    {
      text: 'Turn over onto your backs on the mat, side by side, and pull your knees in. Hold them with both hands. Let the tailbone grow heavy. Each breath in presses your back softly into the mat.',
      short: 'Side by side on your backs, knees pulled in',
      reps: '8 breaths',
      easier: 'Hold one knee at a time.',
      harder: 'Open the knees and rock from side to side.',
      seconds: 75,
      poses: [sideBySide('lying-knees-hugged', 'left', 172)],
    },
    {
      text: 'Lie head to head, feet away from each other, and let your knees tip to one side together. Stay while the waist lengthens. Breathe into the side that is on top and leave the shoulders where they are.',
      short: 'Head to head, tip your knees to one side',
      reps: '8 breaths',
      easier: 'Put a cushion between your knees.',
      harder: 'Straighten the top leg.',
      seconds: 75,
      caution: 'If it pulls in the lower back, put a hand or a cushion under your knees.',
      poses: [headsTogether('lying-tip')],
    },
    {
      text: 'Breathe in and bring the knees back up. Breathe out and let them fall to the other side, faces turned away from them. Stay as long as on the first side, even if this one feels easier.',
      short: 'Tip your knees to the other side',
      reps: '8 breaths',
      easier: 'Tip only halfway.',
      harder: 'Look away from your knees.',
      seconds: 75,
      poses: [headsTogether('lying-tip-other')],
    },
    {
      text: 'Lie on your backs with your knees bent and your feet on the mat, toes toward each other. Rest your hands beside you. Feel your whole back being carried by the floor. Breathe quietly.',
      short: 'On your backs, knees bent, let the floor carry you',
      easier: 'Rest your calves on a chair.',
      harder: 'Slide your feet further away.',
      seconds: 105,
      poses: ['bridge-low'],
    },
    {
      text: 'Stretch out side by side. {a} stays on the back, {b} rolls to the side and lays an arm across. Breathe out the last heavy thing. Stay as long as the timer lets you.',
      short: 'Stretch out, {b} lays an arm across {a}',
      easier: 'Stay on your backs, hand in hand.',
      harder: 'Keep still for the whole time.',
      seconds: 150,
      poses: ['side-lying-rest'],
    },
  ],
};
