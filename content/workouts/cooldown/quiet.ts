import { apart, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const quiet: readonly WorkoutSource[] = [
  {
    id: 405,
    title: 'Forty Slow Breaths',
    description:
      'Six simple ways of breathing together, seated on the mat. Nothing to achieve and nowhere else to be.',
    minutes: 8,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['breath', 'rest'],
    impact: 'quiet',
    positions: ['floor'],
    caution:
      'Go back to your normal breath if you feel dizzy, anxious or short of air. Never hold your breath in pregnancy.',
    steps: [
      {
        text: 'Sit cross-legged on the mat, face to face, hands on your knees. Close your eyes. Just notice your breath: where it begins, where it turns. Change nothing for a whole minute.',
        short: 'Sit face to face, eyes closed, notice your breath',
        seconds: 60,
        poses: ['seated-breathing'],
      },
      {
        text: 'Lay one hand on your own heart and the other on your belly. Breathe in so that only the lower hand moves. Breathe out as if through a straw. Let the belly be soft and round.',
        short: 'One hand on your heart, one on your belly',
        seconds: 80,
        poses: ['seated-breathing-hearts', 'seated-breathing-hearts-full'],
      },
      {
        text: 'Bring your palms together between you. Breathe in for four while one of you presses softly and the other gives way. Breathe out for four while the pressure comes back. Let it be a wave that nobody starts.',
        short: 'Palms together, press and give way like a wave',
        seconds: 80,
        poses: ['palms-wave-toward', 'palms-wave-back'],
      },
      {
        text: 'Turn around and sit back to back, heads lightly touching. Breathe out for six counts and feel the other back sink too. If your rhythms differ, wait. They will find each other.',
        short: 'Back to back, breathe out for six',
        seconds: 90,
        poses: ['back-to-back-breath'],
      },
      {
        text: 'Face each other again, close. Reach out and lay one hand on your partner’s heart, and the other on your own. Open your eyes. Breathe with the heartbeat under your palm, four beats in, six beats out.',
        short: 'Face to face, a hand on each other’s heart',
        seconds: 90,
        poses: ['hands-on-hearts-mat'],
      },
      {
        text: 'Let your hands slide down into each other’s and tip your foreheads together. Close your eyes. Count the last ten breaths silently. When you get to ten, stay one breath longer.',
        short: 'Hands joined, foreheads together, ten breaths',
        seconds: 80,
        poses: ['seated-foreheads-mat'],
      },
    ],
  },
  {
    id: 406,
    title: 'Kindness for Tired Backs',
    description:
      'Gentle moves and warm hands for two backs that carried a lot today. Good after training, better before bed.',
    minutes: 20,
    difficulty: 'Beginner',
    equipment: ['blanket'],
    focus: ['back', 'rest'],
    impact: 'quiet',
    positions: ['floor'],
    caution: 'With acute back pain or numbness in a leg, rest and ask a doctor before you stretch.',
    steps: [
      {
        text: 'Come to hands and knees on the mat, heads toward each other. Breathe out and round your back, breathe in and let it sink. Make the movement small and easy, as if oiling a hinge.',
        short: 'Hands and knees, heads together, small cat and cow',
        seconds: 90,
        caution:
          'Stay in the range where nothing hurts. Lean on your forearms if your wrists are tired.',
        poses: [apart('cat', 12), apart('cow', 12)],
      },
      {
        text: 'One of you sits back on the heels and folds forward into child’s pose, arms long. The other kneels behind and rests both palms on the lower back. Lean in a little as your partner breathes out. Ease off as the breath comes in.',
        short: 'One folds in child’s pose, palms on the lower back',
        seconds: 105,
        caution:
          'Press on the broad muscles and the pelvis, never on the spine. Knees wide and no pressure in pregnancy.',
        poses: ['child-supported', 'child-supported-lean'],
      },
      {
        text: 'Change roles. The new helper finds the warm, wide place above the hips and lets the hands be heavy there. No rubbing, just weight and patience. Breathe in the same slow rhythm.',
        short: 'Change roles, heavy hands, no rubbing',
        seconds: 105,
        poses: [swap('child-supported'), swap('child-supported-lean')],
      },
      {
        text: 'One of you lies face down on a blanket, arms by your sides. The other sits next to you on the heels and glides flat hands from the lower back up to the shoulders. Slow as a tide. The one lying down breathes out under the hands.',
        short: 'One lies face down, the other glides up the back',
        seconds: 210,
        caution:
          'No weight on the spine, ribs or kidneys. In pregnancy, lie on your side for this.',
        poses: ['back-massage-low', 'back-massage-lying'],
      },
      {
        text: 'Trade places on the blanket. Ask where it is tight before you begin, and spend half of your time exactly there. Keep one hand on your partner always. Breathe out with every long stroke.',
        short: 'Trade places on the blanket',
        seconds: 210,
        poses: [swap('back-massage-low'), swap('back-massage-lying')],
      },
      {
        text: 'Turn over onto your backs on the mat, feet toward each other, and pull your knees in. Hold them with both hands. Let the tailbone grow heavy. Each breath in presses your back softly into the mat.',
        short: 'On your backs, knees pulled in',
        seconds: 75,
        poses: ['lying-knees-to-chest'],
      },
      {
        text: 'Lie side by side, stretch your arms past your heads and let your knees tip to one side together. Stay while the waist lengthens. Breathe into the side that is on top and leave the shoulders where they are.',
        short: 'Side by side, tip your knees to one side',
        seconds: 75,
        caution: 'If it pulls in the lower back, put a hand or a cushion under your knees.',
        poses: ['lying-tip-together'],
      },
      {
        text: 'Breathe in and bring the knees back up. Breathe out and let them fall to the other side, faces turned away from them. Stay as long as on the first side, even if this one feels easier.',
        short: 'Tip your knees to the other side',
        seconds: 75,
        poses: ['lying-tip-together-other'],
      },
      {
        text: 'Lie on your backs with your knees bent and your feet on the mat, toes toward each other. Rest your hands beside you. Feel your whole back being carried by the floor. Breathe quietly.',
        short: 'On your backs, knees bent, let the floor carry you',
        seconds: 105,
        poses: ['bridge-low'],
      },
      {
        text: 'Stretch out side by side. One of you stays on the back, the other rolls to the side and lays an arm across. Breathe out the last heavy thing. Stay as long as the timer lets you.',
        short: 'Stretch out, one lays an arm across the other',
        seconds: 150,
        poses: ['side-lying-rest'],
      },
    ],
  },
  {
    id: 407,
    title: 'Cushions and Quiet',
    description:
      'Long, supported holds in which the cushions do the work. Seven stations of rest for the days that took too much.',
    minutes: 25,
    difficulty: 'Beginner',
    equipment: ['cushion'],
    focus: ['rest', 'breath'],
    impact: 'quiet',
    positions: ['floor'],
    caution:
      'From mid-pregnancy on, rest on your side or half sitting wherever the text says to lie flat.',
    steps: [
      {
        text: 'Sit on your heels on the mat, a cushion beside each of you. Rest your hands on your thighs. Breathe in through the nose, sigh out through the mouth. Agree to speak only in whispers from here on.',
        short: 'Sit on your heels, cushions near, and sigh',
        seconds: 120,
        caution: 'If kneeling hurts, sit cross-legged on the cushion.',
        poses: ['hero-cushions'],
      },
      {
        text: 'Lay the cushions in the middle and fold forward until your foreheads rest on them. Let your arms rest along your legs. Turn your thoughts off like lamps, one by one. Breathe into your backs.',
        short: 'Fold forward, foreheads on the cushions',
        seconds: 210,
        caution:
          'Knees sore? Move your seat higher and put a rolled towel between thighs and calves.',
        poses: ['child-cushions'],
      },
      {
        text: 'Lie back with a cushion under your head and bring the soles of your feet together. Let the knees fall open. Hands rest on your belly. Feel it rise and fall like a boat on calm water.',
        short: 'Lie back, soles together, knees open',
        seconds: 240,
        caution: 'Slide the feet further away if your hips or knees feel strained.',
        poses: ['lying-butterfly'],
      },
      {
        text: 'One of you sits cross-legged. The other lies down with the head in that lap, knees bent, and closes the eyes. Stroke the forehead and the temples very slowly, outward with each breath out.',
        short: 'One is the lap, strokes the other’s forehead',
        seconds: 210,
        poses: ['head-in-lap', 'head-in-lap-stroke'],
      },
      {
        text: 'Change over without hurry. The one who was stroked becomes the lap. Hold the head with both hands for three breaths before you begin. Fingertips as light as rain.',
        short: 'Change over, the other is the lap',
        seconds: 210,
        poses: [swap('head-in-lap'), swap('head-in-lap-stroke')],
      },
      {
        text: 'Move to the wall and rest your legs up against it, side by side. A cushion lies under each head. Let the belly be soft and the hands open. Watch the breath get slower by itself.',
        short: 'Legs up the wall, side by side',
        seconds: 210,
        caution: 'Leave this out with glaucoma or heart trouble and keep your legs on the floor.',
        poses: ['legs-up-wall-cushion'],
      },
      {
        text: 'Lie down flat next to each other with your heads on cushions, legs long and a little apart. Palms up. Nothing is left to do. Stay here together until you hear the end.',
        short: 'Lie flat side by side, palms up',
        seconds: 300,
        poses: ['savasana-cushions'],
      },
    ],
  },
  {
    id: 408,
    title: 'The Long Way Down',
    description:
      'Half an hour from standing to lying still: every part of the body gets its slow turn, and the last word goes to rest.',
    minutes: 30,
    difficulty: 'Intermediate',
    equipment: [],
    focus: ['full body', 'neck', 'rest'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    steps: [
      {
        text: 'Stand opposite each other with your hands joined. Feel how fast your hearts still go. Breathe in together, breathe out together. With each round, let the shoulders hang a little lower.',
        short: 'Face to face, hands joined, breathe together',
        seconds: 120,
        poses: ['hands-held', 'hands-held-breath'],
      },
      {
        text: 'Stand side by side, inner hands joined below, outer hands joined above. Lean your hips away from each other. Keep both feet down and send the breath up and down the long side.',
        short: 'Side by side, hands in an arch, hips apart',
        seconds: 105,
        poses: ['side-bend-crescent'],
      },
      {
        text: 'Turn around, backs to the room, and build the arch again for the other side. Loosen your fingers so that they only hook. Listen for the next breath and let it open the ribs.',
        short: 'Turn around and arch to the other side',
        seconds: 105,
        poses: ['side-bend-crescent-behind'],
      },
      {
        text: 'Face each other, hands on shoulders, and walk back into a long table. Straighten your arms and let your chests sink. Sway your hips to the left and the right while you breathe out.',
        short: 'Hands on shoulders, walk back into a long table',
        seconds: 120,
        caution: 'Keep your knees bent and come up sooner if your back is tired.',
        poses: ['fold-table', 'fold-table-soft'],
      },
      {
        text: 'Go down to the mat into a kneeling lunge, one foot in front. Hold one hand and let the other arm rise. Lift, lean back a very little, and breathe along the front of the hip.',
        short: 'Kneeling lunge, one hand held, other arm up',
        seconds: 120,
        caution: 'Pad the knee. Leave the arm down if your lower back tightens.',
        poses: ['half-kneel-reach'],
      },
      {
        text: 'The other foot comes forward, the other arm goes up. Settle before you stretch. Your joined hands are the anchor. Let each breath out drop the hips by a hair.',
        short: 'Other foot forward, other arm up',
        seconds: 120,
        poses: [otherSide('half-kneel-reach')],
      },
      {
        text: 'From hands and knees, walk your fingers forward until your chests hang between your arms. Hips stay above the knees. Rest your foreheads and let your hands lie next to each other’s. Breathe into your sides.',
        short: 'Hands and knees, walk your fingers forward and sink',
        seconds: 120,
        poses: ['puppy'],
      },
      {
        text: 'Sit up, open your legs wide and set your feet against your partner’s. Hold hands. One folds while the other leans back, then the tide turns. Count the breath out to six.',
        short: 'Legs wide, hands held, fold and lean back in turn',
        seconds: 165,
        caution: 'Muscles are warm now and easy to overdo. Stop at seven tenths of what you could.',
        poses: ['straddle-forward', 'straddle-back'],
      },
      {
        text: 'Cross your legs and turn so that your backs lean on each other. Twist softly to one side, a hand on your partner’s thigh. After six breaths unwind and go to the other side.',
        short: 'Back to back, twist to one side, then the other',
        seconds: 150,
        poses: ['seated-twist-back-to-back', 'seated-back-to-back', 'seated-twist-other'],
      },
      {
        text: 'One of you stays seated. The other kneels behind and takes hold of the neck with warm hands, kneading slowly from the hairline down. Let the head nod forward. Breathe out through parted lips.',
        short: 'One kneels behind and kneads the neck',
        seconds: 150,
        caution: 'Touch only the muscles at the back, never the throat, and keep it light.',
        poses: ['neck-massage'],
      },
      {
        text: 'Now the neck of the other one gets its turn. Kneel close so that your arms stay relaxed. Use the flat of your fingers in small circles. Finish by resting your hands on the shoulders.',
        short: 'Change, the other neck has its turn',
        seconds: 150,
        poses: [swap('neck-massage')],
      },
      {
        text: 'Stretch out on your backs, side by side, and let your feet fall open. Close your eyes. Follow the breath down until it is barely there. You have nowhere to be before the bell, and nothing to bring.',
        short: 'Side by side on your backs, eyes closed',
        seconds: 375,
        caution: 'Bend your knees if your lower back arches off the mat.',
        poses: ['savasana'],
      },
    ],
  },
];
