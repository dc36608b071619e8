import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { otherSide } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const oilShown = vary(poseNamed('scent-far'), { b: { eyes: 'open' } });

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
  positions: ['floor'],
  suits: 'A free evening and two people with patience',
  leaveOut: 'Sensitive skin for the oil, and pregnancy without advice',
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
      sides: { first: 'First hand', second: 'Second hand' },
      tempo: { out: 2, hold: 0.3, back: 2, rest: 0.3 },
      poses: ['hand-massage-lying', otherSide('hand-massage-lying')],
      isCover: true,
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
      tempo: { out: 3, hold: 12, back: 3, rest: 2 },
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
      tempo: { out: 2.5, hold: 0.8, back: 2.5, rest: 0.8 },
      poses: ['foot-press-one', otherSide('foot-press-one')],
    },
    {
      text: 'Rest, then trade. The new receiver lies on the back. The new giver kneels beside the shoulder, warms fresh oil and takes one lifted hand between both palms. Thumbs slow, eyes soft. Then the other hand.',
      short: 'Trade: the other lies back, knead each hand',
      softer: 'Rest as long as you want before you trade. Then hold one hand.',
      seconds: 180,
      sides: { first: 'First hand', second: 'Second hand' },
      tempo: { out: 2, hold: 0.3, back: 2, rest: 0.3 },
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
      tempo: { out: 2.5, hold: 0.8, back: 2.5, rest: 0.8 },
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
};
