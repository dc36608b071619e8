import { vary } from '../../../contract/figures.ts';
import { apart, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const facingAcross = vary(apart('arm-across-front', 22), {
  a: { look: 'side', chest: 174 },
  b: { look: 'side', chest: 174, facing: 'left' },
});

export const glovesAndPads: WorkoutSource = {
  id: 303,
  title: 'Gloves and Pads',
  description:
    'Friendly boxing for two: one strikes, one holds, both sweat. Nobody needs to have boxed before.',
  minutes: 20,
  difficulty: 'Intermediate',
  equipment: ['boxing pads'],
  focus: ['endurance', 'arms', 'shoulders'],
  impact: 'jumps',
  positions: ['standing'],
  caution: 'Only the pads are ever touched. No gloves to hand? Soft open palms do as well.',
  steps: [
    {
      text: 'No gloves yet. Face each other out of reach, one foot ahead, fists by your chin. Send one fist out into the air and bring it straight home. Breathe out with a short hiss.',
      short: 'Face to face, fists up, punch the air',
      seconds: 120,
      poses: ['shadow-guard', 'shadow-jab'],
    },
    {
      text: 'One of you wears the glove, the other holds the pad at shoulder height. Jab with the front hand, quick and straight, and bring it back to the chin. The holder says now.',
      short: 'One jabs, the other holds the pad',
      seconds: 135,
      caution: 'Keep the wrist straight and stop just short of locking the elbow.',
      poses: ['boxing-guard', 'boxing-jab'],
    },
    {
      text: 'Trade glove and pad. The new boxer jabs from the legs, with the hip turning along. The holder gives a little at each hit, so that it feels soft. Breathe out on each strike.',
      short: 'Trade glove and pad, jab again',
      seconds: 135,
      caution: 'Holder, keep the pad beside your face, never in front of it.',
      poses: [swap('boxing-guard'), 'boxing-swapped'],
    },
    {
      text: 'Down with gloves and pads. Hands on your hips, chests open. Walk in a small circle if your legs want to move. Four counts in, six counts out.',
      short: 'Rest, hands on hips, in for four, out for six',
      seconds: 60,
      poses: ['hands-on-hips'],
    },
    {
      text: 'The partner now holds two pads. The boxer strikes across with the back hand: heel up, hip around, fist to the far pad. Guard up again at once. Ten calm ones, then ten quick ones.',
      short: 'One throws the cross, the other holds two pads',
      seconds: 135,
      caution: 'Let the back foot turn, or the knee has to twist.',
      poses: ['boxing-cross-guard', 'boxing-cross'],
    },
    {
      text: 'Change over. The other one throws the long cross, and you hold the pads firm and high. Call out a number from one to five, and that many strikes must come.',
      short: 'Change over, the other throws the cross',
      seconds: 135,
      poses: [swap('boxing-cross-guard'), swap('boxing-cross')],
    },
    {
      text: 'Both without pads: quick feet. Sit a little, elbows by your sides, and patter from foot to foot as if the ground were hot. Ten seconds fast, ten seconds slow. Keep breathing.',
      short: 'Quick feet, ten seconds fast, ten slow',
      seconds: 90,
      poses: ['fast-feet', otherSide('fast-feet')],
    },
    {
      text: 'The holder draws a slow half circle with one pad above the boxer’s head. The boxer keeps both fists at the chin, bends the knees and ducks under it. Breathe out as you drop.',
      short: 'Pad sweeps overhead, the boxer ducks under',
      seconds: 120,
      caution: 'Slow and high, please. The knees bend; the back stays long.',
      poses: ['boxing-duck-up', 'boxing-duck'],
    },
    {
      text: 'Switch. The boxer becomes the holder and sweeps the pad, slowly and with a smile. The other one sinks, slips under and comes up on guard. Ten times in an even rhythm.',
      short: 'Switch, the other ducks under',
      seconds: 120,
      poses: [swap('boxing-duck-up'), swap('boxing-duck')],
    },
    {
      text: 'Put everything away and let your arms go limp. Stand face to face, knees soft, and shake your hands beside you as if they were wet. Sigh out loud, twice.',
      short: 'Put everything down and shake out your hands',
      seconds: 60,
      poses: ['shake-left', 'shake-right'],
    },
    {
      text: 'Draw one arm across your chest and hold it with the other at the elbow. Half the time for each arm. Keep the shoulder low, turn your face to your partner and breathe.',
      short: 'One arm across your chest, change at halfway',
      seconds: 90,
      poses: [facingAcross, otherSide(facingAcross)],
    },
  ],
};
