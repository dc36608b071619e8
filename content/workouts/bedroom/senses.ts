import { swapped, vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { mat } from '../../poses/shared.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const scarfWaiting = vary(poseNamed('scarf-held'), { b: { eyes: 'closed' } });
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

/** Silk and scent. */
export const sensesBedroom: readonly BedroomWorkoutSource[] = [
  {
    id: 513,
    title: 'Silk Between Us',
    description:
      'One long soft scarf joins you: pull, lean, follow and finally feel it glide along the arm of someone who waits.',
    minutes: 15,
    difficulty: 'Intermediate',
    equipment: ['scarf'],
    focus: ['closeness', 'shoulders', 'legs'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution:
      'The scarf stays in hands and on arms: never around a neck, never tied to anyone. Let go the moment either of you says stop.',
    touchKinds: ['gaze', 'hands', 'faces', 'eyes-closed', 'silk', 'led', 'weight', 'stretching'],
    steps: [
      {
        text: 'Stand two steps apart, each holding one end of a soft scarf in both hands. Look at each other and ask: shall we? Breathe in together, and on the breath out feel the first gentle pull.',
        short: 'Each hold one end of the scarf, feel a gentle pull',
        softer: 'Lay the scarf between you and hold it loosely. Look, and ask again.',
        seconds: 60,
        poses: ['scarf-held'],
      },
      {
        text: 'Keep the scarf between you and lift it high as you breathe in, as if hanging a lamp. Lower it as you breathe out. Let your shoulders wake up and your backs grow long.',
        short: 'Lift the scarf high, lower it as you breathe out',
        softer: 'Lift the scarf only to your heart, and let it sink.',
        seconds: 75,
        caution: 'Lift only as high as your shoulders allow without pinching.',
        poses: ['scarf-high', 'scarf-held'],
      },
      {
        text: 'Hold on well and lean back a little from your ankles, both at once, until the scarf carries you. Stay for two breaths. Bend your knees to come home. Lean only as far as you trust.',
        short: 'Lean back together until the scarf carries you',
        softer: 'Do not lean. Hold the scarf slack and stand easy.',
        seconds: 105,
        caution:
          'Use a strong scarf with a firm grip on a floor that does not slip. With back or shoulder pain, stand tall and just pull lightly.',
        poses: ['scarf-lean', 'scarf-held'],
      },
      {
        text: 'Sink together into a shallow bend of the knees, scarf low between you, eyes on each other. Rise on the breath in. Ten slow times, as if you were one spring.',
        short: 'Shallow knee bends, scarf low, ten times',
        softer: 'Stand still and breathe with the scarf low between you.',
        seconds: 75,
        caution: 'Keep the bend small if your knees grumble.',
        poses: ['scarf-low', 'scarf-held'],
      },
      {
        text: 'One of you closes the eyes and holds the scarf lightly. The other walks backward and leads, with the softest pull that still speaks. A slack scarf means stand still.',
        short: 'One closes the eyes, the other leads by the scarf',
        softer: 'Eyes open. Take one step each along the scarf, then rest.',
        seconds: 105,
        caution: 'Clear the way first, keep clear of candles, and take only small steps.',
        poses: [scarfWaiting, 'scarf-led'],
      },
      {
        text: 'Trade the lead. The new follower shuts the eyes and waits for the silk to say come. The new leader guides a slow curve through the room, pausing whenever the breath gets quick.',
        short: 'Trade the lead, guide a slow curve',
        softer: 'Let nobody lead. Hold both ends and sway a little.',
        seconds: 105,
        poses: [swapped(scarfWaiting), traded('scarf-led')],
      },
      {
        text: 'Sit down cross-legged with the scarf still between you. Row: one of you folds forward with a long back while the other leans away, then change. Breathe out as you go forward.',
        short: 'Sit and row with the scarf between you',
        softer: 'Sit tall, the scarf resting over both your knees.',
        seconds: 120,
        caution:
          'Fold from the hips and stay high if your lower back pulls. In pregnancy keep the fold small.',
        poses: ['scarf-seated-forward', 'scarf-seated-back'],
      },
      {
        text: 'Move close. One of you holds out a forearm and closes the eyes. The other lays one end of the scarf in the crook of the elbow and draws it out toward the fingertips, slow as a feather. Ask: again?',
        short: 'Draw the scarf along your partner’s forearm, ask again',
        softer: 'Lay the scarf over the open palm and leave it there.',
        seconds: 105,
        poses: ['scarf-along-arm', 'scarf-along-hand'],
      },
      {
        text: 'Your turn to receive, you who gave. Hold out an arm, close your eyes and try to tell the scarf from the hand. Giver, vary it: a fold of silk, an edge, a breath of air, a pause.',
        short: 'Trade: the other arm receives the scarf',
        softer: 'Touch the scarf yourself, and say what it feels like.',
        seconds: 105,
        poses: [traded('scarf-along-arm'), traded('scarf-along-hand')],
      },
      {
        text: 'Lay the scarf aside and take bare hands. Lean toward each other until your foreheads are near. Breathe three times and keep for later whatever you liked best.',
        short: 'Scarf aside, hands held, foreheads near',
        softer: 'Fold the scarf together, and sit near each other.',
        seconds: 45,
        poses: ['seated-foreheads'],
      },
    ],
  },
  {
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
  },
];
