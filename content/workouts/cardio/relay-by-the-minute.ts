import { poseNamed } from '../../poses/library.ts';
import { otherSide, swap, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

// The lunge comes up for as long as its legs change, or they would have to pass each other.
const jumpWhileChanging = {
  ...poseNamed('relay-jump-high'),
  b: upright('relay-jump-high').b,
};

export const relayByTheMinute: WorkoutSource = {
  id: 309,
  title: 'Relay by the Minute',
  description:
    'One sprints while the other holds still, and both wish for the clock. A hard half hour, fairly shared.',
  minutes: 30,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['endurance', 'legs', 'core'],
  impact: 'jumps',
  positions: ['standing', 'floor'],
  caution:
    'For couples who already train. Skip it with heart trouble, high blood pressure, pregnancy or a cold.',
  steps: [
    {
      text: 'Jog on the spot, face to face. Begin so gently that you could sing, and let it grow. Heels up, shoulders loose, arms like pistons. Breathe in for two steps, out for two.',
      short: 'Jog on the spot, face to face',
      seconds: 210,
      poses: ['run-right', otherSide('run-right')],
    },
    {
      text: 'First relay. The one on the left runs with high knees for thirty seconds. The other sits in a low squat, arms ahead, and holds. Ten seconds’ pause, and again. Breathe out in gusts.',
      short: 'Relay one: left runs, right holds a squat',
      seconds: 160,
      caution: 'Holder, sit higher when your knees ache. Runner, march if you must.',
      poses: ['relay-knees-right', 'relay-knees-left'],
    },
    {
      text: 'Hand it over. The one who held now runs, and the runner sits in the squat. Keep your chest up and your eyes on your partner. Pull each other through with a word now and then.',
      short: 'Hand over: right runs, left holds',
      seconds: 160,
      poses: [swap('relay-knees-right'), swap('relay-knees-left')],
    },
    {
      text: 'Rest for a minute and a half. Stand side by side with your hands on your hips, then shake out whatever burns. Slow breath in, slower breath out.',
      short: 'Rest, hands on hips, shake it out',
      seconds: 90,
      poses: ['hands-on-hips'],
    },
    {
      text: 'Second relay. One does burpees without the jump: reach up, squat, hands down, and up. The other holds a plank and watches. Forty seconds, ten to breathe, forty more.',
      short: 'Relay two: one does burpees, one planks',
      seconds: 160,
      caution: 'Plank on knees or forearms spares wrists and back.',
      poses: ['relay-burpee-high', 'relay-burpee-low'],
    },
    {
      text: 'Change. The one from the plank stands up and reaches for the sky, the other goes down and holds. Keep the plank long. Breathe out every time your hands touch the ground.',
      short: 'Change: plank stands up, the other holds',
      seconds: 160,
      caution: 'Stand up slowly after the plank if you feel dizzy.',
      poses: [swap('relay-burpee-high'), swap('relay-burpee-low')],
    },
    {
      text: 'Rest again, bent over with your hands on your knees. Say one kind thing to the sweaty person opposite. Let your breath do the rest.',
      short: 'Rest, hands on your knees, say one kind thing',
      seconds: 90,
      poses: ['rest-on-knees'],
    },
    {
      text: 'Third relay. One jumps out of a squat with arms high, lands softly and sinks again. The other holds a deep lunge, hands on hips. Change the lunging leg halfway. Breathe out on take-off.',
      short: 'Relay three: one jumps, one holds a lunge',
      seconds: 160,
      caution: 'Jump only on pain-free knees. Rising fast onto your toes is enough.',
      poses: ['relay-jump-low', jumpWhileChanging, otherSide('relay-jump-low')],
    },
    {
      text: 'Last handover. The one in the lunge gets to jump, the jumper gets to hold. It is only two and a half minutes. Keep your landings quiet and your faces friendly.',
      short: 'Last handover: the other jumps',
      seconds: 160,
      poses: [swap('relay-jump-low'), swap('relay-jump-high')],
    },
    {
      text: 'Rest standing back to back. Let your arms hang and your heads touch. Feel two quick hearts and wait until they are two calmer ones.',
      short: 'Rest back to back, heads touching',
      seconds: 90,
      poses: ['back-to-back'],
    },
    {
      text: 'Finish side by side in spirit: fast feet, both at once, facing each other. Twenty seconds fast, ten seconds slow, six times. Stay low, stay light, and breathe out together at the end.',
      short: 'Fast feet together, twenty fast, ten slow',
      seconds: 180,
      poses: ['fast-feet', otherSide('fast-feet')],
    },
    {
      text: 'Hang forward from the hips with bent knees, arms and heads loose. Sway a little. Breathe into the back of your ribs, and roll up slowly when all has grown quiet.',
      short: 'Hang forward, knees bent, and sway',
      seconds: 180,
      caution:
        'With blood pressure trouble keep your head above your heart and rest your hands on your thighs.',
      poses: ['rag-doll'],
    },
  ],
};
