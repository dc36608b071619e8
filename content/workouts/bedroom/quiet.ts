import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const warmPalms = vary(poseNamed('seated-crossed'), {
  a: { x: -92, arms: [16, 118] },
  b: { x: 92, arms: [16, 118] },
});

/** Still and close: breath, hands and shoulders. */
export const quietBedroom: readonly BedroomWorkoutSource[] = [
  {
    id: 501,
    title: 'Seven Quiet Breaths',
    description:
      'Five minutes on the floor to arrive in the same evening: two bodies, one slow rhythm, nothing to achieve.',
    minutes: 5,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['breath', 'closeness'],
    impact: 'quiet',
    positions: ['floor'],
    touchKinds: ['breath', 'hands', 'faces', 'weight'],
    steps: [
      {
        text: 'Sit cross-legged on a mat, face to face, hands on your own knees. Ask each other: is this a good moment? Begin with two clear yeses. Either of you may say stop at any time, and no reason is needed.',
        short: 'Sit face to face and begin with two clear yeses',
        softer:
          'Just sit facing each other. Look, breathe, and ask once more if this is a good moment.',
        seconds: 40,
        caution:
          'If your knees or hips ache in this seat, stretch your legs out or sit on chairs instead.',
        poses: ['seated-crossed'],
      },
      {
        text: 'Lay one hand on your heart and one on your belly. Close your eyes. Breathe in through the nose for a count of four, out for a count of six, each of you in your own time.',
        short: 'One hand on your heart, one on your belly',
        softer: 'One hand on your own heart is enough. Breathe as it comes, without counting.',
        seconds: 50,
        poses: ['seated-breathing-hearts'],
      },
      {
        text: 'Reach out and take both of each other’s hands. Open your eyes. Without a word, let your breaths find one another, until you breathe in together and out together.',
        short: 'Take both hands and let your breaths meet',
        softer: 'Hold one hand only, or none. Look down if you like, and just breathe.',
        seconds: 60,
        poses: ['seated-crossed-hands'],
      },
      {
        text: 'Move a little closer. Place one palm on your partner’s heart and keep the other on your own. Take seven slow breaths and feel what rises and falls under each hand.',
        short: 'A palm on your partner’s heart, seven breaths',
        softer: 'Keep both hands on your own heart. Sit close and breathe.',
        seconds: 60,
        poses: ['hands-on-hearts'],
      },
      {
        text: 'Turn around and sit back to back, spines long, hands resting on your knees. Close your eyes. As one of you breathes in, let the other breathe out, like a tide between you.',
        short: 'Back to back, one breathes in as one breathes out',
        softer: 'Sit back to back with a little space between you, each breathing in your own way.',
        seconds: 50,
        poses: ['back-to-back-breath'],
      },
      {
        text: 'Face each other again and take hands. Lean in slowly until your foreheads are close. Share three last breaths, then tell each other in one word how you feel.',
        short: 'Face to face, foreheads close, one word each',
        softer: 'Stay where you are, hands in your laps. Share one quiet breath and a look.',
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
    equipment: [],
    focus: ['arms', 'closeness'],
    impact: 'quiet',
    positions: ['floor'],
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
        caution:
          'Stroke the fingers, never pull hard or crack a joint. Ease off at once if anything pinches.',
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
        caution: 'Keep the pressure below the point of pain, above all around the wrist.',
        poses: [traded('hand-massage'), otherSide(traded('hand-massage'))],
      },
      {
        text: 'Both of you raise your hands and set palm against palm, fingers long. Lean in a very little and feel the warmth gather between you. Breathe in as you press, out as you soften.',
        short: 'Palm against palm, press as you breathe in',
        softer: 'Let your palms meet without pressing, or hold them up with air in between.',
        seconds: 75,
        poses: ['seated-palms-together'],
      },
      {
        text: 'Lay one warm hand on your partner’s shoulder and the other on your own heart. Look at each other, thank each other, and tell them which touch you liked best.',
        short: 'A hand on the shoulder, a hand on your own heart',
        softer: 'Hands on your own hearts. A look and a thank you are plenty.',
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
    equipment: ['chair'],
    focus: ['shoulders', 'neck'],
    impact: 'quiet',
    positions: ['chair', 'standing'],
    caution:
      'Press only on muscle: never on the spine, the throat or the front of the neck. In pregnancy keep the pressure light and stop if anyone feels dizzy.',
    touchKinds: ['faces', 'embrace', 'words', 'shoulders', 'hair'],
    steps: [
      {
        text: 'One of you sits on a chair, feet flat, hands on the thighs. The other stands behind and asks: may I begin? Wait for the yes, then rest both hands on the shoulders and share five breaths.',
        short: 'One sits, the other asks and rests both hands',
        softer:
          'Stand behind the chair with your hands off the shoulders, and breathe together first.',
        seconds: 60,
        poses: ['chair-shoulders'],
      },
      {
        text: 'Standing partner, knead the shoulders between thumbs and fingers like warm dough, then stroke down beside the upper spine with flat palms. Press as your partner breathes out. Ask for firmer or softer.',
        short: 'Knead the shoulders and stroke down beside the spine',
        softer: 'Rest flat, still hands on the shoulders. No kneading.',
        seconds: 150,
        poses: ['chair-upper-back', 'chair-shoulders'],
      },
      {
        text: 'Seated partner, let your chin sink a little. Standing partner, cup the back of the neck with warm hands and squeeze the muscles on both sides, softly and slowly, up to the edge of the hair.',
        short: 'Cup the neck and squeeze softly on both sides',
        softer: 'Keep your head where it is easy. One warm hand rests on the upper back.',
        seconds: 90,
        caution:
          'Stay at the back of the neck. No pressure on the sides of the throat, no twisting.',
        poses: ['chair-neck'],
      },
      {
        text: 'Sweep both hands from the shoulders down to the elbows and let them glide off, again and again. The one on the chair breathes out with each stroke and lets the arms hang heavy.',
        short: 'Sweep from the shoulders down to the elbows',
        softer: 'One slow stroke down the arms, then let go and rest.',
        seconds: 90,
        poses: ['chair-shoulders', 'chair-arms'],
      },
      {
        text: 'Change places without hurry. The new giver stands behind the chair, warms the palms, asks how firm and where, and lays quiet hands on the shoulders for a few shared breaths.',
        short: 'Change places, ask first, rest your hands',
        softer: 'Change places only if you both like. Otherwise sit side by side and rest.',
        seconds: 45,
        poses: [traded('chair-shoulders')],
      },
      {
        text: 'Knead slowly from the edge of the shoulders in toward the neck and back out. Then lean in and circle with your palms between the shoulder blades. Receiver, say when you have found the spot.',
        short: 'Knead toward the neck, circle between the blades',
        softer: 'Quiet palms on the shoulders, as light as a scarf.',
        seconds: 150,
        poses: [traded('chair-upper-back'), traded('chair-shoulders')],
      },
      {
        text: 'The one on the chair bows the head. The one behind holds the back of the neck with soft fingers and makes small slow circles just under the skull, left and right together.',
        short: 'Small slow circles just under the skull',
        softer: 'Head up, eyes closed. One still hand between the shoulder blades.',
        seconds: 90,
        caution: 'If the receiver feels light-headed, stop, look up slowly and drink some water.',
        poses: [traded('chair-neck')],
      },
      {
        text: 'Run your fingers once through the hair, then draw long strokes over the shoulders and along the arms, slower each time, until the last one is hardly a touch at all.',
        short: 'Long strokes over shoulders and arms, slower each time',
        softer: 'One last light stroke, then hands away. Stay near.',
        seconds: 90,
        poses: [traded('chair-scalp'), traded('chair-arms')],
      },
      {
        text: 'Come to standing and hold each other, arms around each other’s backs. Stay longer than you usually would. Let your breath move against your partner’s breath.',
        short: 'Stand and hold each other longer than usual',
        softer: 'Stand side by side and hold hands, or just stand close.',
        seconds: 75,
        poses: ['standing-embrace-breath'],
      },
      {
        text: 'Loosen the embrace, rest your hands on each other’s shoulders and lean forehead to forehead. Whisper one thing your partner’s hands did just right tonight.',
        short: 'Foreheads together, whisper one thing',
        softer: 'Hold each other’s hands and share a breath. No words needed.',
        seconds: 60,
        poses: ['forehead-to-forehead'],
      },
    ],
  },
];
