import { alike, apart, changed, otherSide, sideBySide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** One knee bends and the hips sway to its side. */
const kneeIn = alike('fold-table', {
  y: 138,
  legNear: { to: { floor: 22, toes: true } },
  legFar: { to: { floor: -2 } },
});

/** The free arm up and a little back, the chest with it. */
const leaningBack = alike('half-kneel-reach', {
  chest: 196,
  neck: 194,
  head: 198,
  armNear: { to: { partner: 'hand', by: [0, -24] } },
  armFar: [196, 212],
});

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
  suits: 'A long evening after a hard day',
  leaveOut: 'You have acute neck or back pain',
  caution:
    'No massage with a fever, a skin infection, blood thinners, brittle bones, removed lymph nodes or a blood clot. If you feel tingling, see double or get dizzy, stop.',
  steps: [
    {
      text: 'Stand opposite each other with your hands joined. Feel how fast your hearts still go. Breathe in together, breathe out together. With each round, let the shoulders hang a little lower.',
      short: 'Face to face, hands joined, breathe together',
      reps: '12 breaths',
      easier: 'Sit on two chairs.',
      harder: 'Breathe out twice as long as in.',
      seconds: 120,
      poses: [
        alike('hands-held', {
          head: 166,
          neck: 170,
          arms: { to: { partner: 'hand', by: [0, -48] } },
          eyes: 'closed',
        }),
        alike('hands-held', {
          chest: 186,
          head: 184,
          arms: { to: { partner: 'hand', by: [0, -40] } },
          eyes: 'closed',
        }),
      ],
    },
    {
      text: 'Stand side by side, inner hands joined below, outer hands joined above. Lean your hips away from each other. Keep both feet down and send the breath up and down the long side.',
      short: 'Side by side, hands in an arch, hips apart',
      reps: '11 breaths',
      easier: 'Keep the outer hand on your hip.',
      harder: 'Cross the outer foot behind.',
      seconds: 105,
      poses: [
        alike(apart('side-bend-crescent', -4), {
          spine: 164,
          chest: 146,
          legs: { to: { floor: 10 } },
        }),
      ],
    },
    {
      text: 'Turn around, backs to the room, and build the arch again for the other side. Loosen your fingers so that they only hook. Listen for the next breath and let it open the ribs.',
      short: 'Turn around and arch to the other side',
      reps: '11 breaths',
      easier: 'Stand closer for a smaller arch.',
      harder: 'Look up under your joined hands.',
      seconds: 105,
      poses: [alike(apart('side-bend-crescent-behind', 2), { legs: { to: { floor: 10 } } })],
    },
    {
      text: 'Face each other, hands on shoulders, and walk back into a long table. Straighten your arms and let your chests sink. Sway your hips to the left and the right while you breathe out.',
      short: 'Hands on shoulders, walk back into a long table',
      reps: '12 breaths',
      easier: 'Stay half upright, with bent knees.',
      harder: 'Straighten your legs and sink the chest.',
      seconds: 120,
      caution: 'Keep your knees bent and come up sooner if your back is tired.',
      poses: [kneeIn, otherSide(kneeIn)],
    },
    {
      text: 'Go down to the mat into a kneeling lunge, one foot in front. Hold one hand and let the other arm rise. Lift, lean back a very little, and breathe along the front of the hip.',
      short: 'Kneeling lunge, one hand held, other arm up',
      reps: '12 breaths',
      easier: 'Keep the hand on your hip.',
      harder: 'Lift the back knee.',
      seconds: 120,
      caution: 'Pad the knee. Leave the arm down if your lower back tightens.',
      poses: [leaningBack],
    },
    {
      text: 'The other foot comes forward, the other arm goes up. Settle before you stretch. Your joined hands are the anchor. Let each breath out drop the hips by a hair.',
      short: 'Other foot forward, other arm up',
      reps: '12 breaths',
      easier: 'Sit back on your heels.',
      harder: 'Reach up and a little across.',
      seconds: 120,
      poses: [otherSide(leaningBack)],
    },
    {
      text: 'From hands and knees, walk your fingers forward until your chests hang between your arms. Hips stay above the knees. Stack your hands and rest your foreheads on them. Breathe into your sides.',
      short: 'Walk your hands forward, foreheads down, and sink',
      reps: '12 breaths',
      easier: 'Rest your forearms on a cushion.',
      harder: 'Lift the hips a little higher over the knees.',
      seconds: 120,
      poses: [alike(apart('puppy', -18), { arms: { to: { floor: 116 }, short: 0.86 } })],
    },
    {
      text: 'Sit up, open your legs wide and set your feet against your partner’s. Hold hands. One folds while the other leans back, then the tide turns. Count the breath out to six.',
      short: 'Legs wide, hands held, fold and lean back in turn',
      reps: '10 each way',
      easier: 'Bend your knees and hold a towel.',
      harder: 'Stay six breaths in each fold.',
      seconds: 165,
      caution:
        'Muscles are warm now and easy to overdo. Stop at about 70 percent of your range. In pregnancy only sit wide and upright.',
      tempo: { out: 6, hold: 1, back: 6, rest: 1 },
      poses: [
        changed('straddle-forward', { a: { spine: 142, chest: 122, neck: 116, head: 108 } }),
        changed('straddle-back', { b: { spine: 142, chest: 122, neck: 116, head: 108 } }),
      ],
    },
    {
      text: 'Cross your legs and turn so that your backs lean on each other. Twist softly to one side, a hand on your partner’s thigh. After eight breaths unwind and go to the other side.',
      short: 'Back to back, twist to one side, then the other',
      reps: '8 breaths a side',
      easier: 'Keep both hands on your own knees.',
      harder: 'Turn a little more on each breath out.',
      seconds: 150,
      sides: { first: 'First side', second: 'Second side' },
      mode: 'switch',
      poses: ['seated-twist-back-to-back', 'seated-back-to-back', 'seated-twist-other'],
    },
    {
      text: '{a} stays seated. {b} kneels behind, rests warm hands on the back of the neck and kneads slowly from the hairline to the shoulders. Let the head nod forward. Breathe out through parted lips.',
      short: '{b} kneels behind and kneads the neck',
      seconds: 150,
      caution: 'Touch only the muscles at the back, never the throat, and keep it light.',
      poses: ['neck-massage'],
    },
    {
      text: 'Now {b}’s neck gets its turn. Kneel close so that your arms stay relaxed. Use the flat of your fingers in small circles. Finish by resting your hands on the shoulders.',
      short: 'Change: now {b}’s neck',
      seconds: 150,
      poses: [swap('neck-massage')],
    },
    {
      text: 'Stretch out on your backs, side by side, and let your feet fall open. Close your eyes. Follow the breath down until it is barely there. You have nowhere to be before the bell, and nothing to bring.',
      short: 'Side by side on your backs, eyes closed',
      easier: 'Put a rolled towel under your knees.',
      harder: 'Stay until the very end without moving.',
      seconds: 375,
      caution:
        'Bend your knees if your lower back arches off the mat. From mid-pregnancy on, lie on your side instead of flat.',
      poses: [sideBySide('savasana', 'left', 60)],
    },
  ],
};
