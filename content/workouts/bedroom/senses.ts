import { swapped, vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { mat } from '../../poses/shared.ts';
import { otherSide } from '../sides.ts';
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
const oilShown = vary(poseNamed('scent-far'), { b: { eyes: 'open' } });

/** Silk, scent and warm oil. */
export const sensesBedroom: readonly BedroomWorkoutSource[] = [
  {
    id: 513,
    title: 'Silk Between Us',
    description:
      'One long soft scarf joins you: pull, lean, follow and finally feel it glide along the arm of someone who waits.',
    minutes: 15,
    difficulty: 'Intermediate',
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
  {
    id: 515,
    title: 'Warm Oil, Slow Hands',
    description:
      'A full massage ritual for a free evening: warm oil for hands and feet, dry palms for back and calves, all the time you need.',
    minutes: 35,
    difficulty: 'Advanced',
    caution:
      'Keep oil well away from candles and open flames, and test it on the forearm first. In pregnancy: side-lying only, light pressure, no scented oils without advice.',
    touchKinds: ['spoons', 'hand-massage', 'shoulders', 'back', 'feet', 'oil', 'eyes-closed'],
    steps: [
      {
        text: 'Sit close in soft clothes that may get a spot of oil. One of you holds the bottle, the other nods or declines. Put a drop on each forearm and wait. Name every place to be left out tonight.',
        short: 'Test a drop of oil, name places to leave out',
        softer: 'Put the oil aside for now. Say again what to leave out.',
        seconds: 120,
        caution: 'Redness or itching means no oil tonight; dry hands do just as well.',
        poses: [oilShown],
      },
      {
        text: 'One of you lies on the back on a blanket and closes the eyes. The other kneels by the shoulder, warms a little oil between the palms and takes the lifted hand. Knead palm and fingers; then the other hand.',
        short: 'One lies back, knead each hand with warm oil',
        softer: 'Sit up, dry hands. Hold one hand and keep still.',
        seconds: 180,
        poses: ['hand-massage-lying', otherSide('hand-massage-lying')],
      },
      {
        text: 'Receiver, turn over. Giver, wipe your hands and kneel beside the back. Through the shirt, with dry flat palms, stroke down beside the spine and up along the ribs. Lean in only on the breath out.',
        short: 'Turn over, dry palms down the back and up the ribs',
        softer: 'Lay one quiet hand between the shoulder blades, over the shirt.',
        seconds: 240,
        caution:
          'Never press on the spine or hard on the lower back. Pregnant? Lie on your side, belly free.',
        poses: ['back-massage-lying', 'back-massage-low'],
      },
      {
        text: 'Giver, kneel at the head and lean your weight into both hands, slowly, from the shoulders down over the shoulder blades. Hold, count three breaths, and let the pressure drain away.',
        short: 'At the head, lean into the shoulders and hold',
        softer: 'No weight. Hands rest on the shoulders like a blanket.',
        seconds: 210,
        caution:
          'Straight arms and a long back protect the giver. Receiver, turn your head whenever the neck gets stiff.',
        poses: ['shoulders-from-head', 'back-from-head'],
      },
      {
        text: 'Kneel at the feet and take the calves through the soft cloth, hands still dry. Squeeze upward from the ankles with whole palms, then slide back feather-light, in time with the breath.',
        short: 'At the feet, squeeze the calves upward',
        softer: 'Leave the legs. Cover them warmly and sit close by.',
        seconds: 150,
        caution: 'Skip varicose veins, swelling and the hollow of the knee.',
        poses: ['calf-massage'],
      },
      {
        text: 'Warm a few drops of oil and wrap the soles in your palms. Press with the heels of your hands, first one foot, then the other, like walking in place. Both of you breathe out with each press.',
        short: 'Warm oil, press the soles one after the other',
        softer: 'Dry hands around the feet, no pressure, over a towel.',
        seconds: 120,
        caution: 'Wipe the soles dry before anyone stands up; oiled feet slip.',
        poses: ['foot-press-one', otherSide('foot-press-one')],
      },
      {
        text: 'Rest, then trade. The new receiver lies on the back. The new giver kneels beside the shoulder, warms fresh oil and lifts one hand into both of yours. Thumbs slow, eyes soft. Then the other hand.',
        short: 'Trade: the other lies back, knead each hand',
        softer: 'Rest as long as you want before you trade. Then hold one hand.',
        seconds: 180,
        poses: [traded('hand-massage-lying'), otherSide(traded('hand-massage-lying'))],
      },
      {
        text: 'New receiver, roll onto your front. New giver, dry your palms and let them travel down the back and home again over the ribs. Slow down until one stroke lasts one whole breath.',
        short: 'Onto the front, one stroke for each breath',
        softer: 'Lie in any way that is easy. One hand on the upper back, at rest.',
        seconds: 240,
        caution: 'Muscle only, never bone. Side-lying with a pillow for anyone who is pregnant.',
        poses: [traded('back-massage-low'), traded('back-massage-lying')],
      },
      {
        text: 'Come around to the head, kneel wide and let your weight do the work. Shoulders first, then further down, then back to the start. Ask one question only: deeper, or just like this?',
        short: 'At the head, let your weight do the work',
        softer: 'Stay beside, not above. Two still hands on the shoulders.',
        seconds: 210,
        poses: [traded('shoulders-from-head'), traded('back-from-head')],
      },
      {
        text: 'Now the calves, over the cloth. Kneel by the ankles, knead upward with both hands and glide down without pressure. Notice how the legs grow heavier each time.',
        short: 'Knead the calves upward, glide down lightly',
        softer: 'Skip the calves. A hand on the blanket says enough.',
        seconds: 150,
        caution: 'Any sudden pain in a calf means stop. Leave that leg alone.',
        poses: [traded('calf-massage')],
      },
      {
        text: 'Last come the feet, with a little warm oil. Hold them still for three breaths, then press the soles in turn, slower and slower. When you let go, let go one finger at a time.',
        short: 'Last the feet, press the soles slower and slower',
        softer: 'Hold the feet through the towel, and let go early.',
        seconds: 120,
        caution: 'Dry the feet well with a corner of the blanket before you get up.',
        poses: [traded('foot-press-one'), otherSide(traded('foot-press-one'))],
      },
      {
        text: 'Giver, lie down too, just behind your partner’s back, both on your sides, one arm around. Let the warmth spread through all four hands. Sleep is allowed.',
        short: 'Lie behind your partner, one arm around',
        softer: 'Lie side by side with room between you, and rest.',
        seconds: 180,
        poses: ['spooning-breath'],
      },
    ],
  },
];
