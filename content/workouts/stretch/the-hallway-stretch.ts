import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const theHallwayStretch: WorkoutSource = {
  id: 108,
  title: 'The Hallway Stretch',
  description:
    'All you need is a hallway or two walls that face each other. Push, lean and hang, then put your legs up and talk.',
  minutes: 14,
  difficulty: 'Intermediate',
  equipment: [],
  focus: ['legs', 'shoulders', 'back'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  steps: [
    {
      text: 'Stand across from each other, each with your back against a wall, heels a little forward. Breathe in and raise your arms up along the wall. Breathe out and slide them down. Keep your lower back close to the wall.',
      short: 'Backs to the walls, slide your arms up and down',
      seconds: 90,
      poses: ['hall-tall', 'hall-arms-up'],
    },
    {
      text: 'Stay at the wall, soften your knees and roll forward from the head. Your seat stays against the wall, your arms hang. Sway gently and breathe into the back of your ribs. Roll up slowly when you have had enough.',
      short: 'Seats on the wall, roll forward and hang',
      seconds: 75,
      caution: 'If hanging makes you light-headed, stop with your hands on your thighs.',
      poses: ['hall-roll-down'],
    },
    {
      text: 'Turn to face your own wall and put both palms on it. Step one foot far back and press that heel down. Bend the front knee and lean in until the calf answers. Take even breaths.',
      short: 'Face your wall, one foot far back, press the heel',
      seconds: 60,
      poses: ['hall-calf'],
    },
    {
      text: 'Bring the feet together, then send the other foot back. Spread its toes and grow the heel into the floor. Push the wall as if you wanted to make the hallway wider for your partner.',
      short: 'Other foot back, push the wall away',
      seconds: 60,
      poses: [otherSide('hall-calf')],
    },
    {
      text: 'Lean one hand on the wall. Catch the opposite foot behind you and draw the heel toward your seat. Keep your knees side by side and push the hip forward. Breathe out slowly and stand tall.',
      short: 'One hand on the wall, draw one heel to your seat',
      seconds: 60,
      caution:
        'If the knee complains, let go of the foot and just press the hip forward with the toes behind you.',
      poses: ['hall-quad'],
    },
    {
      text: 'Change hand and foot for the second thigh. Look at one small spot on the wall to keep your balance. If you wobble, laugh, put the foot down and begin once more.',
      short: 'Change hand and foot for the other thigh',
      seconds: 60,
      poses: [otherSide('hall-quad')],
    },
    {
      text: 'Turn to each other. Plant one palm on the wall behind you and hold your partner’s hand with the other. Turn your chest toward the held hand and breathe into the open shoulder. Let your arms be one long line.',
      short: 'Palm on the wall, hold hands, turn your chests open',
      seconds: 75,
      caution: 'Keep the palm on the wall below shoulder height if your shoulder feels pinched.',
      poses: ['hall-chest'],
    },
    {
      text: 'Let go, change arms and open the other shoulder the same way. Your joined hands stay soft. Breathe in and feel both collarbones widen, from one wall to the other.',
      short: 'Change arms and open the other shoulder',
      seconds: 75,
      poses: [otherSide('hall-chest')],
    },
    {
      text: 'Face your wall, hands at hip height, and walk back until your bodies make two upside-down letters L, seats almost touching. Press the wall away, lengthen your spine and let the chest sink between your arms. Breathe.',
      short: 'Hands on your wall, walk back into an L',
      seconds: 90,
      caution: 'Bend your knees if your back rounds or your hamstrings shout.',
      poses: ['hall-l-shape'],
    },
    {
      text: 'Lie down with your legs up your own wall, heads meeting in the middle of the hallway. Let your arms fall open. Close your eyes, breathe quietly and tell each other something about the day.',
      short: 'Legs up your walls, heads together, close your eyes',
      seconds: 195,
      caution:
        'Skip this with glaucoma, reflux or in late pregnancy, and rest on your side instead.',
      poses: ['hall-legs-up'],
    },
  ],
};
