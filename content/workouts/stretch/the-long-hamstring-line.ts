import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const theLongHamstringLine: WorkoutSource = {
  id: 105,
  title: 'The Long Hamstring Line',
  description:
    'A patient session for the backs of the legs. You take turns as helper and stretcher, and go further than you would alone.',
  minutes: 18,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['legs', 'back'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  caution: 'Skip the assisted parts after a recent hamstring strain or with sciatica.',
  steps: [
    {
      text: 'Stand facing each other with space to bow. Breathe in and reach up high. Breathe out, soften your knees and roll down, one bone at a time, until your fingertips brush the floor. Roll up again just as slowly.',
      short: 'Reach up high, then roll down bone by bone',
      seconds: 105,
      caution:
        'With back trouble or high blood pressure, stop halfway with your hands on your thighs.',
      poses: ['roll-down-high', 'roll-down-low'],
    },
    {
      text: 'Hold each other’s hands. Set one heel forward with the toes pulled up, and bend the standing knee. Lean your chest over the long leg with a straight back. Breathe out slowly through the mouth.',
      short: 'Hold hands, one heel forward, fold over that leg',
      seconds: 75,
      poses: ['hamstring-heel'],
    },
    {
      text: 'Switch legs, hands still joined, and sit back again as if a low stool were waiting. The second heel digs in, the toes come up. Keep your back long and let your partner’s weight balance yours.',
      short: 'Switch legs and sit back again, hands joined',
      seconds: 75,
      poses: [otherSide('hamstring-heel')],
    },
    {
      text: 'Put your hands on the mat and lift your hips until each of you is an upside-down V, the downward dog. Bend one knee and press the other heel down, then change, like walking on the spot. Let your heads hang and breathe evenly.',
      short: 'Downward dog, press one heel down, then the other',
      seconds: 90,
      caution:
        'For tender wrists, come down to your forearms or rest on your knees between breaths.',
      poses: ['down-dog-pedal', 'down-dog-pedal-other'],
    },
    {
      text: 'One of you lies on your back and lifts one straight leg. The other kneels alongside and holds the shin. On each breath out, the helper leans in a touch. Halfway through, change to the second leg.',
      short: 'One lies down, the other holds the straight leg up',
      seconds: 180,
      caution: 'The one lying down gives the word. Helpers never press on a knee.',
      poses: [
        'hamstring-raise-assist-deep',
        'hamstring-raise-rest',
        otherSide('hamstring-raise-assist-deep'),
      ],
    },
    {
      text: 'Trade places on the mat. The new helper kneels close and lets the raised leg rest in both hands. Wait for the muscle to soften before you move. Remember the second leg at halftime.',
      short: 'Trade places, the new helper holds the leg',
      seconds: 180,
      caution: 'Keep the raised knee slightly bent if the stretch sits behind it.',
      poses: [
        swap('hamstring-raise-assist-deep'),
        swap('hamstring-raise-rest'),
        otherSide(swap('hamstring-raise-assist-deep')),
      ],
    },
    {
      text: 'One of you sits with both legs straight and folds forward. The other kneels behind and rests warm palms on the middle of the back. Do not push. Follow the breath down, and let it lift your hands again.',
      short: 'One sits and folds, the other’s palms on that back',
      seconds: 105,
      caution: 'No pressure on the spine or neck. Stay light in pregnancy, with the legs apart.',
      poses: ['hamstring-assist'],
    },
    {
      text: 'Now the other one sits down and reaches for the feet. Kneel behind with your hands spread wide on either side of the spine. Breathe audibly so that your partner can follow you into the fold.',
      short: 'Now the other folds, with your hands on their back',
      seconds: 105,
      poses: [swap('hamstring-assist')],
    },
    {
      text: 'Sit opposite each other with your legs long and your feet almost touching. Fold forward, each at your own pace, hands wherever they land on your shins. Drop your heads and share a minute of silence.',
      short: 'Sit feet to feet and fold at your own pace',
      seconds: 105,
      poses: ['seated-forward-fold'],
    },
    {
      text: 'Roll onto your backs and draw your knees in. Hold them with both hands. Let the backs of your legs rest at last, and breathe into your lower back until the timer ends.',
      short: 'Lie back, draw in your knees and rest',
      seconds: 60,
      poses: ['lying-knees-to-chest'],
    },
  ],
};
