import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { apart, otherSide, swap, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const facingAcross = vary(apart('arm-across-front', 22), {
  a: { look: 'side', chest: 174 },
  b: { look: 'side', chest: 174, facing: 'left' },
});
const stepTouch = vary(poseNamed('step-touch'), { a: { x: -86 }, b: { x: 130 } });
const otherStepTouch = vary(otherSide('step-touch'), { a: { x: -130 }, b: { x: 86 } });

/** Walking, skipping, boxing: three ways into a sweat. */
export const firstSweat: readonly WorkoutSource[] = [
  {
    id: 301,
    title: 'Walk Before You Run',
    description:
      'Ten minutes on the spot with no jumping at all. Good for first evenings, full stomachs and stiff knees.',
    minutes: 10,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['endurance', 'legs'],
    impact: 'quiet',
    positions: ['standing'],
    steps: [
      {
        text: 'Face each other and walk on the spot. Let your arms swing and your knees rise a little. Breathe in for three steps and out for three. Find out whose pace it is today.',
        short: 'Face to face, walk on the spot',
        seconds: 75,
        poses: ['march', 'march-stand', otherSide('march')],
      },
      {
        text: 'Stand side by side and look ahead. Step to one side and tap the other foot in, then step back the other way. Let your arms float out with each step. Keep your breath easy and low.',
        short: 'Side by side, step out and tap in',
        seconds: 75,
        poses: [stepTouch, 'step-touch-wide', otherStepTouch],
      },
      {
        text: 'Stay side by side. Tap one foot out wide and sweep both arms up. Come back to the middle, then tap the other foot. It is a jumping jack without the jump. Breathe out as the arms rise.',
        short: 'Tap one foot wide, sweep both arms up',
        seconds: 75,
        caution: 'If your shoulders are stiff, lift the arms only to chest height.',
        poses: ['tap-jack', otherSide('tap-jack')],
      },
      {
        text: 'Face each other and reach your arms high. Breathe out, pull your hands down and bring one knee up to meet them. Set the foot down and reach up again. Change legs after half the time.',
        short: 'Reach high, pull down to a lifted knee',
        seconds: 75,
        poses: ['knee-drive', upright('knee-drive-reach'), otherSide('knee-drive')],
      },
      {
        text: 'Pause and take each other’s hands. Close your eyes if you like. Feel the heart beat a little faster than before. Three slow breaths in, three long breaths out.',
        short: 'Pause, hold hands and breathe',
        seconds: 45,
        poses: ['hands-held-breath'],
      },
      {
        text: 'Lift one knee to hip height and clap both hands with your partner. Foot down, other knee up, clap again. Keep it light and steady, and breathe out on every second clap.',
        short: 'Knee up and clap both hands, then change',
        seconds: 75,
        poses: ['high-knees-clap', 'clap-stand', otherSide('high-knees-clap')],
      },
      {
        text: 'Sit back a little and dig one heel into the ground ahead of you while your fists curl up. Step in and dig the other heel. Keep your chests open and your breath flowing.',
        short: 'Dig your heels ahead and curl your fists',
        seconds: 75,
        caution: 'Take smaller digs if the back of your thigh pulls.',
        poses: ['heel-dig', 'heel-stand', otherSide('heel-dig')],
      },
      {
        text: 'Slow down. Hands on each other’s shoulders, one foot behind, heel pressed down. Lean in and let the calf stretch. Breathe out as if you were fogging a mirror.',
        short: 'Hands on shoulders, stretch one calf',
        seconds: 55,
        poses: ['calf-push'],
      },
      {
        text: 'Switch feet for the second calf. Let your weight rest against each other and bring your breathing down together. When you are calm, stand up and shake hands like two walkers.',
        short: 'Switch feet for the other calf',
        seconds: 50,
        poses: [otherSide('calf-push')],
      },
    ],
  },
  {
    id: 302,
    title: 'Ropes of Air',
    description:
      'Two ropes that nobody can see or trip over. You skip, hop and jack in time with each other.',
    minutes: 12,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['endurance', 'legs'],
    impact: 'jumps',
    positions: ['standing'],
    caution:
      'With sore joints, in pregnancy or with a weak pelvic floor keep your toes on the ground and only lift the heels.',
    steps: [
      {
        text: 'Stand side by side and hold the handles of a rope made of air, elbows by your ribs. Turn your wrists and bend your knees softly in time. No jumping yet. Breathe through the nose.',
        short: 'Turn the air rope, knees soft, no jumping yet',
        seconds: 90,
        poses: ['rope-ready', 'rope-soft'],
      },
      {
        text: 'Now hop, just high enough for the rope to pass. Land softly on the balls of your feet. Skip to the same beat for twenty hops, walk for ten, and go again.',
        short: 'Skip together, twenty hops, ten steps walking',
        seconds: 120,
        caution: 'Land with soft knees. On hard ground choose shoes that cushion, or the grass.',
        poses: ['rope-ready', 'rope-jump'],
      },
      {
        text: 'Let the ropes fall. Stand with your hands on your hips and let your breath slow down. Roll each ankle a few times, and see whether you both feel warm.',
        short: 'Rest, hands on hips, roll your ankles',
        seconds: 60,
        poses: ['hands-on-hips'],
      },
      {
        text: 'Jumping jacks, side by side. Feet apart and arms up, feet together and arms down. One of you counts to ten, then the other. Breathe out as you open.',
        short: 'Jumping jacks side by side, count in turns',
        seconds: 105,
        caution: 'Step out one foot at a time if jumping does not suit your knees today.',
        poses: ['jack-closed', 'jack-open'],
      },
      {
        text: 'Take up the air ropes again and skip from one foot to the other, as boxers do. Knees low, wrists busy. Try to land on the same foot at the same time. Keep the jaw loose.',
        short: 'Skip from foot to foot like boxers',
        seconds: 105,
        poses: ['rope-skip', otherSide('rope-skip')],
      },
      {
        text: 'Rest with your hands on your knees. Breathe out as though you were blowing on soup. Look up at each other when your shoulders have come down.',
        short: 'Rest, hands on your knees, blow out slowly',
        seconds: 60,
        poses: ['rest-on-knees'],
      },
      {
        text: 'Face each other, bend your knees and swing your arms back. Breathe out, jump and clap one hand high in the air. Land softly and wait for each other. Ten good ones.',
        short: 'Jump and clap one hand high, ten times',
        seconds: 90,
        caution: 'Instead of jumping, rise to your toes and clap as high as you can reach.',
        poses: ['jump-ready', 'burpee-jump-high-five'],
      },
      {
        text: 'Put one heel forward, toes up, and sit back over the other leg. Take hands in the middle for balance. Breathe into the back of the long leg.',
        short: 'One heel forward, hands held, sit back',
        seconds: 45,
        caution: 'Keep the back long. Bend the front knee a little if the stretch is sharp.',
        poses: ['hamstring-heel'],
      },
      {
        text: 'Other heel forward now, hands joined again. Sit back until you both feel the stretch, and stay there. Let the last breaths be twice as long out as in.',
        short: 'Other heel forward, hands held, sit back',
        seconds: 45,
        poses: [otherSide('hamstring-heel')],
      },
    ],
  },
  {
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
  },
];
