import { swapped, vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { onHeels } from '../../../illustration/poses/shared.ts';
import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { onBed, traded } from './pictures.ts';

const edge = poseNamed('bed-edge-side-by-side');
const oilShown = vary(edge, {
  a: { eyes: 'open', armNear: [50, 112] },
  b: { eyes: 'open' },
  props: [...(edge.props ?? []), { kind: 'bottle', held: ['a', 'handNear'] }],
});
const bed = { x: 20, width: 420 };
const handInBed = onBed('hand-massage-lying', bed);
const backInBed = onBed('back-massage-lying', { width: 420 });
const lowInBed = onBed('back-massage-low', { width: 420 });
const soles = poseNamed('bed-end-soles');
const solesInTurn = vary(soles, {
  b: {
    armNear: { to: { partner: 'footNear', by: [2, 6] }, layer: 'front' },
    armFar: { to: { partner: 'footFar', by: [-14, 16] }, layer: 'front' },
  },
});
const backBeside = vary(poseNamed('back-massage-lying'), {
  b: { x: 4, row: 1, lift: 0, legs: onHeels, spine: 150, chest: 140, head: 140 },
});
const lowBeside = vary(poseNamed('back-massage-low'), {
  b: { x: -44, row: 1, lift: 0, legs: onHeels, spine: 150, chest: 140, head: 140 },
});
const oneCalf = vary(poseNamed('calf-massage'), {
  b: {
    row: 1,
    x: -174,
    spine: 130,
    chest: 116,
    head: 144,
    armNear: { to: { partner: 'shinNear', by: [-18, 8] }, layer: 'front' },
    armFar: { to: { partner: 'shinNear', by: [14, 10] }, layer: 'front' },
  },
});
const solesDeeper = vary(poseNamed('soles-raised'), {
  a: { legNear: [276, 172, 252], legFar: [276, 176, 256] },
  b: { spine: 160, chest: 154, head: 150 },
});

export const warmOilSlowHands: BedroomWorkoutSource = {
  id: 515,
  title: 'Warm Oil, Slow Hands',
  description:
    'A full massage ritual for a free evening: warm oil for hands and feet, dry palms for back and calves, all the time you need.',
  minutes: 35,
  difficulty: 'Advanced',
  equipment: ['blanket', 'oil'],
  focus: ['full body', 'back', 'feet'],
  impact: 'quiet',
  positions: ['floor', 'bed'],
  suits: 'A free evening, a bed, a spare towel, and two people with patience',
  leaveOut: 'Oil irritates your skin, or you’re pregnant and haven’t asked your doctor',
  caution:
    'Keep oil away from flames and test it on a forearm. In pregnancy: on your side, light, no scented oils. No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot.',
  touchKinds: ['spoons', 'hand-massage', 'shoulders', 'back', 'feet', 'oil', 'eyes-closed'],
  steps: [
    {
      text: 'Sit on the edge of the bed in clothes that may get a spot of oil. {a} holds the bottle, {b} nods or declines. Put a drop on each forearm and wait. Name every place to be left out tonight.',
      short: 'Test a drop of oil, name places to leave out',
      softer: 'Put the oil aside for now. Say again what to leave out.',
      seconds: 120,
      caution: 'Redness or itching means no oil tonight; dry hands do just as well.',
      poses: [oilShown],
    },
    {
      text: '{a} lies back on the bed, a towel spread out, and closes the eyes. {b} kneels by the shoulder, warms a little oil and takes the lifted hand. Knead palm and fingers; then the other hand.',
      short: '{a} lies back, knead each hand with warm oil',
      softer: 'Sit up, dry hands. Hold one hand and keep still.',
      seconds: 180,
      sides: { first: 'First hand', second: 'Second hand' },
      tempo: { out: 2, hold: 0.3, back: 2, rest: 0.3 },
      poses: [handInBed, otherSide(handInBed)],
      isCover: true,
    },
    {
      text: '{a} turns over. {b} wipes both hands and kneels beside the back. Through the shirt, with dry flat palms, stroke down beside the spine and up along the ribs. Lean in only on the breath out.',
      short: 'Turn over, dry palms down the back and up the ribs',
      softer: 'Lay one quiet hand between the shoulder blades, over the shirt.',
      seconds: 240,
      caution:
        'Never press on the spine or hard on the lower back. Pregnant? Lie on your side, belly free.',
      poses: [backInBed, lowInBed],
    },
    {
      text: '{b} kneels on the floor at the head of the bed and leans into both hands, slowly, from the shoulders down over the shoulder blades. Hold, count three breaths, and let the pressure drain away.',
      short: 'At the head, lean into the shoulders and hold',
      softer: 'No weight. Hands rest on the shoulders like a blanket.',
      seconds: 210,
      caution: 'A long back protects the giver. Turn your head whenever the neck gets stiff.',
      tempo: { out: 3, hold: 12, back: 3, rest: 2 },
      poses: ['bed-end-shoulders', 'bed-end-back'],
    },
    {
      text: '{b} kneels at the foot of the bed and takes the calves through the soft cloth, hands still dry. Squeeze upward from the ankles with whole palms, then slide back feather-light, in time with the breath.',
      short: 'At the feet, squeeze the calves upward',
      softer: 'Leave the legs. Cover them warmly and sit close by.',
      seconds: 150,
      caution:
        'Skip veins and the hollow of the knee. Never on a swollen, warm or sore calf, or with a clot, now or lately.',
      poses: ['bed-end-calves'],
    },
    {
      text: '{b} warms a few drops of oil. Wrap the soles in your palms. Press with the heels of your hands, first one foot, then the other, like walking in place. Both of you breathe out with each press.',
      short: 'Warm oil, press the soles one after the other',
      softer:
        'Dry hands around the feet, over a towel. With a prosthesis, one foot gets both turns.',
      seconds: 120,
      caution: 'Wipe the soles dry before anyone stands up; oiled feet slip.',
      tempo: { out: 2.5, hold: 0.8, back: 2.5, rest: 0.8 },
      poses: [solesInTurn, otherSide(solesInTurn)],
    },
    {
      text: 'Rest, then trade, on a blanket on the floor. {b} lies on the back. {a} sits beside, warms fresh oil and takes one hand between both palms. Thumbs slow. Then the other hand.',
      short: 'Trade: {b} lies back, knead each hand',
      softer: 'Rest as long as you want before you trade. Then hold one hand.',
      seconds: 180,
      sides: { first: 'First hand', second: 'Second hand' },
      tempo: { out: 2, hold: 0.3, back: 2, rest: 0.3 },
      poses: [traded('hand-kneaded'), otherSide(traded('hand-kneaded'))],
    },
    {
      text: '{b} rolls onto the front. {a} kneels beside, dries both palms and lets them travel down the back and home again over the ribs. Slow down until one stroke lasts one whole breath.',
      short: 'Onto the front, one stroke for each breath',
      softer: 'Lie in any way that is easy. One hand on the upper back, at rest.',
      seconds: 240,
      caution: 'Muscle only, never bone. Side-lying with a pillow for anyone who is pregnant.',
      poses: [swapped(lowBeside), swapped(backBeside)],
    },
    {
      text: '{a} comes around to the head, kneels wide and lets the weight do the work. Shoulders first, then further down, then back to the start. Ask one question only: deeper, or just like this?',
      short: 'At the head, let your weight do the work',
      softer: 'Stay beside, not above. Two still hands on the shoulders.',
      seconds: 210,
      poses: [traded('shoulders-from-head'), traded('back-from-head')],
    },
    {
      text: 'Now the calves, over the cloth. {a} kneels by the ankles, kneads upward with both hands and glides down without pressure. Notice how the legs grow heavier each time.',
      short: 'Knead the calves upward, glide down lightly',
      softer: 'Skip the calves. A hand on the blanket says enough.',
      seconds: 150,
      caution:
        'Leave out a swollen, warm or sore calf and see a doctor. Never with a blood clot, now or lately.',
      poses: [swapped(oneCalf)],
    },
    {
      text: 'Last come the feet, with a little warm oil. {b} bends the knees, soles up. {a} holds them still for three breaths, then presses slower and slower. Let go one finger at a time.',
      short: 'Last the feet, press the soles slower and slower',
      softer: 'Hold the feet through the towel, and let go early.',
      seconds: 120,
      caution: 'Dry the feet well with a corner of the blanket before you get up.',
      tempo: { out: 2.5, hold: 0.8, back: 2.5, rest: 0.8 },
      poses: [traded('soles-raised'), swapped(solesDeeper)],
    },
    {
      text: '{b} turns onto the back. {a} lies down too, on the side, just behind, one arm around. Let the warmth spread through all four hands. Sleep is allowed.',
      short: 'Lie behind your partner, one arm around',
      softer: 'Lie side by side with room between you, and rest.',
      seconds: 180,
      poses: [traded('held-lying')],
    },
  ],
};
