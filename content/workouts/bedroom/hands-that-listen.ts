import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';

export const handsThatListen: BedroomWorkoutSource = {
  id: 502,
  title: 'Hands That Listen',
  thing: 'tea',
  description:
    'An unhurried hand massage, given and received, for two people who have typed and carried all day long.',
  minutes: 12,
  difficulty: 'Beginner',
  equipment: ['chair', 'cushion'],
  focus: ['arms', 'closeness'],
  impact: 'quiet',
  positions: ['chair', 'floor'],
  suits: 'Hands that typed or carried all day',
  leaveOut: 'Your hands are swollen or injured, unless they’re only held',
  caution:
    'Skip sore, swollen or freshly injured fingers and wrists, and simply hold those hands instead. No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot.',
  touchKinds: ['hands', 'words', 'hand-massage', 'eyes-closed'],
  steps: [
    {
      text: 'Set two chairs knee to knee and rest your hands in your partner’s hands. {b} receives first, unless you would rather trade colors. Ask: how firm, and which place should I leave out?',
      short: 'Rest your hands in each other’s and ask how firm',
      softer:
        'Hands in your own laps. Say one place to leave out tonight. Everything else can wait.',
      seconds: 60,
      poses: ['chairs-hands'],
    },
    {
      text: 'Let go and rub your own palms together in front of your chest until they are warm. Drop your shoulders. Take three long breaths and let the day run out of your arms.',
      short: 'Rub your own palms warm and drop your shoulders',
      softer: 'Rest your hands on your knees and let the shoulders go. Three easy breaths.',
      seconds: 60,
      tempo: { out: 0.7, hold: 0, back: 0.7, rest: 0 },
      poses: ['chairs-warm-palms', 'chairs-warm-palms-low'],
    },
    {
      text: '{b} offers one hand, palm up, and closes the eyes. {a} traces it with the fingertips of one hand: every line, every knuckle, the soft skin between the fingers. Breathe slowly, say nothing.',
      short: '{b} offers a hand, {a} traces it lightly',
      softer: 'Hold the hand still, without tracing it. Warmth is all it needs.',
      seconds: 90,
      poses: ['chairs-trace'],
    },
    {
      text: '{a} leans in and takes that hand in both hands. Make slow circles with your thumbs, from the heel of the palm outward, then draw each finger gently out to its tip. Change hands halfway.',
      short: 'Circle the palm with your thumbs, change hands halfway',
      softer: 'Let the hand lie in yours and do nothing. Breathe out slowly, both of you.',
      seconds: 150,
      sides: { first: 'First hand', second: 'Second hand' },
      caution:
        'Stroke the fingers, never pull hard or crack a joint. Ease off at once if anything pinches.',
      tempo: { out: 2, hold: 0.3, back: 2, rest: 0.3 },
      poses: ['chairs-thumbs', otherSide('chairs-thumbs')],
    },
    {
      text: 'Trade roles. {a} lays one heavy hand on the other’s knee and shuts the eyes. {b} explores it as if for the first time, light as a feather, and notices where a smile begins.',
      short: 'Trade: {b} explores {a}’s heavy hand',
      softer: 'Rest one finger in the open palm and leave it there. Light, and still.',
      seconds: 90,
      poses: ['chairs-heavy-hand'],
    },
    {
      text: '{b} kneels on a cushion, holds the hand in both of theirs and works the thumbs slowly over the palm and the base of the thumb, where the day’s tightness hides. Halfway, ask for the other hand.',
      short: 'Work your thumbs over the palm, then the other hand',
      softer: 'Only hold the hand. No pressure, no thumbs, no hurry.',
      seconds: 150,
      sides: { first: 'First hand', second: 'Second hand' },
      caution:
        'Keep the pressure below pain, above all at the wrist. Sore knees stay on the chair.',
      tempo: { out: 2, hold: 0.3, back: 2, rest: 0.3 },
      poses: ['chair-hands-kneeling', otherSide('chair-hands-kneeling')],
    },
    {
      text: 'Back on your chairs, raise your hands and set palm against palm, fingers long. Lean in a very little and feel the warmth gather between you. Breathe in as you press, out as you soften.',
      short: 'Palm against palm, press as you breathe in',
      softer: 'Let your palms meet without pressing, or hold them up with air in between.',
      seconds: 75,
      poses: ['chairs-palms'],
      isCover: true,
    },
    {
      text: 'Slide close. Lay one warm hand on your partner’s shoulder and the other on your own heart. Look at each other, say thank you, and say which touch you liked best.',
      short: 'A hand on the shoulder, a hand on your own heart',
      softer: 'Hands on your own hearts. A look and a thank you are plenty.',
      seconds: 45,
      poses: ['chairs-thanks'],
    },
  ],
};
