import { vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { handsOnHearts } from '../../../illustration/poses/shared.ts';
import type { BedroomWorkoutSource } from '../source.ts';

/** Back to back: one has breathed in while the other has breathed out. */
const breath = poseNamed('back-to-back-breath');
const full = { chest: 184, neck: 188, head: 196 };
const empty = { spine: 178, chest: 170, round: 0.35, neck: 168, head: 164 };
const breathOneWay = vary(breath, { a: full, b: empty });
const breathOtherWay = vary(breath, { a: empty, b: full });
const ownHearts = vary(poseNamed('seated-breathing-hearts'), {
  a: { x: -62, spine: 176, neck: 168, head: 162 },
  b: { x: 62, spine: 176, neck: 168, head: 162 },
});
const hearts = vary(poseNamed('hands-on-hearts'), {
  a: { ...handsOnHearts.b, x: -50, eyes: 'closed', head: 170 },
  b: { ...handsOnHearts.a, x: 50, eyes: 'closed', head: 170 },
});

export const sevenQuietBreaths: BedroomWorkoutSource = {
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
  suits: 'The end of any day, and shy beginnings',
  leaveOut: 'One of you would rather be alone tonight',
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
      text: 'Move a little closer. Lay one hand on your heart and one on your belly. Close your eyes. Breathe in through the nose for a count of four, out for a count of six, each of you in your own time.',
      short: 'One hand on your heart, one on your belly',
      softer: 'One hand on your own heart is enough. Breathe as it comes, without counting.',
      seconds: 50,
      poses: [ownHearts],
    },
    {
      text: 'Reach out and take both of each other’s hands. Open your eyes. Without a word, let your breaths find one another, until you breathe in together and out together.',
      short: 'Take both hands and let your breaths meet',
      softer: 'Hold one hand only, or none. Look down if you like, and just breathe.',
      seconds: 60,
      poses: ['seated-crossed-hands'],
    },
    {
      text: 'Come close. Place one palm on your partner’s heart and keep the other on your own. Take seven slow breaths and feel what rises and falls under each hand.',
      short: 'A palm on your partner’s heart, seven breaths',
      softer: 'Keep both hands on your own heart. Sit close and breathe.',
      seconds: 60,
      poses: [hearts],
    },
    {
      text: 'Turn around and sit back to back, spines long, hands resting on your knees. Close your eyes. As one of you breathes in, let the other breathe out, like a tide between you.',
      short: 'Back to back, one breathes in as one breathes out',
      softer: 'Sit back to back with a little space between you, each breathing in your own way.',
      seconds: 50,
      tempo: { out: 4, hold: 0.6, back: 5, rest: 0.6 },
      poses: [breathOneWay, breathOtherWay],
      isCover: true,
    },
    {
      text: 'Face each other again and take hands. Lean in slowly until your foreheads are close. Share three last breaths, then tell each other in one word how you feel.',
      short: 'Face to face, foreheads close, one word each',
      softer: 'Stay where you are, hands in your laps. Share one quiet breath and a look.',
      seconds: 40,
      poses: ['seated-foreheads'],
    },
  ],
};
