import { alike, changed, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

/** One foot on its toes, its heel drawing circles. */
const ankle = alike('hands-on-hips', {
  legNear: { to: { floor: 4 } },
  legFar: { to: { floor: 18, lift: 12 }, end: 44 },
});

/** Bends both over, looking the same way. */
const inOneLine = changed('rest-on-knees', {
  a: { x: -96, facing: 'right' },
  b: { x: 62, facing: 'right' },
});

/** One hand joined, the other on the bent knee. */
const heel = alike('hamstring-heel', {
  spine: 150,
  chest: 142,
  neck: 144,
  head: 150,
  armNear: { to: { partner: 'hand', by: [0, -8] } },
  armFar: { to: { own: 'thighFar', by: [4, 14] } },
});

/** Hands on shoulders, one leg long behind. */
const calf = alike('calf-push', { head: 168 });

export const ropesOfAir: WorkoutSource = {
  id: 302,
  title: 'Ropes of Air',
  description:
    'Two ropes that nobody can see or trip over. You skip, hop and jack in time with each other.',
  minutes: 12,
  difficulty: 'Beginner',
  equipment: [],
  focus: ['endurance', 'legs'],
  impact: 'jumps',
  positions: ['standing'],
  suits: 'Anyone with springy ankles and six by ten feet (two by three meters) of floor',
  leaveOut: 'Your joints are sore or your pelvic floor is weak, unless your toes stay on the floor',
  caution:
    'With sore joints, in pregnancy or with a weak pelvic floor keep your toes on the ground and only lift the heels.',
  steps: [
    {
      text: 'Stand side by side and hold the handles of a rope made of air, elbows by your ribs. Turn your wrists and bend your knees softly in time. No jumping yet. Breathe through the nose.',
      short: 'Turn the air rope, knees soft, no jumping yet',
      easier: 'Turn only the wrists, knees still.',
      harder: 'Bounce on your heels, without leaving the floor.',
      seconds: 90,
      poses: ['rope-ready', 'rope-soft'],
    },
    {
      text: 'Now hop, just high enough for the rope to pass. Land softly on the balls of your feet. Twenty hops to the same beat take fifteen seconds, fifteen more are for walking, four times.',
      short: 'Skip together, twenty hops, ten steps walking',
      reps: '4 x 15 s',
      easier: 'Lift only your heels.',
      harder: 'Hop thirty times before you walk.',
      seconds: 120,
      intervals: { workSeconds: 15, restSeconds: 15, rounds: 4 },
      caution: 'Land with soft knees. On hard ground choose shoes that cushion, or the grass.',
      tempo: { out: 0.35, hold: 0, back: 0.35, rest: 0 },
      poses: ['rope-ready', 'rope-jump'],
    },
    {
      text: 'Let the ropes fall. Stand with your hands on your hips and let your breath slow down. Roll each ankle a few times, and see whether you both feel warm.',
      short: 'Rest, hands on hips, roll your ankles',
      easier: 'Sit down and circle your feet.',
      harder: 'Walk on the spot while you rest.',
      seconds: 60,
      tempo: { out: 2, hold: 0.5, back: 2, rest: 0.5 },
      poses: [ankle, otherSide(ankle)],
    },
    {
      text: 'Jumping jacks, side by side. Feet apart and arms up, feet together and arms down. Count in turns, and breathe out as you open. Twenty-five seconds on, ten off, three times.',
      short: 'Jumping jacks side by side, count in turns',
      reps: '3 x 25 s',
      easier: 'Step out one foot at a time.',
      harder: 'Bend your knees deeper at each landing.',
      seconds: 105,
      intervals: { workSeconds: 25, restSeconds: 10, rounds: 3 },
      caution: 'Step out one foot at a time if jumping does not suit your knees today.',
      tempo: { out: 0.45, hold: 0.05, back: 0.45, rest: 0.05 },
      poses: ['jack-closed', 'jack-open'],
      isCover: true,
    },
    {
      text: 'Take up the air ropes again and skip from one foot to the other, as boxers do. Knees low, wrists busy. Try to land on the same foot at the same time. Keep the jaw loose.',
      short: 'Skip from foot to foot like boxers',
      easier: 'Step from foot to foot.',
      harder: 'Lift your knees higher.',
      seconds: 75,
      tempo: { out: 0.35, hold: 0, back: 0.35, rest: 0 },
      poses: ['rope-skip', otherSide('rope-skip')],
    },
    {
      text: 'Rest one behind the other, hands on your knees. Breathe out as though you were blowing on soup. Look up at each other when your shoulders have come down.',
      short: 'Rest, hands on your knees, blow out slowly',
      reps: '6 breaths',
      easier: 'Sit on a chair.',
      harder: 'Walk slowly in a circle.',
      seconds: 45,
      poses: [inOneLine],
    },
    {
      text: 'Face each other, bend your knees and swing your arms back. Breathe out, jump and clap one hand high in the air. Land softly and wait for each other. Ten good ones.',
      short: 'Jump and clap one hand high, ten times',
      reps: '10 claps',
      easier: 'Rise to your toes and clap.',
      harder: 'Touch the floor between two jumps.',
      seconds: 75,
      caution: 'Instead of jumping, rise to your toes and clap as high as you can reach.',
      tempo: { out: 0.6, hold: 0.2, back: 0.6, rest: 6.2 },
      poses: ['jump-ready', 'burpee-jump-high-five'],
    },
    {
      text: 'Lay your hands on each other’s shoulders, step one foot far back and press its heel down. Lean in until that calf, which hopped so much, grows long. Breathe slowly. Change feet at half time.',
      short: 'Hands on shoulders, one heel back, stretch the calf',
      reps: '30 s a leg',
      easier: 'Take a smaller step.',
      harder: 'Bend the back knee a little for the last breaths.',
      seconds: 60,
      sides: { first: 'First leg', second: 'Second leg' },
      mode: 'switch',
      poses: [calf, otherSide(calf)],
    },
    {
      text: 'Put one heel forward, toes up, and sit back over the other leg. Join one hand for balance and lean the other on the bent leg. Breathe into the back of the long leg.',
      short: 'One heel forward, one hand held, sit back',
      reps: '5 breaths',
      easier: 'Keep the front knee bent.',
      harder: 'Fold a little lower.',
      seconds: 45,
      caution: 'Keep the back long. Bend the front knee a little if the stretch is sharp.',
      poses: [heel],
    },
    {
      text: 'Other heel forward now, the other hands joined. Sit back until you both feel the stretch, and stay there. Let the last breaths be twice as long out as in.',
      short: 'Other heel forward, other hands, sit back',
      reps: '5 breaths',
      easier: 'Hold on with both hands and stay high.',
      harder: 'Pull the toes further back.',
      seconds: 45,
      poses: [otherSide(heel)],
    },
  ],
};
