import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const wringOutTheWeek: WorkoutSource = {
  id: 111,
  title: 'Wring Out the Week',
  description:
    'Twists from standing to lying, each to both sides. They leave your back loose and the week a little further away.',
  minutes: 16,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['back', 'shoulders'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  caution: 'In pregnancy, keep all twists open and shallow, and leave out the two lying ones.',
  steps: [
    {
      text: 'Stand face to face and hold one hand each. Swing the free arm back and look after it. Come to the middle, change hands and swing the other way. Let your heels lift and your breath puff out with each turn.',
      short: 'One hand each, swing the free arm back, then change',
      seconds: 90,
      poses: ['standing-twist', 'hands-held', otherSide('standing-twist')],
    },
    {
      text: 'Sit down on the mat, back to back, legs crossed. Turn to one side, one hand on your own knee, the other on your partner’s thigh. Your spines spiral up around each other like two vines. Breathe slowly.',
      short: 'Sit back to back and twist to one side',
      seconds: 90,
      poses: ['seated-twist-back-to-back'],
    },
    {
      text: 'Glide through the center and spiral the opposite way. Change the cross of your legs if you like. Feel how your partner’s breath turns you a little further than your own.',
      short: 'Twist the other way, back to back',
      seconds: 90,
      poses: ['seated-twist-other'],
    },
    {
      text: 'Face each other and kneel with one foot forward, mirror to mirror. Join one hand. Reach the free arm straight back and turn your chest to follow it. Hips stay square. Breathe in for length, out for the turn.',
      short: 'Kneel in a lunge, one hand joined, turn your chests open',
      seconds: 90,
      caution: 'Cushion the knee on the floor. If you wobble, look forward instead of back.',
      poses: ['half-kneel-twist'],
    },
    {
      text: 'Change feet and hands for the second side. Draw a wide arc with the free arm before you settle. Keep your shoulders level, as if carrying a tray. Five long breaths.',
      short: 'Change feet and hands, turn to the second side',
      seconds: 90,
      poses: [otherSide('half-kneel-twist')],
    },
    {
      text: 'From hands and knees, slide one arm under your chest, palm up, and rest that shoulder and the side of your head on the mat. Walk the other hand forward. Breathe into the space between the shoulder blades.',
      short: 'Hands and knees, thread one arm under your chest',
      seconds: 90,
      caution:
        'Weight belongs on the shoulder, not on the neck. Rest your head on a folded towel if it does not reach.',
      poses: ['thread-needle'],
    },
    {
      text: 'Press up to hands and knees, take one breath there, and thread the other arm through. Let your hips stay high above your knees. On every breath out, let the shoulder melt a bit further.',
      short: 'Thread the other arm through',
      seconds: 90,
      poses: [otherSide('thread-needle')],
    },
    {
      text: 'Lie on your backs, feet toward each other, and stretch your arms out past your heads. Let your bent knees tip over to one side together. Your shoulders stay heavy. Breathe all the way down into the waist.',
      short: 'On your backs, tip your knees to one side',
      seconds: 105,
      caution: 'Lay a cushion or your hand under the knees if they hover and your back objects.',
      poses: ['lying-knees-up', 'lying-tip'],
    },
    {
      text: 'Bring your knees to the middle, pause, and let them tip to the other side. Turn your faces the opposite way. With each breath out there is a bit less to hold on to.',
      short: 'Tip your knees to the other side',
      seconds: 105,
      poses: ['lying-knees-up', 'lying-tip-other'],
    },
    {
      text: 'Lie side by side on your backs, knees bent, feet on the mat. Take each other’s hand. Breathe in, breathe out, and feel your spine long and straight again. Stay until you both feel like moving.',
      short: 'Side by side on your backs, hold hands and rest',
      seconds: 120,
      poses: ['lying-hands-joined'],
    },
  ],
};
