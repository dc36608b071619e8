import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import type { WorkoutSource } from '../source.ts';

const foreheadOnKnees = { spine: 158, chest: 138, neck: 126, head: 112 } as const;
const headsDown = vary(poseNamed('seated-knee-hug'), {
  a: { x: -104, ...foreheadOnKnees },
  b: { x: 104, ...foreheadOnKnees },
});

export const burpeeLadderForTwo: WorkoutSource = {
  id: 307,
  title: 'Burpee Ladder for Two',
  description:
    'A burpee taken apart and built up again, rung by rung, with a partner who suffers along.',
  minutes: 25,
  difficulty: 'Advanced',
  equipment: [],
  focus: ['endurance', 'full body', 'core'],
  impact: 'jumps',
  positions: ['standing', 'floor'],
  caution:
    'Very demanding. Not in pregnancy, with heart trouble, high blood pressure, or wrist, knee or back pain.',
  steps: [
    {
      text: 'Face each other with room to lie down. Reach up tall with the breath in. Breathe out, bend your knees deeply and set your hands on the ground. Rise again. Slow and smooth, to warm up.',
      short: 'Reach up tall, squat, hands to the ground',
      seconds: 120,
      caution: 'Bend from the knees and keep the back long on the way up.',
      poses: ['burpee-stand', 'burpee-squat'],
    },
    {
      text: 'First rung. From the squat step or hop your feet back to a plank, then step or hop in again. Hands stay where they are. Eight times, a short rest, eight more. Breathe out as you go back.',
      short: 'Rung one: from the squat, feet back and in',
      seconds: 150,
      caution: 'Stepping is kinder to back and wrists, and just as honest.',
      poses: ['burpee-squat', 'burpee-hop', 'burpee-plank'],
    },
    {
      text: 'Rest standing side by side, hands on hips. Breathe out twice as long as in. Check in with each other: still friends, still smiling?',
      short: 'Rest side by side, hands on hips',
      seconds: 60,
      poses: ['hands-on-hips'],
    },
    {
      text: 'Second rung. From a crouch with hands on the ground spring up and clap hands high in the air. Sink down again with control. Six claps, twenty seconds of rest, and six more.',
      short: 'Rung two: spring up from a crouch and clap',
      seconds: 180,
      caution: 'No jump needed: stand up quickly and clap on your toes.',
      poses: ['burpee-squat', 'burpee-rise', 'burpee-jump-high-five'],
    },
    {
      text: 'Rest bent forward with your hands on your knees. Let sweat drip and thoughts go. Six breaths through the nose if you can manage.',
      short: 'Rest, hands on your knees',
      seconds: 75,
      poses: ['rest-on-knees'],
    },
    {
      text: 'Third rung. In the plank run your knees forward, one after the other, as if climbing a hill toward each other. Twenty steps, kneel for ten breaths, repeat. Keep your hips low.',
      short: 'Rung three: plank and run your knees in',
      seconds: 180,
      caution: 'Hands under shoulders. On sore wrists do it with your hands on a bench.',
      poses: ['climber-right', 'climber-between', 'climber-left'],
    },
    {
      text: 'Rest sitting, arms wrapped around your shins, toes close to your partner’s. Lean your forehead on your knees. Let your back rise and fall.',
      short: 'Rest sitting, arms around your shins',
      seconds: 75,
      poses: [headsDown],
    },
    {
      text: 'Fourth rung. A push-up in the plank: bend your elbows on the breath in, press up on the breath out. Then hop in, stand and reach up. Five rounds, rest, and five more.',
      short: 'Rung four: push-up, hop in, stand and reach',
      seconds: 195,
      caution: 'Push up from your knees as soon as your middle sags.',
      poses: ['burpee-plank', 'burpee-push-up'],
    },
    {
      text: 'Rest back to back, standing. Give the other as much of your weight as feels good. Arms hang, eyes close. One rung is left.',
      short: 'Rest back to back, arms hanging',
      seconds: 75,
      poses: ['back-to-back'],
    },
    {
      text: 'Top rung, in turns. One holds a plank while the other does three burpees, from the reach down to the squat and up. Then change roles. Cheer with what breath you have.',
      short: 'Top rung: one planks, one does three burpees',
      seconds: 180,
      caution: 'The plank may be on the knees. Stop when form goes, not when the clock does.',
      poses: ['relay-burpee-high', 'relay-burpee-low'],
    },
    {
      text: 'Hands and feet on the mat, hips high, heads toward each other. Pedal your heels slowly, one and then the other. Breathe into your calves and the length of your back.',
      short: 'Downward V, pedal your heels slowly',
      seconds: 105,
      caution: 'If your head throbs, kneel down and rest your forehead on your hands.',
      poses: ['down-dog-pedal', 'down-dog-pedal-other'],
    },
    {
      text: 'Sink back on your heels, stretch your arms out and let your fingertips find your partner’s. You are at the foot of the ladder again. Stay until your breath is silent.',
      short: 'Sit back on your heels, fingertips meet',
      seconds: 105,
      poses: ['child-facing'],
    },
  ],
};
