import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { otherSide, swap, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const twirled = vary(poseNamed('dance-twirl'), {
  b: { view: 'back', look: 'back', armFar: [24, 44] },
});
const shuffleOut = vary(poseNamed('shuffle-push'), { a: { x: -72 }, b: { x: 142 } });
const shuffleBack = vary(otherSide('shuffle-push'), { a: { x: -142 }, b: { x: 72 } });

/** Dancing, copying and clapping: effort that feels like play. */
export const games: readonly WorkoutSource[] = [
  {
    id: 304,
    title: 'Three Songs, Two Dancers',
    description:
      'Choose three songs and find a little level ground. You sway, swing and twirl until you are both warm.',
    minutes: 15,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['endurance', 'closeness'],
    impact: 'jumps',
    positions: ['standing'],
    steps: [
      {
        text: 'Put on something with a beat. Stand half turned to each other, meet each other’s eyes and let your hips sway from side to side. One hand on the hip, the other in the air. Breathe, and loosen your knees.',
        short: 'Half turned to each other, sway your hips',
        seconds: 105,
        poses: ['dance-hip-sway', otherSide('dance-hip-sway')],
      },
      {
        text: 'Take inner hands and stand side by side. Step out away from each other until your arms are long, then step in close. The free arm opens as you go out. In with the breath in, out with the breath out.',
        short: 'Inner hands held, step out long and in close',
        seconds: 120,
        poses: ['dance-line-in', 'dance-line-out'],
      },
      {
        text: 'Turn to face each other, one hand joined, the other at your partner’s waist. Rock back until the free arms open wide, and come close again. Let the music decide how fast.',
        short: 'Face to face, rock apart and come close',
        seconds: 120,
        caution: 'Hold softly with the fingers, so that nobody’s shoulder is pulled.',
        poses: ['dance-step-together', 'dance-step-apart'],
      },
      {
        text: 'One of you lifts the joined hand and makes a window. The other walks through beneath it, small steps, a full turn on the balls of the feet. Breathe and go around again, both ways.',
        short: 'One lifts a hand, the other turns under it',
        seconds: 90,
        caution: 'If you grow dizzy, look at one spot ahead or turn only halfway.',
        poses: ['dance-twirl', twirled],
      },
      {
        text: 'Now the other leads. Lift your arm high, keep it loose, and let your partner spin under it. Whoever leads keeps stepping to the beat. Laughing is allowed and counts as breathing out.',
        short: 'Now the other leads the turn',
        seconds: 90,
        poses: [swap('dance-twirl'), swap(twirled)],
      },
      {
        text: 'Let go. Throw your arms up and dance tall for eight beats. Then bend your knees and dance low for eight, elbows out. Up with a breath in, down with a breath out.',
        short: 'Let go, dance tall for eight, low for eight',
        seconds: 120,
        caution: 'Low can be very low or hardly low at all. Ask your knees.',
        poses: ['dance-arms-high', 'dance-low'],
      },
      {
        text: 'Join both hands and face each other. Swing them low between you, then up to shoulder height, and step along with the swing. Breathe in as the hands rise. Let it grow until your whole body rocks.',
        short: 'Both hands joined, swing low and high',
        seconds: 120,
        poses: ['dance-swing-left', 'dance-swing-right'],
      },
      {
        text: 'Last chorus, no rules. Kick your heels up behind you and pump your arms, one leg after the other, facing each other. Give everything that is left, with loose shoulders and an open breath.',
        short: 'Last chorus, heels up, arms pumping',
        seconds: 75,
        poses: ['butt-kick', upright('butt-kick'), otherSide('butt-kick')],
      },
      {
        text: 'A slow song, or silence. Step into an embrace and sway so little that nobody else would notice. Feel both hearts slow down. Breathe until you cannot tell whose breath is whose.',
        short: 'Slow song, hold each other and sway',
        seconds: 60,
        poses: ['standing-embrace-breath'],
      },
    ],
  },
  {
    id: 305,
    title: 'Mirror, Mirror',
    description:
      'One of you moves, the other is the mirror. A playful way to a high pulse that needs no counting.',
    minutes: 14,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['endurance', 'legs', 'balance'],
    impact: 'jumps',
    positions: ['standing'],
    steps: [
      {
        text: 'Stand face to face, palms a finger’s width apart. One leads and moves the hands slowly up and down. The other follows like glass. Breathe together. Swap the lead halfway, without a word.',
        short: 'Palms close, one leads the hands, swap at halfway',
        seconds: 75,
        poses: ['mirror-palms-low', 'mirror-palms-high'],
      },
      {
        text: 'Stand side by side, knees bent, fists at the chest. One of you leads a sideways shuffle: a few quick steps one way, a stop, and back. The other stays level. Breathe in short, light breaths.',
        short: 'Side by side, one leads a shuffle',
        seconds: 105,
        poses: [shuffleOut, 'shuffle', shuffleBack],
      },
      {
        text: 'The other leads now. Glide from foot to foot like skaters, one leg crossing behind, arms sweeping. The mirror copies the size and the speed. Breathe out at each landing.',
        short: 'The other leads, glide like skaters',
        seconds: 105,
        caution: 'Step instead of leaping if ankles or knees are tender.',
        poses: ['skater-left', otherSide('skater-left')],
      },
      {
        text: 'Stop. Take both hands and look into each other’s eyes without speaking. Let your breath settle. Whoever smiles first will lead the next round.',
        short: 'Stop, hold hands and look, no words',
        seconds: 45,
        poses: ['hands-held'],
      },
      {
        text: 'The leader goes high and low. Arms up to the ceiling, then down into a squat with the hands at the heart. Change the tempo whenever you like. The mirror guesses. Breathe out going down.',
        short: 'Leader goes high and low, the other follows',
        seconds: 120,
        caution: 'Leader, remember whose knees are watching. Keep the squats kind.',
        poses: ['mirror-reach', 'squat-hearts'],
      },
      {
        text: 'Running in the mirror: high knees on the spot, arms pumping. The leader speeds up, slows down and freezes without warning. The other one freezes too. Breathe whenever you stop.',
        short: 'High knees, freeze when the leader freezes',
        seconds: 105,
        poses: ['high-knees-right', 'high-knees-left'],
      },
      {
        text: 'Change leaders for shadow boxing, two long steps apart. Fists at the chin, then one punch into the air. The mirror punches at the same moment. Short breath out with every punch.',
        short: 'Change leaders, shadow box two steps apart',
        seconds: 105,
        caution: 'Check the distance first: with both arms long your fists must not meet.',
        poses: ['shadow-guard', 'shadow-jab', 'shadow-cross'],
      },
      {
        text: 'Statues. Stand side by side on one leg, the other foot against the inside of your leg, inner palms together. Hold until one of you wavers, then change legs. Breathe very quietly.',
        short: 'Tree pose, inner palms together, then change legs',
        seconds: 90,
        caution: 'Place the foot above or below the knee, not against it.',
        poses: ['tree-apart', upright('tree-apart'), 'tree-apart-other'],
      },
      {
        text: 'End as one picture, face to face. Hold both hands, toes close together, and lean back with long arms until you form the letter V. Breathe into your backs. Come up at the same moment.',
        short: 'Hold hands and lean back into a V',
        seconds: 90,
        caution: 'Hold wrists rather than fingers, and bend your knees if your back pulls.',
        poses: ['lean-back'],
      },
    ],
  },
  {
    id: 306,
    title: 'High Five Intervals',
    description:
      'Every interval ends in a clap. Short bursts, honest rests, and palms that tingle at the end.',
    minutes: 18,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['endurance', 'full body'],
    impact: 'jumps',
    positions: ['standing', 'floor'],
    caution:
      'There are jumps in here. With joint pain, in pregnancy or after a birth choose the standing variant of each.',
    steps: [
      {
        text: 'Warm your palms. Clap one hand high with your partner, then bend your knees and clap low. High, low, and change hands. Breathe out on the low one and get a little faster.',
        short: 'Clap one hand high, then low, and change',
        seconds: 105,
        poses: ['high-five', 'low-five', otherSide('high-five')],
      },
      {
        text: 'Lift a knee and clap both hands, lift the other and clap again. Forty seconds quick, ten slow, and forty quick. Stand tall and breathe in rhythm with your feet.',
        short: 'Knees up and clap both hands, forty quick, ten slow',
        seconds: 90,
        poses: ['high-knees-clap', 'clap-stand', otherSide('high-knees-clap')],
      },
      {
        text: 'Rest, hands on hips, side by side. Breathe in through the nose until your ribs spread, and out through pursed lips. You have earned it.',
        short: 'Rest side by side, hands on hips',
        seconds: 45,
        poses: ['hands-on-hips'],
      },
      {
        text: 'Swing your arms back and bend your knees. Jump, and clap high in the air between you. Land, settle, jump again. Six jumps, a short pause, and six more. Breathe out as you leave the ground.',
        short: 'Jump and clap high, six and six',
        seconds: 120,
        caution: 'Land softly, knees over toes. Or rise onto your toes and clap from there.',
        poses: ['jump-ready', 'burpee-jump-high-five'],
      },
      {
        text: 'Rest bent over, hands on your knees, and let your back widen with the breath. Tell each other which clap was the loudest so far.',
        short: 'Rest, hands on your knees, wide backs',
        seconds: 45,
        poses: ['rest-on-knees'],
      },
      {
        text: 'Down to a plank, head to head. Lift one hand and clap it with your partner’s, put it down and clap the other. Feet wide for balance. Breathe out with each clap.',
        short: 'Plank head to head, clap hand after hand',
        seconds: 105,
        caution: 'On your knees it is easier on wrists and back.',
        poses: ['plank', 'plank-high-five', otherSide('plank-high-five')],
      },
      {
        text: 'Rest folded over your knees, hands reaching toward the other’s hands. Forehead down. Count eight breaths, and let each one be slower than the one before.',
        short: 'Rest folded, hands reaching for each other',
        seconds: 60,
        poses: ['child-facing'],
      },
      {
        text: 'Skaters, side by side. Leap or step from one foot to the other, back leg sweeping behind. Swing your arms across. Thirty seconds on, fifteen off. Breathe out as you land.',
        short: 'Skaters side by side, thirty on, fifteen off',
        seconds: 120,
        caution: 'Keep the landing knee soft and in line with the foot.',
        poses: ['skater-left', otherSide('skater-left')],
      },
      {
        text: 'Rest back to back, eyes closed. Lean just enough to feel held. Your partner’s breath moves your own ribs. Let it slow you down.',
        short: 'Rest back to back, eyes closed',
        seconds: 60,
        poses: ['back-to-back'],
      },
      {
        text: 'Fast feet, face to face. Patter on the spot with bent knees for ten seconds. On a call from either of you reach over, clap and go on. Small quick breaths.',
        short: 'Fast feet, clap when one of you calls',
        seconds: 120,
        poses: ['fast-feet', otherSide('fast-feet')],
      },
      {
        text: 'Last sprint. Run on the spot, facing each other, as if you had to reach each other across a beach. Drive the arms, lift the knees and breathe out hard. Finish with a clap.',
        short: 'Last sprint, run on the spot, finish with a clap',
        seconds: 90,
        caution: 'If your chest feels tight or your head light, walk.',
        poses: ['run-right', otherSide('run-right')],
      },
      {
        text: 'Walk back a step, lay your hands on each other’s shoulders and fold until your backs are flat. Soft knees. Let your heads hang and your breath come home.',
        short: 'Hands on shoulders, fold to two flat backs',
        seconds: 120,
        caution: 'Come up slowly with a bent knee, one hand on your thigh.',
        poses: ['fold-table'],
      },
    ],
  },
];
