import { gazing, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const lungeAndBalance: WorkoutSource = {
  id: 211,
  title: 'Lunge and Balance',
  description:
    'Strong legs are quiet legs. You sink, hinge and stand on one foot with a steady hand to hold.',
  minutes: 18,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['legs', 'balance'],
  impact: 'quiet',
  positions: ['standing'],
  steps: [
    {
      text: 'Face each other and hold both hands. Lift one knee to hip height, stay for a breath, and put the foot down without a sound. Then the other. Help each other stand still.',
      short: 'Hold both hands and lift knee after knee',
      seconds: 75,
      poses: ['single-leg-hold', 'hold-stand', otherSide('single-leg-hold')],
    },
    {
      text: 'Take a long step forward with the same foot and press your palms together. Front knee bent, back leg long. Push a little into each other’s hands and breathe slowly.',
      short: 'Lunge forward, palms pressed together',
      seconds: 60,
      caution: 'Shorten your step if the back heel or the groin pulls sharply.',
      poses: ['lunge-palms'],
    },
    {
      text: 'Step back, and forward with the other foot. Palms meet again. Feel how both legs work, the front one bending and the back one holding. Five long breaths.',
      short: 'Other foot forward, palms together',
      seconds: 60,
      poses: [otherSide('lunge-palms')],
    },
    {
      text: 'Hands on your own hips. Set one foot ahead and stay in this stride. Breathe in and lower the back knee toward the floor. Breathe out and rise. Keep your trunk upright like an elevator.',
      short: 'Hands on hips, lower the back knee and rise',
      seconds: 105,
      caution: 'Go half as deep if the front knee hurts, or hold your partner’s hand.',
      poses: ['lunge-stride', 'lunge-low'],
    },
    {
      text: 'The other foot leads now. Lower together, rise together. Push through the front heel. Whoever has the better balance today sets the pace, and breathes loud enough to follow.',
      short: 'Other foot leads, lower and rise together',
      seconds: 105,
      poses: [otherSide('lunge-stride'), otherSide('lunge-low')],
    },
    {
      text: 'Turn to the room, feet wide, hands at the heart. Breathe out and sit over one leg while the other stays long. Breathe in through the middle and go to the other side. Glide, do not bounce.',
      short: 'Feet wide, glide over one leg, then the other',
      seconds: 150,
      caution: 'Keep the bent knee over its foot. A smaller step is better than a twisted knee.',
      poses: ['side-lunge', 'side-lunge-other'],
    },
    {
      text: 'Stand side by side, hands on your hips, and rest. Rise onto your toes and back once or twice to wake the feet. Breathe into your sides.',
      short: 'Rest side by side and wake your feet',
      seconds: 60,
      poses: ['hands-on-hips'],
    },
    {
      text: 'Face each other at a distance and join one hand. Tip forward from the hip and let one leg float behind you until you make the letter T. Look down, and breathe evenly.',
      short: 'Join one hand and tip forward into a T',
      seconds: 105,
      caution: 'Keep the standing knee soft. Toes of the back leg may stay on the floor.',
      poses: ['single-leg-hinge'],
    },
    {
      text: 'Come up, shake out the leg and change sides. Tip forward on the other foot, joined hand as light as you can. See whether you can land at the same moment.',
      short: 'Change sides and tip forward again',
      seconds: 105,
      poses: [otherSide('single-leg-hinge')],
    },
    {
      text: 'Step into a long stance and bend the front knee. One hand meets your partner’s, the other reaches far behind you. Broaden across the chest and breathe like two archers.',
      short: 'Long stance, one palm meets, one arm reaches back',
      seconds: 60,
      caution: 'Back foot flat, knee over ankle. Rest the arms when the shoulders tire.',
      poses: ['warrior-facing'],
    },
    {
      text: 'Turn the stance around: the other leg in front, the other hand forward. Touch palms and look past them into each other’s eyes. Sink a finger deeper with each breath out.',
      short: 'Turn around, other leg, other palm',
      seconds: 60,
      poses: [gazing(otherSide('warrior-facing'))],
    },
    {
      text: 'Step back until you can fold forward with your hands on each other’s shoulders. Make two flat backs. Let the chest sink and bend the knees a little. Breathe along your spine.',
      short: 'Hands on shoulders, fold to two flat backs',
      seconds: 135,
      caution: 'With high blood pressure keep your head above your hips.',
      poses: ['fold-table'],
    },
  ],
};
