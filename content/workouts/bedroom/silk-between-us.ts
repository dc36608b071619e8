import { type FigurePose, swapped, vary } from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';
import { kneesDown } from '../../../illustration/poses/shared.ts';
import type { BedroomWorkoutSource } from '../source.ts';
import { traded } from './pictures.ts';

/** The giver kneels up for the second arm. */
const kneelingUp: Partial<FigurePose> = {
  x: -50,
  view: 'side',
  legNear: kneesDown,
  legFar: kneesDown,
  spine: 166,
  chest: 160,
  head: 150,
  armFar: { to: { own: 'thigh', by: [0, 14] } },
};
const armKneeling = vary(traded('scarf-along-arm'), { b: kneelingUp });
const handKneeling = vary(traded('scarf-along-hand'), { b: kneelingUp });
const heartHigh: Partial<FigurePose> = { arms: { to: { partner: 'hand', by: [0, 6] } } };
const foreheads = vary(poseNamed('seated-foreheads'), {
  a: { x: -58, ...heartHigh },
  b: { x: 58, ...heartHigh },
});
const scarfWaiting = vary(poseNamed('scarf-held'), { b: { eyes: 'closed' } });

export const silkBetweenUs: BedroomWorkoutSource = {
  id: 513,
  title: 'Silk Between Us',
  description:
    'One long soft scarf joins you: pull, lean, follow and finally feel it glide along the arm of someone who waits.',
  minutes: 15,
  difficulty: 'Intermediate',
  equipment: ['scarf'],
  focus: ['closeness', 'shoulders', 'legs'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  suits: 'Couples who like to move slowly together',
  leaveOut: 'Your back or shoulders hurt (just the pull)',
  caution:
    'The scarf stays in hands and on arms: never around a neck, never tied to anyone. Let go the moment either of you says stop.',
  touchKinds: ['gaze', 'hands', 'faces', 'eyes-closed', 'silk', 'led', 'weight', 'stretching'],
  steps: [
    {
      text: 'Stand two steps apart, each holding one end of a soft scarf in both hands. Look at each other and ask: shall we? Breathe in together, and on the breath out feel the first gentle pull.',
      short: 'Each hold one end of the scarf, feel a gentle pull',
      softer: 'Lay the scarf between you and hold it loosely. Look, and ask again.',
      seconds: 60,
      poses: ['scarf-slack'],
    },
    {
      text: 'Keep the scarf between you and lift it high as you breathe in, as if hanging a lamp. Lower it as you breathe out. Let your shoulders wake up and your backs grow long.',
      short: 'Lift the scarf high, lower it as you breathe out',
      softer: 'Lift the scarf only to your heart, and let it sink.',
      seconds: 75,
      caution: 'Lift only as high as your shoulders allow without pinching.',
      poses: ['scarf-held', 'scarf-high'],
      isCover: true,
    },
    {
      text: 'Set one foot back and draw gently apart, both at once, until the scarf is taut between you. Feel how much the other gives. Hold for two breaths, soften your knees and come back.',
      short: 'One foot back, draw the scarf taut between you',
      softer: 'Do not pull. Hold the scarf slack and stand easy.',
      seconds: 105,
      caution:
        'A light pull is enough: no body weight on the scarf. With back or shoulder pain, stand tall and hold it slack.',
      tempo: { out: 3, hold: 8, back: 3, rest: 2 },
      poses: ['scarf-lean', 'scarf-held'],
    },
    {
      text: 'Sink together into a shallow bend of the knees, scarf low between you, eyes on each other. Rise on the breath in. Ten slow times, like one spring.',
      short: 'Shallow knee bends, scarf low, ten times',
      softer: 'Stand still and breathe with the scarf low between you.',
      seconds: 75,
      caution: 'Keep the bend small if your knees are sore.',
      poses: ['scarf-low', 'scarf-held'],
    },
    {
      text: '{b} closes the eyes and holds the scarf lightly. {a} walks backward and leads, with the softest pull that still speaks. A slack scarf means stand still.',
      short: '{b} closes the eyes, {a} leads by the scarf',
      softer: 'Eyes open. Take one step each along the scarf, then rest.',
      seconds: 105,
      caution: 'Clear the way first, keep clear of candles, and take only small steps.',
      poses: [scarfWaiting, 'scarf-led'],
    },
    {
      text: 'Trade the lead. {a} shuts the eyes and waits for the silk to say come. {b} guides a slow curve through the room, pausing whenever the breath gets quick.',
      short: 'Trade the lead: {b} guides a slow curve',
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
      text: 'Move close. {b} holds out a forearm and closes the eyes. {a} lays one end of the scarf in the crook of the elbow and draws it out toward the fingertips, slow as a feather. Ask: again?',
      short: 'Draw the scarf along your partner’s forearm, ask again',
      softer: 'Lay the scarf over the open palm and leave it there.',
      seconds: 105,
      tempo: { out: 5, hold: 1, back: 3, rest: 1 },
      poses: ['scarf-along-arm', 'scarf-along-hand'],
    },
    {
      text: 'Trade. {a} holds out an arm, eyes closed. {b} kneels up and draws the silk along it. Try to tell the scarf from the hand: a fold, an edge, a breath of air, a pause.',
      short: 'Trade: {a}’s arm receives the scarf',
      softer: 'Touch the scarf yourself, and say what it feels like.',
      seconds: 105,
      tempo: { out: 5, hold: 1, back: 3, rest: 1 },
      poses: [armKneeling, handKneeling],
    },
    {
      text: 'Lay the scarf aside and take bare hands. Lean toward each other until your foreheads are near. Breathe three times and remember what you liked best.',
      short: 'Scarf aside, hands held, foreheads near',
      softer: 'Fold the scarf together, and sit near each other.',
      seconds: 45,
      poses: [foreheads],
    },
  ],
};
