import { vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { alike, otherSide, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const shuffleOut = vary(poseNamed('shuffle-push'), { a: { x: -72 }, b: { x: 142 } });
const shuffleBack = vary(otherSide('shuffle-push'), { a: { x: -142 }, b: { x: 72 } });

export const mirrorMirror: WorkoutSource = {
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
  suits: 'Playful couples of any level',
  leaveOut: 'Your knees hurt when you squat',
  caution:
    'With a weak pelvic floor, in pregnancy or after a birth, march and step instead of running and leaping.',
  steps: [
    {
      text: 'Stand face to face, palms a finger’s width apart. {a} leads and moves the hands slowly up and down. {b} mirrors every move. Breathe together. Swap the lead halfway, without a word.',
      short: 'Palms close, {a} leads the hands, swap at halfway',
      easier: 'Move one hand only.',
      harder: 'Move the two hands in different ways.',
      seconds: 75,
      sides: { first: 'One leads', second: 'The other leads' },
      tempo: { out: 3, hold: 0.5, back: 3, rest: 0.5 },
      poses: ['mirror-palms-low', 'mirror-palms-high'],
    },
    {
      text: 'Stand side by side, knees bent, fists at the chest. {a} leads a sideways shuffle: a few quick steps one way, a stop, and back. {b} stays level. Breathe in short, light breaths.',
      short: 'Side by side, {a} leads a shuffle',
      easier: 'Step sideways without bending.',
      harder: 'Touch the floor at each stop.',
      seconds: 105,
      tempo: { out: 1.2, hold: 0.6, back: 1.2, rest: 0.6 },
      poses: [shuffleOut, 'shuffle', shuffleBack],
    },
    {
      text: '{b} leads now. Glide from foot to foot like skaters, one leg crossing behind, arms sweeping. {a} copies the size and the speed. Breathe out at each landing.',
      short: '{b} leads, glide like skaters',
      easier: 'Step instead of gliding.',
      harder: 'Leap wider and land lower.',
      seconds: 105,
      caution: 'Step instead of leaping if ankles or knees are tender.',
      tempo: { out: 0.6, hold: 0.15, back: 0.6, rest: 0.15 },
      poses: ['skater-left', otherSide('skater-left')],
    },
    {
      text: 'Stop. Take both hands and look into each other’s eyes without speaking. Let your breath settle. Whoever smiles first will lead the next round.',
      short: 'Stop, hold hands and look, no words',
      easier: 'Look down if that is easier.',
      harder: 'Keep looking until both breaths are slow.',
      seconds: 45,
      poses: ['hands-held'],
    },
    {
      text: 'The leader goes high and low. Arms up to the ceiling, then down into a squat with the hands at the heart. Change the tempo whenever you like. The mirror guesses. Breathe out going down.',
      short: 'Leader goes high and low, the other follows',
      easier: 'Make the squats quarter ones.',
      harder: 'Change the pace in the middle of a move.',
      seconds: 120,
      caution: 'Keep the squats kind to both pairs of knees.',
      tempo: { out: 1.2, hold: 0.5, back: 1.2, rest: 0.5 },
      poses: ['mirror-reach', 'squat-hearts'],
    },
    {
      text: 'Running in the mirror: high knees on the spot, arms pumping. The leader speeds up, slows down and freezes without warning. The other one freezes too. Breathe whenever you stop.',
      short: 'High knees, freeze when the leader freezes',
      easier: 'March with low knees.',
      harder: 'Freeze on one leg.',
      seconds: 90,
      tempo: { out: 0.35, hold: 0, back: 0.35, rest: 0 },
      poses: ['high-knees-right', 'high-knees-left'],
    },
    {
      text: 'Change leaders for shadow boxing, two long steps apart. Fists at the chin, then one punch into the air. The mirror punches at the same moment. Short breath out with every punch.',
      short: 'Change leaders, shadow box two steps apart',
      easier: 'Punch at half speed.',
      harder: 'Add a squat after every third punch.',
      seconds: 90,
      caution: 'Check the distance first: with both arms long your fists must not meet.',
      poses: ['shadow-guard', 'shadow-jab', 'shadow-cross'],
    },
    {
      text: 'Statues. Stand side by side on one leg, the other foot against the inside of your leg, inner palms together. Hold until one of you wavers, then change legs. Breathe very quietly.',
      short: 'Tree pose, inner palms together, then change legs',
      reps: '5 breaths a leg',
      easier: 'Keep the toes on the floor.',
      harder: 'Let go of the palms.',
      seconds: 90,
      sides: { first: 'First leg', second: 'Second leg' },
      caution: 'Place the foot above or below the knee, not against it.',
      mode: 'switch',
      poses: ['tree-apart', upright('tree-apart'), 'tree-apart-other'],
    },
    {
      text: 'Be one picture, face to face. Hold each other’s wrists, toes close together, and lean back with long arms until you form the letter V. Breathe into your backs. Come up at the same moment.',
      short: 'Hold wrists and lean back into a V',
      reps: '7 breaths',
      easier: 'Lean less, with bent knees.',
      harder: 'Sit lower until your thighs are level.',
      seconds: 60,
      caution:
        'Bend your knees if your back pulls or you’re pregnant, and lean only as far as both grips feel sure.',
      poses: ['lean-back'],
    },
    {
      text: 'The last mirror is a still one. Join one hand, take hold of a foot behind you and bring the heel toward your seat, both on the same side of the picture. Breathe out long. Change legs at half time.',
      short: 'One hand joined, heel to seat, then the other leg',
      reps: '30 s a leg',
      easier: 'Hold your pant leg instead of the foot.',
      harder: 'Let go of the hand for the last breath.',
      seconds: 60,
      sides: { first: 'First leg', second: 'Second leg' },
      caution:
        'Knees side by side, pointing down. If a knee pinches, hold the foot further from you.',
      mode: 'switch',
      poses: [
        alike('quad-stretch', { head: 174 }),
        upright('hands-held'),
        otherSide('quad-stretch'),
      ],
    },
  ],
};
