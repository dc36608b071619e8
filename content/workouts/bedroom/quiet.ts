import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const warmPalms = vary(poseNamed('seated-crossed'), {
  a: { x: -92, arms: [16, 118] },
  b: { x: 92, arms: [16, 118] },
});

/** Still and close: breath, hands and shoulders. */
export const quietBedroom: readonly WorkoutSource[] = [
  {
    id: 501,
    title: 'Seven Quiet Breaths',
    description:
      'Five minutes on the floor to arrive in the same evening: two bodies, one slow rhythm, nothing to achieve.',
    minutes: 5,
    difficulty: 'Beginner',
    steps: [
      {
        text: 'Sit cross-legged on a mat, face to face, hands on your own knees. Ask each other: is this a good moment? Begin with two clear yeses. Either of you may say stop at any time, and no reason is needed.',
        seconds: 40,
        caution:
          'If your knees or hips ache in this seat, stretch your legs out or sit on chairs instead.',
        poses: ['seated-crossed'],
      },
      {
        text: 'Lay one hand on your heart and one on your belly. Close your eyes. Breathe in through the nose for a count of four, out for a count of six, each of you in your own time.',
        seconds: 50,
        poses: ['seated-breathing-hearts'],
      },
      {
        text: 'Reach out and take both of each other’s hands. Open your eyes. Without a word, let your breaths find one another, until you breathe in together and out together.',
        seconds: 60,
        poses: ['seated-crossed-hands'],
      },
      {
        text: 'Move a little closer. Place one palm on your partner’s heart and keep the other on your own. Take seven slow breaths and feel what rises and falls under each hand.',
        seconds: 60,
        poses: ['hands-on-hearts'],
      },
      {
        text: 'Turn around and sit back to back, spines long, hands resting on your knees. Close your eyes. As one of you breathes in, let the other breathe out, like a tide between you.',
        seconds: 50,
        poses: ['back-to-back-breath'],
      },
      {
        text: 'Face each other again and take hands. Lean in slowly until your foreheads are close. Share three last breaths, then tell each other in one word how you feel.',
        seconds: 40,
        poses: ['seated-foreheads'],
      },
    ],
  },
  {
    id: 502,
    title: 'Hands That Listen',
    description:
      'An unhurried hand massage, given and received, for two people who have typed and carried all day long.',
    minutes: 12,
    difficulty: 'Beginner',
    caution:
      'Skip sore, swollen or freshly injured fingers and wrists, and simply hold those hands instead.',
    steps: [
      {
        text: 'Sit facing each other and rest your hands in your partner’s hands. Agree who receives first. Ask: how firm would you like it, and is there a place I should leave out?',
        seconds: 60,
        poses: ['held-gaze-seated'],
      },
      {
        text: 'Let go and rub your own palms together in front of your chest until they are warm. Drop your shoulders. Take three long breaths and let the day run out of your arms.',
        seconds: 60,
        poses: [warmPalms],
      },
      {
        text: 'One of you offers one hand, palm up, and closes the eyes. The other traces it with the fingertips of one hand: every line, every knuckle, the soft skin between the fingers. Breathe slowly, say nothing.',
        seconds: 90,
        poses: ['seated-hand-touch'],
      },
      {
        text: 'The giver now takes that hand in both hands. Make slow circles with your thumbs, from the heel of the palm outward, then draw each finger gently out to its tip. Change hands halfway.',
        seconds: 150,
        caution:
          'Stroke the fingers, never pull hard or crack a joint. Ease off at once if anything pinches.',
        poses: ['hand-massage', otherSide('hand-massage')],
      },
      {
        text: 'Trade roles. The new receiver lets one hand go heavy and shuts the eyes. The new giver explores it as if for the first time, light as a feather, and notices where the other begins to smile.',
        seconds: 90,
        poses: [traded('seated-hand-touch')],
      },
      {
        text: 'New giver, hold the hand in both of yours and work your thumbs slowly over the palm and the base of the thumb, where the day’s tightness hides. After a while ask for the other hand.',
        seconds: 150,
        caution: 'Keep the pressure below the point of pain, above all around the wrist.',
        poses: [traded('hand-massage'), otherSide(traded('hand-massage'))],
      },
      {
        text: 'Both of you raise your hands and set palm against palm, fingers long. Lean in a very little and feel the warmth gather between you. Breathe in as you press, out as you soften.',
        seconds: 75,
        poses: ['seated-palms-together'],
      },
      {
        text: 'Lay one warm hand on your partner’s shoulder and the other on your own heart. Look at each other, thank each other, and tell them which touch you liked best.',
        seconds: 45,
        poses: ['seated-both-shoulders'],
      },
    ],
  },
  {
    id: 503,
    title: 'Candlelit Shoulders',
    description:
      'One chair, two pairs of tired shoulders: a full neck and shoulder massage, first for one of you, then the other.',
    minutes: 15,
    difficulty: 'Beginner',
    caution:
      'Press only on muscle: never on the spine, the throat or the front of the neck. In pregnancy keep the pressure light and stop if anyone feels dizzy.',
    steps: [
      {
        text: 'One of you sits on a chair, feet flat, hands on the thighs. The other stands behind and asks: may I begin? Wait for the yes, then rest both hands on the shoulders and share five breaths.',
        seconds: 60,
        poses: ['chair-shoulders'],
      },
      {
        text: 'Standing partner, knead the shoulders between thumbs and fingers like warm dough, then stroke down beside the upper spine with flat palms. Press as your partner breathes out. Ask for firmer or softer.',
        seconds: 150,
        poses: ['chair-upper-back', 'chair-shoulders'],
      },
      {
        text: 'Seated partner, let your chin sink a little. Standing partner, cup the back of the neck with warm hands and squeeze the muscles on both sides, softly and slowly, up to the edge of the hair.',
        seconds: 90,
        caution:
          'Stay at the back of the neck. No pressure on the sides of the throat, no twisting.',
        poses: ['chair-neck'],
      },
      {
        text: 'Sweep both hands from the shoulders down to the elbows and let them glide off, again and again. The one on the chair breathes out with each stroke and lets the arms hang heavy.',
        seconds: 90,
        poses: ['chair-shoulders', 'chair-arms'],
      },
      {
        text: 'Change places without hurry. The new giver stands behind the chair, warms the palms, asks how firm and where, and lays quiet hands on the shoulders for a few shared breaths.',
        seconds: 45,
        poses: [traded('chair-shoulders')],
      },
      {
        text: 'Knead slowly from the edge of the shoulders in toward the neck and back out. Then lean in and circle with your palms between the shoulder blades. Receiver, say when you have found the spot.',
        seconds: 150,
        poses: [traded('chair-upper-back'), traded('chair-shoulders')],
      },
      {
        text: 'The one on the chair bows the head. The one behind holds the back of the neck with soft fingers and makes small slow circles just under the skull, left and right together.',
        seconds: 90,
        caution: 'If the receiver feels light-headed, stop, look up slowly and drink some water.',
        poses: [traded('chair-neck')],
      },
      {
        text: 'Run your fingers once through the hair, then draw long strokes over the shoulders and along the arms, slower each time, until the last one is hardly a touch at all.',
        seconds: 90,
        poses: [traded('chair-scalp'), traded('chair-arms')],
      },
      {
        text: 'Come to standing and hold each other, arms around each other’s backs. Stay longer than you usually would. Let your breath move against your partner’s breath.',
        seconds: 75,
        poses: ['standing-embrace-breath'],
      },
      {
        text: 'Loosen the embrace, rest your hands on each other’s shoulders and lean forehead to forehead. Whisper one thing your partner’s hands did just right tonight.',
        seconds: 60,
        poses: ['forehead-to-forehead'],
      },
    ],
  },
];
