import { swapped, vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { mat } from '../../poses/shared.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const basketAside = vary(poseNamed('seated-crossed'), {
  a: { eyes: 'open' },
  b: { eyes: 'open' },
  props: [mat, { kind: 'basket', x: 168 }],
});
const secondScent = vary(poseNamed('scent-near'), {
  a: { armFar: { to: { own: 'heart' } } },
  b: { head: 194, armNear: { to: { own: 'heart' } } },
});
const ownScent = vary(poseNamed('scent-near'), {
  a: { armNear: { to: { partner: 'face', by: [-16, -6] } }, eyes: 'closed' },
  b: { head: 172 },
  props: [mat],
});

export const threeScentsAtMidnight: BedroomWorkoutSource = {
  id: 514,
  title: 'Three Scents at Midnight',
  description:
    'Two small bottles and one secret: a guessing game with closed eyes that ends with the scent you know best.',
  minutes: 11,
  difficulty: 'Beginner',
  equipment: ['scents'],
  focus: ['closeness', 'breath'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'Curious noses and calm evenings',
  leaveOut: 'Asthma, allergies and pregnancy nausea',
  caution:
    'Check for allergies, asthma and pregnancy nausea before you choose scents. Never put undiluted oils on skin, and keep them away from candles.',
  touchKinds: ['hands', 'faces', 'eyes-closed', 'scent'],
  steps: [
    {
      text: 'Sit close with a small basket beside you. In it: two little bottles, say vanilla and orange, or spices from the kitchen. Ask which smells to leave out. Either of you may end the game at any moment.',
      short: 'Sit close, ask which smells to leave out',
      softer: 'Sit comfortably and choose one scent only, or none.',
      seconds: 60,
      poses: [basketAside],
    },
    {
      text: 'One of you closes the eyes. The other opens the first bottle at a distance, then brings it slowly nearer, a hand’s width from the nose. Breathe in gently. What does it make you remember?',
      short: 'First bottle, bring it slowly nearer',
      softer: 'Eyes open. Smell it yourself first, then offer it from far away.',
      seconds: 90,
      caution: 'Stop at the first cough or sting, and open a window.',
      tempo: { out: 5, hold: 3, back: 4, rest: 2 },
      poses: ['scent-far', 'scent-near'],
    },
    {
      text: 'The second bottle. Giver, rest your free hand on your heart and hold the scent still. Receiver, lay a hand on your own heart, tip your chin up, take two slow breaths and make up a place for it.',
      short: 'Second bottle, hands on hearts, two slow breaths',
      softer: 'Put the bottle down and remember a scent instead. Say where it was.',
      seconds: 90,
      poses: [secondScent],
    },
    {
      text: 'Put the bottle away. The third scent has none: offer the inside of your own wrist, near but not touching. Both close your eyes. Receiver, breathe in and say who this is.',
      short: 'Third scent: offer your own wrist',
      softer: 'Leave out the wrist. Breathe the air of the room together.',
      seconds: 90,
      poses: [ownScent],
    },
    {
      text: 'Trade. New receiver, shut your eyes and let your hands rest on your knees. New giver, pick a bottle in secret and let the scent come closer like somebody entering a room.',
      short: 'Trade: pick a bottle in secret',
      softer: 'Stay as you are. Tell each other a smell you love.',
      seconds: 90,
      tempo: { out: 5, hold: 3, back: 4, rest: 2 },
      poses: [traded('scent-far'), traded('scent-near')],
    },
    {
      text: 'Offer the other scent, one hand on your heart, quiet as you can. The receiver breathes with a hand on the chest and answers one question: if this were an evening with me, which one?',
      short: 'The other scent, and one question',
      softer: 'Let the bottle stand open on the floor between you.',
      seconds: 90,
      poses: [swapped(secondScent)],
    },
    {
      text: 'Close the bottle and hold out your wrist in its place. Eyes closed on both sides. The receiver takes three slow breaths and tells what no bottle could hold.',
      short: 'Offer your wrist, eyes closed on both sides',
      softer: 'Keep a cushion’s width between you and take one slow breath.',
      seconds: 90,
      poses: [swapped(ownScent)],
    },
    {
      text: 'Sit side by side, take each other’s hand and let your heads tip together. Say which scent should come back some other night, then breathe without naming anything.',
      short: 'Side by side, hand in hand, heads together',
      softer: 'Sit side by side. Nothing to name, nothing to choose.',
      seconds: 60,
      poses: ['seated-lean-heads'],
    },
  ],
};
