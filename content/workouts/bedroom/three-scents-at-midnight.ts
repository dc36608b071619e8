import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

export const threeScentsAtMidnight: BedroomWorkoutSource = {
  id: 514,
  title: 'Three Scents at Midnight',
  description:
    'Two small bottles and one secret: a guessing game with closed eyes that ends with the scent you know best.',
  minutes: 11,
  difficulty: 'Beginner',
  equipment: ['scents', 'cushion'],
  focus: ['closeness', 'breath'],
  impact: 'quiet',
  positions: ['floor'],
  suits: 'Curious noses and calm evenings',
  leaveOut: 'You have asthma, allergies or pregnancy nausea',
  caution:
    'Check for allergies, asthma and pregnancy nausea before you choose scents. Never put undiluted oils on skin, and keep them away from candles.',
  touchKinds: ['hands', 'faces', 'eyes-closed', 'scent'],
  steps: [
    {
      text: 'Sit down with a small basket between you. In it: two little bottles, say vanilla and orange, or spices from the kitchen. Ask which smells to leave out. Either of you may end the game at any moment.',
      short: 'Sit close, ask which smells to leave out',
      softer: 'Sit comfortably and choose one scent only, or none.',
      seconds: 60,
      poses: ['basket-between'],
    },
    {
      text: '{b} leans back on a cushion and closes the eyes. {a} opens the first bottle at a distance, then brings it slowly nearer, a hand’s width from the nose. What does it make you remember?',
      short: 'First bottle, bring it slowly nearer',
      softer: 'Eyes open. Smell it yourself first, then offer it from far away.',
      seconds: 90,
      caution: 'Stop at the first cough or sting, and open a window.',
      tempo: { out: 5, hold: 3, back: 4, rest: 2 },
      poses: ['scent-leaning-far', 'scent-leaning-near'],
    },
    {
      text: 'The second bottle. {a} kneels up, a free hand on the heart, and holds the scent still. {b} lays a hand on the heart too, tips the chin up, takes two slow breaths and says what place it smells of.',
      short: 'Second bottle, hands on hearts, two slow breaths',
      softer: 'Put the bottle down and remember a scent instead. Say where it was.',
      seconds: 90,
      poses: ['scent-leaning-hearts'],
    },
    {
      text: 'Put the bottle away. The third scent has none: {a} offers the inside of a wrist, near but not touching. Both close your eyes. {b} breathes in and says who this is.',
      short: 'Third scent: offer your own wrist',
      softer: 'Leave out the wrist. Breathe the air of the room together.',
      seconds: 90,
      poses: ['wrist-leaning'],
    },
    {
      text: 'Trade. {a} lies down, head on the cushion, eyes shut. {b} sits at the head, picks a bottle in secret and lets the scent come closer like somebody entering a room.',
      short: 'Trade: pick a bottle in secret',
      softer: 'Stay as you are. Tell each other a smell you love.',
      seconds: 90,
      tempo: { out: 5, hold: 3, back: 4, rest: 2 },
      poses: [traded('scent-lying-far'), traded('scent-lying-near')],
      isCover: true,
    },
    {
      text: '{b} moves to the side and offers the other scent, one hand on the heart. {a} breathes with a hand on the chest and answers one question: if this were an evening with me, which one?',
      short: 'The other scent, and one question',
      softer: 'Let the bottle stand open on the floor between you.',
      seconds: 90,
      poses: [traded('scent-lying-hearts')],
    },
    {
      text: '{b} closes the bottle, kneels up and holds out a wrist in its place. Eyes closed on both sides. {a} takes three slow breaths and tells what no bottle could hold.',
      short: 'Offer your wrist, eyes closed on both sides',
      softer: 'Keep a cushion’s width between you and take one slow breath.',
      seconds: 90,
      poses: [traded('wrist-lying')],
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
