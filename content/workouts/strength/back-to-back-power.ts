import { vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { alike, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const lifted = { legNear: { to: { floor: 26, lift: 12 }, end: 66 } } as const;
const legShaken = vary(poseNamed('hands-on-hips'), { a: lifted, b: lifted });

export const backToBackPower: WorkoutSource = {
  id: 204,
  title: 'Back to Back Power',
  description:
    'You train without seeing each other and learn to feel instead: leaning, passing a ball and sinking down as one.',
  minutes: 18,
  difficulty: 'Intermediate',
  equipment: ['ball'],
  focus: ['legs', 'back'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Couples of similar height who like to work as one',
  leaveOut: 'You have back, hip or knee trouble, or are pregnant',
  caution:
    'You carry some of each other’s weight. With back, hip or knee trouble, or during pregnancy, choose a gentler session.',
  steps: [
    {
      text: 'Stand back to back, heels a hand apart, arms hanging. Close your eyes. Feel where your backs touch and let your breathing find the same pace, in through the nose and out through the mouth.',
      short: 'Stand back to back and find one breath',
      easier: 'Lean on a wall instead of each other.',
      harder: 'Make the breath out last six counts.',
      seconds: 60,
      poses: ['back-to-back'],
    },
    {
      text: 'Breathe in and sweep your arms up beside your ears. Breathe out and lower them again. Keep your shoulder blades in touch all the way. You are each other’s straight line.',
      short: 'Back to back, sweep your arms up and down',
      reps: '8 sweeps',
      easier: 'Lift the arms only to shoulder height.',
      harder: 'Rise onto your toes with each sweep.',
      seconds: 75,
      poses: [vary(poseNamed('back-to-back'), { a: { eyes: 'open' } }), 'back-to-back-reach'],
    },
    {
      text: 'Link your elbows. Lean into each other and walk your feet forward as you sink into a squat. Pause when your thighs are nearly level. Breathe out and push back to back until you both stand.',
      short: 'Link elbows, squat and push back up together',
      reps: '2 x 8',
      easier: 'Sink only a hand’s width.',
      harder: 'Stay down for three breaths on the last two.',
      seconds: 150,
      caution: 'Agree on a word that means up. Sink only as low as the stiffer knees allow.',
      tempo: { out: 3, hold: 2, back: 2.5, rest: 0.8 },
      poses: ['back-to-back-arms-linked', 'back-to-back-squat'],
    },
    {
      text: 'Sink once more and stay, arms free, hands on your own thighs. Keep your knees above your ankles. Give your partner a steady back, come up after twenty or thirty seconds, and do it a second time.',
      short: 'Sink again and hold, hands on your thighs',
      reps: '20 to 30 s, twice',
      easier: 'Stand higher and lean lightly.',
      harder: 'Reach your arms straight ahead.',
      seconds: 75,
      caution: 'Your thighs may burn. If your knees hurt, come up and lean back to back, standing.',
      poses: ['back-to-back-squat-hands'],
    },
    {
      text: 'Step apart and turn to the room, hands on hips. Shake out one leg and then the other. Take slow breaths and say in one word how that felt.',
      short: 'Step apart and shake out your legs',
      easier: 'Sit down for the rest.',
      harder: 'Shake each leg from the hip.',
      seconds: 60,
      poses: [legShaken, otherSide(legShaken)],
    },
    {
      text: 'Stand back to back, a step apart, with a ball. Reach up and hand it over above your heads. Then bend your knees, fold and hand it back between your legs. Breathe out on the way down.',
      short: 'Back to back, pass the ball over and under',
      reps: '2 x 10',
      easier: 'Pass at the side of the hip.',
      harder: 'Pass faster, with a deeper bend.',
      seconds: 150,
      caution:
        'Bend your knees for the low pass. With a sore back or high blood pressure pass at hip height instead.',
      poses: ['ball-pass-high', 'ball-pass-middle', 'ball-pass-low'],
    },
    {
      text: 'Face away from each other and step one foot into a long lunge. Reach the inner arms back until your hands clasp. Reach the other arms ahead. Pull gently apart and breathe into the chest.',
      short: 'Lunge apart, hands clasped behind, reach ahead',
      reps: '8 breaths',
      easier: 'Take a shorter step.',
      harder: 'Bend the front knee deeper.',
      seconds: 75,
      poses: ['warrior-back-to-back'],
      isCover: true,
    },
    {
      text: 'Change legs and change arms. Find the clasp again, bend the new front knee and lengthen away from each other. The pull is steady, never sudden. Keep your breath wide.',
      short: 'Change legs and arms, find the clasp again',
      reps: '8 breaths',
      easier: 'Lower the back knee to the floor.',
      harder: 'Lift the back heel and lengthen.',
      seconds: 75,
      caution: 'Front knee over the ankle, back heel heavy. A shorter step spares the hips.',
      poses: [otherSide('warrior-back-to-back')],
    },
    {
      text: 'Sit down back to back with crossed legs. Breathe in and grow tall. Breathe out and both turn to your own right, one hand on your partner’s knee behind you. Come back with the breath in. Five times, then five to the left.',
      short: 'Sit back to back and twist with the breath',
      reps: '5 each side',
      easier: 'Keep both hands on your own knees.',
      harder: 'Hold each turn for three breaths.',
      seconds: 120,
      caution:
        'Turn from the ribs, not the neck. A folded blanket under the seat helps stiff hips.',
      sides: { first: 'To the right', second: 'To the left' },
      mode: 'switch',
      tempo: { out: 3.5, hold: 2.5, back: 3.5, rest: 2.5 },
      poses: ['seated-twist-back-to-back', 'seated-back-to-back', 'seated-twist-other'],
    },
    {
      text: 'Stand and link elbows for a last squat. Stay a little higher this time. Each lifts one heel from the floor, sets it down and lifts the other, like walking in place. Breathe in step.',
      short: 'Link elbows, squat high and lift heel after heel',
      reps: '12 each foot',
      easier: 'Stand almost upright.',
      harder: 'Lift the whole foot.',
      seconds: 120,
      caution: 'Keep the squat shallow. If either of you slips, stand up and lean back to back.',
      poses: ['back-to-back-march', 'back-to-back-half', 'back-to-back-march-other'],
    },
    {
      text: 'Link your elbows lightly, knees soft. {a} bows a hand’s width, {b} rests along that back and opens the chest. Three breaths, then {b} bows. A small lean is enough.',
      short: 'Elbows linked, {a} bows a little, {b} opens',
      reps: '3 breaths each',
      easier: 'Stand upright, back to back.',
      harder: 'Let the one behind open the arms.',
      seconds: 60,
      caution:
        'A few degrees are plenty. Not with back pain, in pregnancy or with a big difference in weight: just stand back to back.',
      tempo: { out: 3, hold: 11, back: 3, rest: 11 },
      poses: [
        alike('linked-bow', { y: 134, legs: { to: { floor: 22 } } }),
        alike('linked-bow-return', { y: 134, legs: { to: { floor: 22 } } }),
      ],
    },
    {
      text: 'Let go of each other’s elbows and stand tall, back to back, the backs of your heads together. Take six breaths and feel how warm your backs are. Then turn around for a long hug.',
      short: 'Let go, stand tall, back to back, then a hug',
      reps: '6 breaths',
      easier: 'Keep your hands on your hips.',
      harder: 'Close your eyes and stay five breaths longer.',
      seconds: 60,
      caution: 'If either head feels light, sit down for a moment.',
      poses: [
        alike('back-to-back', { neck: 184, head: 190, chest: 178, arms: [348, 2], eyes: 'closed' }),
      ],
    },
  ],
};
