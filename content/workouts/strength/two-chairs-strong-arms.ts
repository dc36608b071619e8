import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const twoChairsStrongArms: WorkoutSource = {
  id: 205,
  title: 'Two Chairs, Strong Arms',
  description:
    'Two steady chairs make a studio. Sit, stand, push and dip at a pace that lets you talk.',
  minutes: 14,
  difficulty: 'Beginner',
  equipment: ['chair'],
  focus: ['arms', 'legs'],
  impact: 'quiet',
  positions: ['chair', 'standing'],
  caution:
    'Use chairs without wheels and set them on a mat or against a wall so that they cannot slide.',
  steps: [
    {
      text: 'Sit facing each other near the front of your chairs, feet flat, hands on thighs. Breathe in and lift the crown of your head. Breathe out and let your jaw soften. Ten of these.',
      short: 'Sit tall, face to face, ten slow breaths',
      seconds: 60,
      poses: ['chair-upright'],
    },
    {
      text: 'Cross your hands at the heart. Lean a little forward, breathe out and stand up. Breathe in and sit down as slowly as you can. Let your eyes meet every time you arrive at the top.',
      short: 'Hands at heart, stand up and sit down slowly',
      seconds: 120,
      caution: 'If your knees are sore, push off the seat with your hands or put a cushion on it.',
      poses: ['chair-sit', 'chair-rise', 'chair-stand'],
    },
    {
      text: 'Sit tall and hold the seat beside your hips. Breathe out and lift one knee, then lower it softly. Breathe out and lift the other. Take turns counting to ten for each other.',
      short: 'Hold the seat and lift knee after knee',
      seconds: 105,
      poses: ['chair-knee-lift', 'chair-grip', otherSide('chair-knee-lift')],
    },
    {
      text: 'Put the chairs back to back and place your hands on the front edge of your seat. Walk back into one long line. Breathe in and bend your elbows. Breathe out and push away.',
      short: 'Chairs back to back, push-ups on the seats',
      seconds: 120,
      caution:
        'Two solid chairs only. If wrists or shoulders protest, push against a wall instead.',
      poses: ['chair-push-high', 'chair-push-low'],
    },
    {
      text: 'Turn the chairs around and sit face to face. Take hands between you and let your arms rest. Breathe in together for four and out for six, and feel the warmth in your arms.',
      short: 'Sit face to face, hands held, breathe and rest',
      seconds: 60,
      poses: ['chair-hands'],
    },
    {
      text: 'Hold the front edge of the seat, slide forward and let your hips hang just before the chair. Breathe in and bend your elbows straight back. Breathe out and press up. Small is fine.',
      short: 'Hold the seat edge, bend your elbows and press up',
      seconds: 105,
      caution:
        'Skip the dip with shoulder trouble: stay up and only press the hands down. Keep the knees bent.',
      poses: ['chair-dip-high', 'chair-dip-low'],
    },
    {
      text: 'Stand behind your chair, hands on the backrest, facing each other across the chairs. Breathe out and lift one straight leg behind you, not high. Breathe in and lower it. Stay tall.',
      short: 'Hands on the backrest, lift one leg behind you',
      seconds: 75,
      poses: ['chair-leg-down', 'chair-leg-back'],
    },
    {
      text: 'Now the second leg. Press down lightly with your hands, keep both hips level, and lift from the seat muscles. Let your partner tell you if you lean. Breathe out as you lift.',
      short: 'Lift the second leg, hips level',
      seconds: 75,
      caution: 'Keep the low back still. The lift is small: a hand’s height is enough.',
      poses: [otherSide('chair-leg-down'), otherSide('chair-leg-back')],
    },
    {
      text: 'Sit down once more, feet wide. Fold forward between your knees and let your arms hang toward the floor. Breathe into your back. Roll up slowly, one bone at a time, head last.',
      short: 'Sit wide, fold between your knees and hang',
      seconds: 120,
      caution:
        'With dizziness, high blood pressure or late in pregnancy fold only a little, forearms on the thighs.',
      poses: ['chair-upright-hang', 'chair-hang'],
    },
  ],
};
