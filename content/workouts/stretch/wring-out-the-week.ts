import type { FigurePose, Limb, PairPose } from '../../../contract/workouts/poses.ts';
import { alike, apart, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const ahead: Limb = { to: { own: 'thighNear', by: [6, 16] } };
const toUs: Partial<FigurePose> = {
  look: 'front',
  twist: 0.5,
  armNear: { to: { partner: 'hip', by: [-12, 2] }, short: 0.8, layer: 'front' },
  armFar: ahead,
};
const away: Partial<FigurePose> = {
  look: 'back',
  twist: -0.7,
  armNear: ahead,
  armFar: { to: { partner: 'hip', by: [-12, 2] }, short: 0.8, layer: 'back' },
};

/** Back to back with straight legs, both turned to their own right or left. */
function twistLong(side: 'right' | 'left'): PairPose {
  const [a, b] = side === 'right' ? [away, toUs] : [toUs, away];
  const legs: Limb = side === 'right' ? [88, 86] : [104, 70];
  return {
    a: { ...a, x: -26, legs, facing: 'left' },
    b: { ...b, x: 26, legs, snug: { own: 'back', to: 'back', gap: 2 }, facing: 'right' },
    props: [{ kind: 'mat', x: 0, width: 420 }],
  };
}

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
  suits: 'Stiff backs after a week of sitting; some practice helps',
  leaveOut: 'You’ve had a recent disc problem or spine surgery',
  caution:
    'In pregnancy, keep all twists open and shallow, and leave out the two lying ones. If you feel tingling, see double or get dizzy in a twist, stop.',
  steps: [
    {
      text: 'Stand face to face and hold one hand each. Swing the free arm back and follow it with your eyes. Come to the middle, change hands and swing the other way. Let your heels lift and your breath puff out with each turn.',
      short: 'One hand each, swing the free arm back, then change',
      reps: '12 each side',
      easier: 'Swing only to shoulder height.',
      harder: 'Bend your knees as you turn and rise in the middle.',
      seconds: 90,
      tempo: { out: 3, hold: 0.3, back: 3, rest: 0.3 },
      poses: ['standing-twist', 'hands-held', otherSide('standing-twist')],
    },
    {
      text: 'Sit down on the mat, back to back, legs long. Both of you turn to your own right, one hand on your own thigh, the other on your partner’s hip. Your spines spiral up like two vines. Breathe slowly.',
      short: 'Sit back to back and both twist right',
      reps: '10 breaths',
      easier: 'Sit on a folded towel and turn halfway.',
      harder: 'Turn a little more at the end of each breath out.',
      seconds: 90,
      poses: [twistLong('right')],
    },
    {
      text: 'Glide through the center and both turn to your own left. Bend your knees a little if you like. Feel how your partner’s breath turns you a little further than your own.',
      short: 'Both twist left, back to back',
      reps: '10 breaths',
      easier: 'Keep your eyes on your front knee.',
      harder: 'Press your backs together before you turn.',
      seconds: 90,
      poses: [twistLong('left')],
    },
    {
      text: 'Face each other and kneel with one foot forward, as each other’s mirror image. Join one hand. Reach the free arm straight back and turn your chest to follow it. Hips stay square. Breathe in for length, out for the turn.',
      short: 'Kneel in a lunge, one hand joined, turn your chests open',
      reps: '10 breaths',
      easier: 'Keep the free hand on your front thigh.',
      harder: 'Lift the back knee off the mat.',
      seconds: 90,
      caution: 'Cushion the knee on the floor. If you wobble, look forward instead of back.',
      poses: ['half-kneel-twist'],
    },
    {
      text: 'Change feet and hands for the second side. Draw a wide arc with the free arm before you settle. Keep your shoulders as level as a tray. Ten long breaths.',
      short: 'Change feet and hands, turn to the second side',
      reps: '10 breaths',
      easier: 'Look ahead and turn only the chest.',
      harder: 'Reach the arms apart as far as they go.',
      seconds: 90,
      poses: [otherSide('half-kneel-twist')],
    },
    {
      text: 'From hands and knees, slide one arm under your chest, palm up, and rest that shoulder and the side of your head on the mat. Walk the other hand forward. Breathe into the space between the shoulder blades.',
      short: 'Hands and knees, thread one arm under your chest',
      reps: '10 breaths',
      easier: 'Thread the arm only to the elbow.',
      harder: 'Lay the top arm over your back.',
      seconds: 90,
      caution:
        'Weight belongs on the shoulder, not on the neck. Rest your head on a folded towel if it does not reach.',
      poses: ['thread-needle'],
    },
    {
      text: 'Press up to hands and knees, take one breath there, and thread the other arm through. Let your hips stay high above your knees. On every breath out, let the shoulder melt a bit further.',
      short: 'Thread the other arm through',
      reps: '10 breaths',
      easier: 'Rest your head on a folded towel.',
      harder: 'Stretch the top arm long overhead.',
      seconds: 90,
      poses: [alike(apart(otherSide('thread-needle'), 10), { look: 'front' })],
    },
    {
      text: 'Lie on your backs, feet toward each other, and stretch your arms out past your heads. Let your bent knees tip over to one side together. Your shoulders stay heavy. Breathe all the way down into the waist.',
      short: 'On your backs, tip your knees to one side',
      reps: '11 breaths',
      easier: 'Keep the feet on the mat and tip halfway.',
      harder: 'Straighten the top leg.',
      seconds: 105,
      caution: 'Lay a cushion or your hand under the knees if they hover or your back pulls.',
      tempo: { out: 4, hold: 10, back: 4, rest: 2 },
      poses: ['lying-knees-up', 'lying-tip-half', 'lying-tip'],
    },
    {
      text: 'Bring your knees to the middle, pause, and let them tip to the other side. Turn your faces the opposite way. With each breath out there is a bit less to hold on to.',
      short: 'Tip your knees to the other side',
      reps: '11 breaths',
      easier: 'Place a pillow between the knees.',
      harder: 'Rest a hand on the top knee, without pressing.',
      seconds: 105,
      tempo: { out: 4, hold: 10, back: 4, rest: 2 },
      poses: [apart('lying-tip-other', 14), apart('lying-knees-up', 14)],
    },
    {
      text: 'Lie side by side on your backs, knees bent, feet on the mat. Take each other’s hand. Breathe in, breathe out, and feel your spine long and straight again. Stay until you both feel like moving.',
      short: 'Side by side on your backs, hold hands and rest',
      easier: 'Put a rolled towel under your knees.',
      harder: 'Stretch the legs out long and let the feet fall open.',
      seconds: 120,
      poses: ['lying-hands-joined'],
    },
  ],
};
