import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const warmPalms = vary(poseNamed('seated-crossed'), {
  a: { x: -92, arms: [16, 118] },
  b: { x: 92, arms: [16, 118] },
});

export const handsThatListen: BedroomWorkoutSource = {
  id: 502,
  title: 'Hands That Listen',
  description:
    'An unhurried hand massage, given and received, for two people who have typed and carried all day long.',
  minutes: 12,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['arms', 'closeness'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'Hands that typed or carried all day',
  leaveOut: 'Swollen or injured hands, which are only held',
  caution:
    'Skip sore, swollen or freshly injured fingers and wrists, and simply hold those hands instead.',
  touchKinds: ['hands', 'words', 'hand-massage', 'eyes-closed'],
  steps: [
    {
      text: 'Sit facing each other and rest your hands in your partner’s hands. Agree who receives first. Ask: how firm would you like it, and is there a place I should leave out?',
      short: 'Rest your hands in each other’s and ask how firm',
      softer:
        'Hands in your own laps. Say one place to leave out tonight. Everything else can wait.',
      seconds: 60,
      poses: ['held-gaze-seated'],
    },
    {
      text: 'Let go and rub your own palms together in front of your chest until they are warm. Drop your shoulders. Take three long breaths and let the day run out of your arms.',
      short: 'Rub your own palms warm and drop your shoulders',
      softer: 'Rest your hands on your knees and let the shoulders go. Three easy breaths.',
      seconds: 60,
      poses: [warmPalms],
    },
    {
      text: 'One of you offers one hand, palm up, and closes the eyes. The other traces it with the fingertips of one hand: every line, every knuckle, the soft skin between the fingers. Breathe slowly, say nothing.',
      short: 'One offers a hand, the other traces it lightly',
      softer: 'Hold the hand still, without tracing it. Warmth is all it needs.',
      seconds: 90,
      poses: ['seated-hand-touch'],
    },
    {
      text: 'The giver now takes that hand in both hands. Make slow circles with your thumbs, from the heel of the palm outward, then draw each finger gently out to its tip. Change hands halfway.',
      short: 'Circle the palm with your thumbs, change hands halfway',
      softer: 'Let the hand lie in yours and do nothing. Breathe out slowly, both of you.',
      seconds: 150,
      sides: { first: 'First hand', second: 'Second hand' },
      caution:
        'Stroke the fingers, never pull hard or crack a joint. Ease off at once if anything pinches.',
      tempo: { out: 2, hold: 0.3, back: 2, rest: 0.3 },
      poses: ['hand-massage', otherSide('hand-massage')],
    },
    {
      text: 'Trade roles. The new receiver lets one hand go heavy and shuts the eyes. The new giver explores it as if for the first time, light as a feather, and notices where the other begins to smile.',
      short: 'Trade: the other hand is explored now',
      softer: 'Rest one finger in the open palm and leave it there. Light, and still.',
      seconds: 90,
      poses: [traded('seated-hand-touch')],
    },
    {
      text: 'New giver, hold the hand in both of yours and work your thumbs slowly over the palm and the base of the thumb, where the day’s tightness hides. After a while ask for the other hand.',
      short: 'Work your thumbs over the palm, then the other hand',
      softer: 'Only hold the hand. No pressure, no thumbs, no hurry.',
      seconds: 150,
      sides: { first: 'First hand', second: 'Second hand' },
      caution: 'Keep the pressure below the point of pain, above all around the wrist.',
      tempo: { out: 2, hold: 0.3, back: 2, rest: 0.3 },
      poses: [traded('hand-massage'), otherSide(traded('hand-massage'))],
    },
    {
      text: 'Both of you raise your hands and set palm against palm, fingers long. Lean in a very little and feel the warmth gather between you. Breathe in as you press, out as you soften.',
      short: 'Palm against palm, press as you breathe in',
      softer: 'Let your palms meet without pressing, or hold them up with air in between.',
      seconds: 75,
      poses: ['seated-palms-together'],
      isCover: true,
    },
    {
      text: 'Lay one warm hand on your partner’s shoulder and the other on your own heart. Look at each other, say thank you, and say which touch you liked best.',
      short: 'A hand on the shoulder, a hand on your own heart',
      softer: 'Hands on your own hearts. A look and a thank you are plenty.',
      seconds: 45,
      poses: ['seated-both-shoulders'],
    },
  ],
};
