import { swapped, vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { otherSide, swap } from '../sides.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { hollowBacks, roundBacks, sitting } from './in-bed-poses.ts';
import { onBed, staggeredPillows } from './pictures.ts';

const legRaised = onBed('hamstring-raise-assist', { width: 440, pillows: [-150] });
const kneesNear = onBed('knee-hug-assist', { width: 440, pillows: [-150] });
const kneesAway = vary(kneesNear, { a: { legs: [158, 72, 120] } });

export const stretchesInTheSheets: BedroomWorkoutSource = {
  id: 517,
  title: 'Stretches in the Sheets',
  description:
    'A proper partner stretch that never leaves the bed: backs, hips and hamstrings, helped along by careful hands.',
  minutes: 22,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['legs', 'hips', 'back'],
  impact: 'quiet',
  positions: ['bed'],
  suits: 'Stiff legs, and people who stretch better lying down',
  leaveOut: 'You have a recent hamstring, hip or back injury',
  caution:
    'The helper never pushes: you hold, your partner decides. In pregnancy leave out lying flat and deep folds.',
  touchKinds: ['breath', 'hands', 'embrace', 'stretching'],
  steps: [
    {
      text: 'Sit cross-legged on the bed, hands in hands. Agree on a scale: three is pleasant, five is enough. Say the number out loud whenever your partner is helping. Stop needs no number.',
      short: 'Sit, hands in hands, agree on three and five',
      softer: 'Sit on the bed and choose a smaller scale: one is enough.',
      seconds: 60,
      poses: [onBed('held-gaze-seated', sitting)],
    },
    {
      text: 'Come onto hands and knees, crown to crown. Let your bellies drop and your hearts open as you breathe in, curl your backs up high as you breathe out. Follow your partner’s pace.',
      short: 'Hands and knees, crown to crown, drop and curl',
      softer: 'Sit or lie instead, and move only your shoulders.',
      seconds: 90,
      caution: 'Wrists sore? Rest on your forearms.',
      poses: [hollowBacks, roundBacks],
    },
    {
      text: 'Sink back onto your heels and stretch your arms toward each other, foreheads low, fingertips close to fingertips. Breathe into the back of your ribs and let the mattress take your weight.',
      short: 'Sink back, arms long, fingertips close',
      softer: 'Lie on your side, knees drawn up, and breathe.',
      seconds: 120,
      caution: 'Knees apart makes room for a belly. If your knees hurt, stay on all fours.',
      poses: [onBed('child-facing', { width: 500 })],
    },
    {
      text: '{a} lies down and raises one leg. {b} kneels beside it, both hands on the shin, and simply holds it up. Breathe out and let it grow heavy. Change legs halfway.',
      short: '{a} lies down, {b} holds one leg up',
      softer: 'Leave the leg down. A hand rests on the shin, no more.',
      reps: '75 s a leg',
      easier: 'Bend the knee and hold behind the thigh.',
      harder: 'Press the calf into the hands for five counts, then let go.',
      seconds: 150,
      sides: { first: 'First leg', second: 'Second leg' },
      caution:
        'A bent knee is fine. Stop at a gentle pull in the back of the thigh, before any pain.',
      mode: 'switch',
      poses: [legRaised, kneesNear, otherSide(legRaised)],
    },
    {
      text: '{a} bends both knees over the hips. {b} sits on the heels, hands on the shins, and rocks them slowly, a little closer, a little away. Arms loose, jaw loose, long breaths.',
      short: 'Knees over hips, rock them closer and away',
      softer: 'Feet on the bed, knees bent. The helper’s hands lie still.',
      seconds: 120,
      caution: 'No leaning in with full weight. Knees wide or step skipped in pregnancy.',
      tempo: { out: 2, hold: 0.3, back: 2, rest: 0.3 },
      poses: [kneesNear, kneesAway],
    },
    {
      text: 'Trade. {b} stretches one leg to the ceiling. {a} kneels close, steadies the shin with two hands and asks for the number. Halfway through, take the other leg.',
      short: 'Trade: {b}’s leg to the ceiling',
      softer: 'Stay lying down, leg bent. Trade another time if you like.',
      reps: '75 s a leg',
      easier: 'Keep the knee bent and the foot low.',
      harder: 'Press for five counts against the hands, then rest.',
      seconds: 150,
      sides: { first: 'First leg', second: 'Second leg' },
      caution: 'Keep the lower back heavy on the bed; lower the leg if it lifts.',
      mode: 'switch',
      poses: [swap(legRaised), swap(kneesNear), otherSide(swap(legRaised))],
    },
    {
      text: '{a} gathers the bent legs by the shins and draws slow circles with the knees, first one way, then the other. {b} breathes into the hips and enjoys being moved.',
      short: 'Gather the shins and circle the knees',
      softer: 'No circles. Hold the knees gently still, or let them be.',
      seconds: 120,
      caution: 'Small circles only after hip or back trouble.',
      tempo: { out: 2.5, hold: 0, back: 2.5, rest: 0 },
      poses: [swapped(kneesNear), swapped(kneesAway)],
    },
    {
      text: 'Sit with legs apart, feet toward each other, and hold hands. One leans back while the other folds forward, like slow oars. Breathe out as you fold. Stay two breaths at each end.',
      short: 'Legs apart, hands held, row like slow oars',
      softer: 'Sit with bent knees and hold hands without pulling.',
      reps: '6 each way',
      easier: 'Sit on a pillow and bend your knees.',
      harder: 'Stay four breaths at each end.',
      seconds: 150,
      caution: 'Bend your knees freely and fold from the hips, not from the neck.',
      tempo: { out: 4, hold: 8, back: 4, rest: 8 },
      poses: [onBed('straddle-forward', { width: 480 }), onBed('straddle-back', { width: 480 })],
    },
    {
      text: '{a} sits behind, knees up, and takes {b} between the arms. Lean back and let yourself be breathed: whoever is behind sets the rhythm, the one in front rides along.',
      short: '{a} sits behind and holds, breathe along',
      softer: 'Sit side by side against a pillow instead.',
      seconds: 120,
      caution: 'Hands stay light on the belly, or on the ribs in pregnancy.',
      poses: [
        onBed('seated-wrap', { x: 10, width: 380, pillows: [-120] }),
        onBed('seated-wrap-breath', { x: 10, width: 380, pillows: [-120] }),
      ],
    },
    {
      text: 'Change seats: {b} holds, {a} is held. Let your head sink against the shoulder behind you, hands upon hands, and give your whole back away for a while.',
      short: 'Change seats: {b} holds, {a} is held',
      softer: 'Keep your own seat. Lean your shoulders together.',
      seconds: 120,
      poses: [
        onBed(swapped(poseNamed('seated-wrap')), { x: 10, width: 380, pillows: [-120] }),
        onBed(swapped(poseNamed('seated-wrap-breath')), { x: 10, width: 380, pillows: [-120] }),
      ],
      isCover: true,
    },
    {
      text: 'Lie down side by side on your backs, knees bent, one hand in your partner’s hand. Let your legs feel long and warm. Say the number you are at now, if there is one.',
      short: 'Side by side on your backs, hand in hand',
      softer: 'Lie with some space between you. Fingertips may meet.',
      seconds: 120,
      poses: [
        onBed('lying-hands-joined', {
          x: 32,
          width: 450,
          pillows: staggeredPillows,
        }),
      ],
    },
  ],
};
