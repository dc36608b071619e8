import { vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

const agreeing = vary(poseNamed('hands-held'), {
  a: { x: -50, arms: { to: { partner: 'hand', by: [0, 4] } } },
  b: { x: 50, arms: { to: { partner: 'hand', by: [0, 4] } } },
});

export const eyesClosedLedGently: BedroomWorkoutSource = {
  id: 510,
  title: 'Eyes Closed, Led Gently',
  description:
    'One of you closes the eyes, the other sees for both. A slow walk in trust, led by hands, then by shoulders.',
  minutes: 12,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['closeness', 'balance'],
  impact: 'quiet',
  positions: ['standing'],
  suits: 'Couples who like to lead and be led',
  leaveOut: 'Balance is hard for you; sit down and lead just the hands',
  caution:
    'Clear the floor and put out candles within reach before anyone walks with closed eyes. With balance trouble, stay seated and lead the hands only.',
  touchKinds: ['hands', 'embrace', 'led', 'weight'],
  steps: [
    {
      text: 'Stand close, hands joined between your hearts. {a} leads first, unless you would rather trade. Agree: eyes may open at any moment, and stop ends the game at once. Take four breaths and feel the floor under your feet.',
      short: 'Hold hands, {a} leads first, agree on stop',
      softer: 'Stand face to face with your hands your own. Eyes open all the way today.',
      seconds: 60,
      poses: [agreeing],
    },
    {
      text: '{b} closes the eyes. {a} keeps them open and holds both hands, low and still. Do not move yet. Wait until {b}’s grip softens and the breath grows slow.',
      short: '{b} closes the eyes, {a} holds still',
      softer: 'Keep both pairs of eyes open. Hold hands, and wait.',
      seconds: 60,
      poses: ['led-by-hands'],
    },
    {
      text: '{a} walks slowly backward and lets the hands invite. {b} takes small steps and trusts the floor. Pause often. {a} glances back before each step, so that nobody is led into anything.',
      short: '{a} walks backward, {b} takes small steps',
      softer: 'Eyes open. Walk two small steps together, then stand.',
      seconds: 105,
      caution: 'Whoever walks backward keeps it to a few steps and looks before each one.',
      tempo: { out: 1.8, hold: 0.4, back: 1.8, rest: 0.4 },
      poses: ['led-by-hands-step', 'led-by-hands'],
    },
    {
      text: '{a} comes around behind and lays both hands on the shoulders. Steer with the lightest touch: both hands to walk, a gentle press back to stop. {b} holds the hands a little ahead.',
      short: '{a} behind, steering by the shoulders',
      softer: 'Walk side by side instead, hand in hand.',
      seconds: 90,
      caution: 'Stay half a step behind, ready to steady. Stop at the first wobble.',
      tempo: { out: 1.8, hold: 0.4, back: 1.8, rest: 0.4 },
      poses: [traded('led-from-behind-still'), traded('led-from-behind')],
      isCover: true,
    },
    {
      text: 'Come to a halt. {b} opens the eyes and says what there was to notice. Then trade: {a} shuts the eyes, {b} holds both hands and waits for the yes.',
      short: 'Stop, share what you noticed, then trade',
      softer: 'Stand still and talk for a moment. Trade only if you both want to.',
      seconds: 45,
      poses: [traded('led-by-hands')],
    },
    {
      text: '{b} steps back and draws {a} along, as if through water. Change the rhythm: slow, slower, still. {a} breathes out with every step and lets the hands listen.',
      short: '{b} draws slowly, {a} breathes out',
      softer: 'Eyes open, one small step, a long rest. Then perhaps another.',
      seconds: 105,
      caution: 'Short steps, soft knees. Whoever walks backward keeps checking the way behind.',
      tempo: { out: 2.5, hold: 0.8, back: 2.5, rest: 0.8 },
      poses: [traded('led-by-hands-step'), traded('led-by-hands')],
    },
    {
      text: '{b} walks behind now, palms on {a}’s shoulders. Guide a slow circle through the room and end where you began. The one in front may ask for slower at any step.',
      short: '{b} behind, guiding a slow circle',
      softer: 'Walk next to each other, slowly, once around, or not at all.',
      seconds: 90,
      tempo: { out: 1.8, hold: 0.4, back: 1.8, rest: 0.4 },
      poses: ['led-from-behind-still', 'led-from-behind'],
    },
    {
      text: 'Stop walking. {a} crosses the hands over the heart and leans back, only a little, into the chest behind. {b} stands with one foot back and holds the shoulders.',
      short: '{a} leans back a little, {b} holds',
      softer: 'Leave out the lean. Stand back to back and feel the warmth.',
      seconds: 60,
      caution:
        'Lean lightly, never with your full weight, and not at all if the one behind has a sore back.',
      poses: ['lean-into-chest'],
    },
    {
      text: 'Trade the lean: {b} leans, {a} holds. Before you give your weight, ask: have you got me? Wait to hear it. Then let your shoulders rest in your partner’s hands for as long as it feels good.',
      short: '{b} leans now: ask, hear yes, then rest',
      softer: 'Stand side by side, shoulders touching, on your own feet.',
      seconds: 60,
      caution: 'Keep both feet flat and stand up by yourself when you are done.',
      poses: [traded('lean-into-chest')],
    },
    {
      text: 'Turn to each other and embrace, eyes closed, with no one leading now. Breathe until the two of you are still. Then say thank you for the trust.',
      short: 'Turn and embrace, eyes closed',
      softer: 'Stand near each other and breathe. An arm around, if you both like.',
      seconds: 45,
      poses: ['embrace'],
    },
  ],
};
