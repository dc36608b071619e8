import { gazing, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** Where most couples begin: legs hand in hand, one band, one mat. */
export const foundations: readonly WorkoutSource[] = [
  {
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
  },
  {
    id: 202,
    title: 'One Band, Two Ends',
    description:
      'A long band and a partner who is the best anchor there is. Back, chest and arms take turns.',
    minutes: 15,
    difficulty: 'Intermediate',
    equipment: ['band'],
    focus: ['back', 'shoulders', 'arms'],
    impact: 'quiet',
    positions: ['standing'],
    caution:
      'Check the band for cracks before you start, and never let go of an end while it is stretched.',
    steps: [
      {
        text: 'Stand side by side with your fingertips on your shoulders. Draw slow circles with your elbows, eight forward and eight back. Breathe in as the elbows rise and out as they fall.',
        short: 'Fingertips on shoulders, circle your elbows',
        seconds: 60,
        poses: ['shoulder-circle', 'shoulder-circle-down'],
      },
      {
        text: 'Face each other, knees soft, and take one end of the band each. The one on the left breathes out and pulls both elbows back past the ribs. The other stands firm with long arms. Return slowly.',
        short: 'Share the band, left rows while right stands firm',
        seconds: 105,
        caution:
          'Keep your back long and your shoulders away from your ears. Step closer if the band jerks you forward.',
        poses: ['band-row-long', 'band-row-pulled'],
        isCover: true,
      },
      {
        text: 'Trade roles. The one who was the anchor now rows, elbows close to the body. The other keeps arms long and feet planted. Count twelve pulls aloud for your partner, and breathe out on each.',
        short: 'Trade: the anchor rows now',
        seconds: 105,
        poses: ['band-row-long', 'band-row-answer'],
      },
      {
        text: 'Take a short band each and turn to the room. Hold it in front of your chest, hands a shoulder apart. Breathe out and draw the hands wide until the band touches your breastbone. Come back with the breath in.',
        short: 'A short band each, draw it wide to your chest',
        seconds: 90,
        poses: ['band-apart-start', 'band-apart-wide'],
      },
      {
        text: 'Put the bands down. Lean forward, hands on your own knees, and let your back be long. Take six slow breaths. Tell each other which pull felt strongest.',
        short: 'Hands on your knees, long backs, breathe',
        seconds: 45,
        poses: ['rest-on-knees'],
      },
      {
        text: 'One of you stands in front, the other behind, both looking the same way. The one behind holds the middle of the band with long arms. The one in front breathes out and presses both ends forward from the chest.',
        short: 'One behind holds the band, one in front presses',
        seconds: 105,
        caution:
          'Keep the front ribs down so that the low back does not arch. Press lower if a shoulder pinches.',
        poses: ['band-press-start', 'band-press-out'],
      },
      {
        text: 'Change places, front for back. The new anchor steps one foot ahead and stands like a post. The new presser pushes the hands away smoothly, waits a moment at the end and lets them come home.',
        short: 'Change places, the other presses',
        seconds: 105,
        poses: [swap('band-press-start'), swap('band-press-out')],
      },
      {
        text: 'Face each other, each standing on the end of a band. Hold the other end with palms forward. Breathe out and curl the hands to your shoulders, elbows still. Lower for three counts, together.',
        short: 'Stand on your bands and curl to your shoulders',
        seconds: 105,
        poses: ['band-curl-low', 'band-curl-high'],
      },
      {
        text: 'Stand side by side with the long band between you, both hands at your own heart. Each steps out until the band pulls. Do not let it turn you. Breathe low into the belly, and change sides halfway.',
        short: 'Side by side, hold the band and do not let it turn you',
        seconds: 90,
        caution: 'With a sore back stand closer, so that the pull is light.',
        poses: ['band-brace', 'band-brace-crossed'],
      },
      {
        text: 'Hold a short band overhead, arms wide, still side by side. Lean to one side as you breathe out, and come back through the middle with the breath in. Then the other way. Let it be slow and pleasant.',
        short: 'Short band overhead, lean from side to side',
        seconds: 90,
        poses: ['band-lean', otherSide('band-lean')],
      },
    ],
  },
  {
    id: 203,
    title: 'Planks Face to Face',
    description:
      'A core session on one mat, head to head. You hold, tap and breathe, and find out who smiles first.',
    minutes: 12,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['core', 'shoulders'],
    impact: 'quiet',
    positions: ['floor'],
    caution:
      'After a birth, or with a hernia or high blood pressure, ask a professional first and keep every hold short.',
    steps: [
      {
        text: 'Come to hands and knees, heads toward each other. Breathe out and round your backs like cats. Breathe in, let the bellies sink and look at each other. Keep this slow wave going.',
        short: 'Hands and knees, heads together, cat and cow',
        seconds: 75,
        caution: 'Sore wrists: make fists, or rest on your forearms.',
        poses: ['cat', 'cow'],
      },
      {
        text: 'Walk your hands forward until you make one line from knees to head. Knees stay down. Press the floor away and draw the navel in. Breathe evenly and hold each other’s gaze.',
        short: 'Knees down, hands forward, hold one long line',
        seconds: 50,
        poses: [gazing('knee-push-up')],
      },
      {
        text: 'Tuck your toes and lift your knees into a full plank, hands under shoulders. Make yourselves long from heels to crown. Breathe out slowly, as if through a straw.',
        short: 'Full plank, knees lifted, breathe out slowly',
        seconds: 45,
        caution: 'When your low back sags, put your knees down. That is still a plank.',
        poses: ['plank'],
      },
      {
        text: 'Stay in the plank. Each lifts one hand and meets the other’s palm in the middle, then sets it down. Next time use the other hand. Keep your hips as still as a tray of glasses.',
        short: 'Hold the plank and touch palms, hand by hand',
        seconds: 60,
        poses: ['plank', 'plank-high-five', otherSide('plank-high-five')],
      },
      {
        text: 'Sit back on your heels, fold forward and stretch your arms toward each other until your hands nearly touch. Forehead down. Let your breath spread across your back.',
        short: 'Sit back, fold and reach your arms to each other',
        seconds: 45,
        caution: 'If your knees dislike folding, lie on your side instead.',
        poses: ['child-facing'],
      },
      {
        text: 'Come onto your forearms, elbows under shoulders, fists toward your partner. Step your feet back and lift. Pull elbows and toes gently toward each other and keep breathing.',
        short: 'Forearm plank, feet back and lifted',
        seconds: 50,
        caution:
          'Keep your neck long by looking at the mat. With high blood pressure, hold ten seconds at a time.',
        poses: ['forearm-plank'],
      },
      {
        text: 'Turn onto one hand and open your chests to the room, top arm to the ceiling. The lower hand stands under its shoulder. Lift the waist away from the floor and breathe into the upper ribs.',
        short: 'Side plank, top arm to the ceiling',
        seconds: 45,
        caution:
          'For tender wrists or shoulders bend the lower knee onto the mat, or come to the forearm.',
        poses: ['side-plank'],
      },
      {
        text: 'Come down and turn around, feet toward each other now, so that the second hand carries you. Push the floor away and reach up. If one of you wobbles, both may laugh.',
        short: 'Turn around for the other side plank',
        seconds: 45,
        poses: ['side-plank-outer'],
      },
      {
        text: 'Lie on your backs, feet toward each other, knees above hips and arms up. Breathe out and lengthen one leg and the opposite arm along the floor. Breathe in to return. Change sides each time.',
        short: 'On your backs, lengthen opposite arm and leg',
        seconds: 90,
        caution: 'Keep your low back on the mat. If it lifts, lower the leg less far.',
        poses: ['dead-bug', 'dead-bug-start', otherSide('dead-bug')],
      },
      {
        text: 'One last plank, heads together. Lift one hand and touch your own opposite shoulder, then change. Your feet may stand wide. Let each touch come with a breath out.',
        short: 'Last plank, tap your opposite shoulders',
        seconds: 60,
        caution: 'On your knees this is just as good, and kinder to wrists and back.',
        poses: ['plank', 'plank-tap', otherSide('plank-tap')],
      },
      {
        text: 'Sit facing each other, knees bent, toes touching. Roll halfway down with arms reaching forward as you breathe in. Breathe out, curl up and let your hands meet at the top.',
        short: 'Sit toe to toe, roll halfway down and curl up',
        seconds: 75,
        caution: 'Hands under the thighs help a tired back or neck.',
        poses: ['sit-up-top', 'sit-up-low'],
      },
      {
        text: 'Roll down onto your backs and hug your knees. Rock a little from side to side. Breathe in for four and out for six until your bellies are soft again.',
        short: 'On your backs, hug your knees and rock',
        seconds: 80,
        poses: ['lying-knees-to-chest'],
      },
    ],
  },
];
