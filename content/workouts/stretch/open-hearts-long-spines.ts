import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const openHeartsLongSpines: WorkoutSource = {
  id: 110,
  title: 'Open Hearts, Long Spines',
  description:
    'Backbends built up with care: wake the spine, open the front of the body, then carry each other into the big one.',
  minutes: 22,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['back', 'shoulders', 'hips'],
  impact: 'quiet',
  positions: ['standing', 'floor'],
  caution:
    'Not for anyone with a disc problem, osteoporosis, uncontrolled blood pressure or in pregnancy. Choose a gentler session instead.',
  steps: [
    {
      text: 'Begin on hands and knees on the mat, face to face. Breathe in, sink the belly and lift your eyes to your partner. Breathe out, push the floor away and round up. Let the wave travel through each vertebra.',
      short: 'Hands and knees, face to face, cat and cow',
      seconds: 105,
      poses: ['cat', 'cow'],
    },
    {
      text: 'Keep your hips over your knees and walk your hands forward. Lower your chest between your arms until your foreheads come near the mat. Your fingertips greet in the middle. Breathe into your armpits.',
      short: 'Walk your hands forward, chests down, fingertips meet',
      seconds: 105,
      caution: 'Place your elbows on the floor if your shoulders feel crowded.',
      poses: ['puppy'],
    },
    {
      text: 'Lie on your bellies, hands under your shoulders. Breathe in and peel your chest off the floor, using your back more than your arms. Look at each other for a moment. Breathe out and lower down. Six to eight rounds.',
      short: 'On your bellies, lift your chests and look up',
      seconds: 120,
      caution:
        'Stay low if you feel a pinch in the lower back, and keep pressing the tops of your feet down.',
      poses: ['cobra-low', 'cobra'],
    },
    {
      text: 'Kneel and step one foot forward, face to face. Hold hands on one side and reach the free arm up and slightly back. Lift out of the waist. Breathe into the long front line, from the knee to the fingers.',
      short: 'Kneeling lunge, one hand joined, the other arm up',
      seconds: 105,
      caution: 'Put padding under the kneeling knee if you need it.',
      poses: ['half-kneel-reach'],
    },
    {
      text: 'Step back, change feet and change hands. Reach up with the second arm and let the breastbone follow. Keep the ribs wide and the neck long. Your partner’s grip is there so that you can dare a little more.',
      short: 'Change feet and hands, reach up with the second arm',
      seconds: 105,
      poses: [otherSide('half-kneel-reach')],
    },
    {
      text: 'Kneel upright with your hips close and hold hands. Breathe in and grow tall. Breathe out, keep your hips forward and lean your upper backs away from each other. Your arms carry you both. Breathe in to return.',
      short: 'Kneel close, hold hands and lean your upper backs away',
      seconds: 120,
      caution:
        'Look up rather than dropping your head back, and stop before the lower back takes over.',
      poses: ['kneeling-tall', 'camel'],
    },
    {
      text: 'Lie on your backs with your feet near each other. Breathe in and lift your hips, bone by bone, into a bridge. Stay for two breaths. Breathe out and unroll. Keep your knees apart and your gaze at the ceiling.',
      short: 'On your backs, lift into a bridge and unroll',
      seconds: 120,
      caution: 'Do not turn your head while your hips are in the air.',
      poses: ['bridge-low', 'bridge'],
    },
    {
      text: 'Stand back to back. One of you bends the knees, folds and becomes a table, hands on your own thighs. The other leans back over that back and lets the arms float behind. Both keep breathing. Three to six breaths are enough.',
      short: 'Back to back, one is the table, one leans back over it',
      seconds: 165,
      caution:
        'The one below needs a strong, flat back and says yes first. Feet stay on the floor, and come up at the first strain.',
      poses: ['supported-backbend-start', 'supported-backbend'],
    },
    {
      text: 'Stand up slowly, shake out, and change. The one who was carried is now the table. Give your weight bit by bit and keep your feet planted. Breathe into the whole front of your body, then come back the way you went.',
      short: 'Change: the other one is the table',
      seconds: 165,
      caution:
        'If one of you is much smaller or sore today, sit back to back on the floor and lean instead.',
      poses: [swap('supported-backbend-start'), swap('supported-backbend')],
    },
    {
      text: 'Sink back onto your heels and fold into child’s pose, heads toward each other, arms long on the mat. Let your hands find each other’s. Do nothing except breathe into your back, which has worked hard.',
      short: 'Child’s pose, heads together, arms long',
      seconds: 105,
      poses: ['child-facing'],
    },
    {
      text: 'Roll over and hug your knees to your chest. Round your spine into the floor. Rock a little, or lie quite still. Let the last breaths be the softest of the session.',
      short: 'Roll over and hug your knees',
      seconds: 105,
      poses: ['lying-knees-to-chest'],
    },
  ],
};
