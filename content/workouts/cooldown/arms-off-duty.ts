import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

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
  steps: [
    {
      text: 'Stand side by side. Stretch one arm across your chest and draw it in with the other hand just above the elbow. Keep that shoulder low. Breathe into the back of it.',
      short: 'One arm across your chest',
      seconds: 45,
      poses: ['arm-across-front'],
    },
    {
      text: 'Shake the arm out and take the other one across. Look at your partner and check for each other: are the ears far from the shoulders? Let the breath out slowly.',
      short: 'The other arm across',
      seconds: 45,
      poses: ['arm-across-front-other'],
    },
    {
      text: 'Lift one elbow beside your head and let the hand drop behind your neck. Lay the other hand on that elbow, without pressing. Breathe into your side. Change arms halfway.',
      short: 'Elbow up beside your head, change at halfway',
      seconds: 70,
      caution:
        'If the shoulder pinches, keep the elbow in front of your face rather than beside your ear.',
      poses: ['triceps-reach', otherSide('triceps-reach')],
    },
    {
      text: 'One of you stands in front and reaches both arms back. The other takes the hands from behind and leans away just enough to open the chest. Stay low with the hands and breathe in wide.',
      short: 'One draws the other’s hands back and opens the chest',
      seconds: 50,
      caution: 'Tired shoulders need little. The one in front says when to stop.',
      poses: ['chest-opener'],
    },
    {
      text: 'Trade places. The new helper stands with one foot ahead of the other and lets body weight do the work. The one in front lifts the heart and softens the face. Four slow breaths.',
      short: 'Trade places and open the other chest',
      seconds: 50,
      poses: [swap('chest-opener')],
    },
    {
      text: 'One of you sits cross-legged on the mat. The other kneels behind and kneads the tops of the shoulders, slow and broad, from the neck outward. Ask: softer or firmer? The one who sits just breathes out.',
      short: 'One sits, the other kneads the shoulders',
      seconds: 140,
      caution: 'Stay on the muscle. No pressure on the front of the neck or straight on the spine.',
      poses: ['shoulder-massage', 'shoulder-massage-outward'],
    },
    {
      text: 'Change seats and give the massage back. Warm your palms first by rubbing them together. Begin lightly, then let your thumbs sink in on your partner’s breath out. Finish with three long strokes.',
      short: 'Change seats and give the massage back',
      seconds: 140,
      poses: [swap('shoulder-massage'), swap('shoulder-massage-outward')],
    },
    {
      text: 'Turn to each other on the mat and lay palm to palm. Spread your fingers, press lightly, and let go until only the warmth is left. Breathe once more together and lower your hands.',
      short: 'Face to face, palm to palm, press and let go',
      seconds: 60,
      poses: ['seated-palms-together'],
    },
  ],
};
