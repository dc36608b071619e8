import { gazing, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const squatsHandInHand: WorkoutSource = {
  id: 201,
  title: 'Squats Hand in Hand',
  description:
    'A gentle first strength session: you hold hands, sit down together and stand up a little stronger.',
  minutes: 10,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['legs'],
  impact: 'quiet',
  positions: ['standing'],
  steps: [
    {
      text: 'Stand facing each other, feet as wide as your hips, and hold hands loosely. Breathe in for four counts while you grow tall. Breathe out for four and let your shoulders drop.',
      short: 'Face to face, hands held, grow tall and breathe',
      seconds: 60,
      poses: ['hands-held', 'hands-held-breath'],
    },
    {
      text: 'Let go and march on the spot, still facing each other. Lift one knee, then the other, and swing your arms. Find one rhythm for the two of you and breathe easily through the nose.',
      short: 'March on the spot, face to face',
      seconds: 60,
      poses: ['march', 'march-stand', otherSide('march')],
    },
    {
      text: 'Take hands at chest height. Breathe in and sit back halfway, as if toward a low stool. Breathe out and press the floor away to stand. Go down and up together, and let your eyes keep the time.',
      short: 'Hands at chest height, squat halfway and rise',
      seconds: 75,
      caution:
        'If your knees complain, sit only a hand’s width down. Keep them pointing the way your toes point.',
      poses: ['facing-squat-high', 'facing-squat-mid'],
    },
    {
      text: 'Now sit deeper, hands still joined. Take three slow counts down, pause for one, and rise in two. Your heels stay heavy. Each of you gives just enough pull to help the other back up.',
      short: 'Squat deeper, three counts down, two counts up',
      seconds: 90,
      caution:
        'Stop above any depth that pinches a hip or a knee. During pregnancy stay with the half squat.',
      poses: ['facing-squat-high', 'facing-squat-low'],
    },
    {
      text: 'Stay low and make the movement small. Rise a little, sink a little, hands joined in the middle. Breathe out in short puffs on the way up. Stand whenever one of you says so.',
      short: 'Stay low and pulse, hands joined',
      seconds: 60,
      poses: ['facing-squat-low', 'facing-squat-mid'],
    },
    {
      text: 'Stand closer and rest your hands on each other’s shoulders. Rise onto the balls of your feet as you breathe in. Lower your heels slowly as you breathe out. Look at each other: it helps the balance.',
      short: 'Hands on shoulders, rise onto your toes',
      seconds: 75,
      poses: ['calf-flat', gazing('calf-raise')],
    },
    {
      text: 'Step apart and turn to the room. Set your feet wide, toes turned out, hands at the heart. Breathe in as you sink straight down between your heels. Breathe out and squeeze your seat as you rise.',
      short: 'Turn to the room, feet wide, sink and rise',
      seconds: 90,
      caution: 'Turn your toes out only as far as your knees can follow without twisting.',
      poses: ['sumo-squat-high', 'sumo-squat'],
    },
    {
      text: 'Face each other again and join one hand. With the other, take your own foot behind you and bring the heel toward your seat. Knees stay side by side. Breathe into the front of the thigh.',
      short: 'Join one hand, draw one heel to your seat',
      seconds: 45,
      caution: 'If the knee pulls, hold your pant leg or sock instead of the foot.',
      poses: ['quad-stretch'],
    },
    {
      text: 'Change feet and hands. Steady each other with the joined hand and stretch the second thigh. Let each breath out be a little longer than the last, then set the foot down and thank your legs.',
      short: 'Change feet and hands, stretch the other thigh',
      seconds: 45,
      poses: [otherSide('quad-stretch')],
    },
  ],
};
