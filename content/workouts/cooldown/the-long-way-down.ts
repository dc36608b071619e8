import { otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const theLongWayDown: WorkoutSource = {
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
};
