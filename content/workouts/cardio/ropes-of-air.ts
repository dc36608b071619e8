import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

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
  caution:
    'With sore joints, in pregnancy or with a weak pelvic floor keep your toes on the ground and only lift the heels.',
  steps: [
    {
      text: 'Stand side by side and hold the handles of a rope made of air, elbows by your ribs. Turn your wrists and bend your knees softly in time. No jumping yet. Breathe through the nose.',
      short: 'Turn the air rope, knees soft, no jumping yet',
      seconds: 90,
      poses: ['rope-ready', 'rope-soft'],
    },
    {
      text: 'Now hop, just high enough for the rope to pass. Land softly on the balls of your feet. Skip to the same beat for twenty hops, walk for ten, and go again.',
      short: 'Skip together, twenty hops, ten steps walking',
      seconds: 120,
      caution: 'Land with soft knees. On hard ground choose shoes that cushion, or the grass.',
      poses: ['rope-ready', 'rope-jump'],
    },
    {
      text: 'Let the ropes fall. Stand with your hands on your hips and let your breath slow down. Roll each ankle a few times, and see whether you both feel warm.',
      short: 'Rest, hands on hips, roll your ankles',
      seconds: 60,
      poses: ['hands-on-hips'],
    },
    {
      text: 'Jumping jacks, side by side. Feet apart and arms up, feet together and arms down. One of you counts to ten, then the other. Breathe out as you open.',
      short: 'Jumping jacks side by side, count in turns',
      seconds: 105,
      caution: 'Step out one foot at a time if jumping does not suit your knees today.',
      poses: ['jack-closed', 'jack-open'],
    },
    {
      text: 'Take up the air ropes again and skip from one foot to the other, as boxers do. Knees low, wrists busy. Try to land on the same foot at the same time. Keep the jaw loose.',
      short: 'Skip from foot to foot like boxers',
      seconds: 105,
      poses: ['rope-skip', otherSide('rope-skip')],
    },
    {
      text: 'Rest with your hands on your knees. Breathe out as though you were blowing on soup. Look up at each other when your shoulders have come down.',
      short: 'Rest, hands on your knees, blow out slowly',
      seconds: 60,
      poses: ['rest-on-knees'],
    },
    {
      text: 'Face each other, bend your knees and swing your arms back. Breathe out, jump and clap one hand high in the air. Land softly and wait for each other. Ten good ones.',
      short: 'Jump and clap one hand high, ten times',
      seconds: 90,
      caution: 'Instead of jumping, rise to your toes and clap as high as you can reach.',
      poses: ['jump-ready', 'burpee-jump-high-five'],
    },
    {
      text: 'Put one heel forward, toes up, and sit back over the other leg. Take hands in the middle for balance. Breathe into the back of the long leg.',
      short: 'One heel forward, hands held, sit back',
      seconds: 45,
      caution: 'Keep the back long. Bend the front knee a little if the stretch is sharp.',
      poses: ['hamstring-heel'],
    },
    {
      text: 'Other heel forward now, hands joined again. Sit back until you both feel the stretch, and stay there. Let the last breaths be twice as long out as in.',
      short: 'Other heel forward, hands held, sit back',
      seconds: 45,
      poses: [otherSide('hamstring-heel')],
    },
  ],
};
