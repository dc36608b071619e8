import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const deskDayUndone: WorkoutSource = {
  id: 103,
  title: 'Desk Day Undone',
  description:
    'Two chairs and eight minutes for necks, wrists and shoulders that spent the day in front of a screen.',
  minutes: 8,
  difficulty: 'Beginner',
  equipment: ['chair'],
  focus: ['neck', 'shoulders', 'back'],
  impact: 'quiet',
  positions: ['chair', 'standing'],
  steps: [
    {
      text: 'Place two steady chairs face to face and sit near the front edge. Set your feet flat and your hands on your thighs. Let the crown of your head rise. Breathe in for four counts and out for six.',
      short: 'Sit tall on two chairs, in for four, out for six',
      seconds: 50,
      poses: ['chair-tall'],
    },
    {
      text: 'Breathe in and reach both arms up past your ears, palms to each other. Press your sitting bones into the chair. Breathe out and bring your hands down to your thighs. Let each reach begin from the waist.',
      short: 'Reach both arms up, then hands to your thighs',
      seconds: 60,
      poses: ['chair-reach', 'chair-hands-low'],
    },
    {
      text: 'Turn toward the back of your chair. One hand holds the backrest, the other rests on the outside of your knee. Grow tall as you breathe in, turn as you breathe out. Let your eyes travel last.',
      short: 'Twist toward the back of your chair',
      seconds: 50,
      caution: 'Turn with the ribs and keep both knees pointing forward.',
      poses: ['chair-twist'],
    },
    {
      text: 'Now twist to the opposite side of the chair. Lay the first hand on your knee and let the second one find the backrest. Take five slow breaths, then come home to the middle.',
      short: 'Twist to the other side of the chair',
      seconds: 50,
      poses: [otherSide('chair-twist')],
    },
    {
      text: 'Hold hands across the gap between your chairs. Breathe out, round your upper backs and pull away from each other. Feel the space between the shoulder blades grow wide. Breathe in and sit up again.',
      short: 'Hold hands across, round your backs and pull away',
      seconds: 60,
      caution: 'Pull softly and evenly, and tell each other before you let go.',
      poses: ['chair-round-pull', 'chair-hands-held'],
    },
    {
      text: 'Sit tall on your chairs again. Breathe out and let your chin sink toward your chest. Breathe in and bring your head level again. Move as slowly as honey and keep your shoulders quiet.',
      short: 'Nod slowly, chin to chest and up again',
      seconds: 60,
      caution: 'Do not roll the head backward. Stop if you feel tingling in an arm.',
      poses: ['chair-chin-down', 'chair-head-level'],
    },
    {
      text: 'Open your knees a little and fold forward over your thighs. Let your arms and your head hang toward the floor between the chairs. Breathe into your back. Stay until your shoulders feel heavy.',
      short: 'Fold over your thighs and let your head hang',
      seconds: 50,
      caution:
        'With high blood pressure or reflux, rest your forearms on your thighs instead of hanging down.',
      poses: ['chair-fold'],
    },
    {
      text: 'Step out into the room. One of you stands in front with the arms stretched behind. The other holds both hands from behind and draws them gently back and together. Lift your breastbone and breathe into your collarbones.',
      short: 'Stand up, one draws the other’s hands gently back',
      seconds: 50,
      caution:
        'Shoulders tell you when it is enough. Say stop early, and never lift the hands upward.',
      poses: ['chest-opener'],
    },
    {
      text: 'Change places so the helper’s chest gets opened as well. Hold the hands low and lean back only with your own weight. Three long breaths, then let the arms float down and roll your shoulders once.',
      short: 'Change places and open the other chest',
      seconds: 50,
      poses: [swap('chest-opener')],
    },
  ],
};
