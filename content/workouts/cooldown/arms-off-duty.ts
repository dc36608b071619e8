import { changed, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** A longer lean than standing still: both hold each other’s weight. */
const opener = changed('chest-opener', {
  a: { x: 34, spine: 172, chest: 182, head: 186, arms: [304, 306] },
  b: {
    x: -86,
    spine: 194,
    chest: 194,
    legNear: { to: { floor: 34 } },
    legFar: { to: { floor: -8 } },
  },
});

export const armsOffDuty: WorkoutSource = {
  id: 403,
  title: 'Arms Off Duty',
  description:
    'After pushing, pulling and carrying: ten minutes that unload arms and shoulders, with a massage for each of you.',
  minutes: 10,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['arms', 'shoulders'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Arms that pushed, pulled or carried all day',
  leaveOut: 'Your shoulder is being treated, unless you both go gently',
  caution:
    'No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot.',
  steps: [
    {
      text: 'Stand side by side. Stretch one arm across your chest and draw it in with the other hand just above the elbow. Keep that shoulder low. Breathe into the back of it.',
      short: 'One arm across your chest',
      reps: '5 breaths',
      easier: 'Hold the arm lower.',
      harder: 'Turn your chest away from it.',
      seconds: 45,
      poses: ['arm-across-front'],
    },
    {
      text: 'Shake the arm out and take the other one across. Look at your partner and check for each other: are the ears far from the shoulders? Let the breath out slowly.',
      short: 'The other arm across',
      reps: '5 breaths',
      easier: 'Hug yourself instead.',
      harder: 'Look over the stretched shoulder.',
      seconds: 45,
      poses: ['arm-across-front-other'],
    },
    {
      text: 'Lift one elbow beside your head and let the hand drop behind your neck. Lay the other hand on that elbow, without pressing. Breathe into your side. Change arms halfway.',
      short: 'Elbow up beside your head, change at halfway',
      reps: '5 breaths an arm',
      easier: 'Keep the elbow in front of your face.',
      harder: 'Lean a little to the other side.',
      seconds: 70,
      sides: { first: 'First arm', second: 'Second arm' },
      caution:
        'If the shoulder pinches, keep the elbow in front of your face rather than beside your ear.',
      mode: 'switch',
      poses: ['triceps-reach', otherSide('triceps-reach')],
    },
    {
      text: '{a} stands in front and reaches both arms back. {b} takes the hands from behind and leans away just enough to open the chest. Stay low with the hands and breathe in wide.',
      short: '{b} draws {a}’s hands back, chest open',
      reps: '5 breaths',
      easier: 'Clasp your own hands behind you.',
      harder: 'Lift the breastbone higher.',
      seconds: 50,
      caution: 'Tired shoulders need little. The one in front says when to stop.',
      poses: [opener],
    },
    {
      text: 'Trade places. {a} stands behind with one foot ahead of the other and lets body weight do the work. {b} lifts the heart and softens the face. Five slow breaths.',
      short: 'Trade places and open {b}’s chest',
      reps: '5 breaths',
      easier: 'Bend your elbows.',
      harder: 'Take one step ahead with the chest leading.',
      seconds: 50,
      poses: [swap(opener)],
    },
    {
      text: '{a} sits cross-legged on the mat. {b} kneels behind and kneads the tops of the shoulders, slow and broad, from the neck outward. Ask: softer or firmer? {a} just breathes out.',
      short: '{a} sits, {b} kneads the shoulders',
      seconds: 140,
      caution: 'Stay on the muscle. No pressure on the front of the neck or straight on the spine.',
      tempo: { out: 1.6, hold: 0.3, back: 1.6, rest: 0.3 },
      poses: ['shoulder-massage', 'shoulder-massage-outward'],
      isCover: true,
    },
    {
      text: 'Change seats: {b} sits and {a} gives the massage back. Warm your palms first by rubbing them together. Begin lightly, then let your thumbs sink in on your partner’s breath out. Finish with three long strokes.',
      short: 'Change seats: {a} gives the massage back',
      seconds: 140,
      tempo: { out: 1.6, hold: 0.3, back: 1.6, rest: 0.3 },
      poses: [swap('shoulder-massage'), swap('shoulder-massage-outward')],
    },
    {
      text: 'Turn to each other on the mat and lay palm to palm. Spread your fingers, press lightly, and let go until only the warmth is left. Breathe once more together and lower your hands.',
      short: 'Face to face, palm to palm, press and let go',
      reps: '6 breaths',
      easier: 'Rest your hands in your lap.',
      harder: 'Press for three counts before you let go.',
      seconds: 60,
      poses: ['seated-palms-together'],
    },
  ],
};
