import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const foreheadOnKnees = { spine: 158, chest: 138, neck: 126, head: 112 } as const;
const headsDown = vary(poseNamed('seated-knee-hug'), {
  a: { x: -104, ...foreheadOnKnees },
  b: { x: 104, ...foreheadOnKnees },
});

/** A ladder and a step: work and rest by the clock. */
export const intervals: readonly WorkoutSource[] = [
  {
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
  },
  {
    id: 308,
    title: 'One Step, Two Hearts',
    description:
      'Two low steps, or the bottom stair, and an even beat. A long, friendly climb that spares the joints.',
    minutes: 22,
    difficulty: 'Beginner',
    equipment: ['step'],
    focus: ['endurance', 'legs'],
    impact: 'quiet',
    positions: ['standing'],
    caution:
      'Use steps that stand firm and do not slip, no higher than your shin is comfortable with.',
    steps: [
      {
        text: 'Stand facing each other with a low step before each of you. Tap one foot on top and take it down, then tap the other. Swing your arms like walkers. Breathe in four taps, out four taps.',
        short: 'Tap one foot on the step, then the other',
        seconds: 150,
        poses: ['step-tap', 'step-before', otherSide('step-tap')],
      },
      {
        text: 'Put one whole foot on the step. Breathe out, push through that heel and stand up on top. Step down with the same foot last. Keep leading with this leg, and look at your partner, not at your feet.',
        short: 'Step up with one leg leading',
        seconds: 195,
        caution: 'The knee follows the toes. A lower step is the answer to any knee pain.',
        poses: ['step-foot-up', 'step-stand'],
      },
      {
        text: 'Lead with the other leg now. Up, up, down, down, in one shared rhythm. If you lose it, laugh, wait and start again together. Let your breath be deep but easy enough to talk.',
        short: 'Lead with the other leg, one rhythm',
        seconds: 195,
        poses: [otherSide('step-foot-up'), otherSide('step-stand')],
      },
      {
        text: 'Sit down on your steps, feet flat, hands on your knees. Let your back be long and your face soft. Breathe in through the nose, out through the mouth, until talking is easy again.',
        short: 'Sit on your steps and breathe',
        seconds: 90,
        poses: ['step-sit'],
      },
      {
        text: 'Step up and lift the other knee to hip height at the top, with a breath out. Lower it and step down. Drive with your arms. Change the leading leg whenever you both feel like it.',
        short: 'Step up and lift the other knee',
        seconds: 195,
        caution: 'Too wobbly? Leave out the knee lift and tap the step with your toes.',
        poses: ['step-foot-up', otherSide('step-knee')],
      },
      {
        text: 'Climb together. Put one foot on the step and hold both hands across the middle. Rise at the same moment, meet on top, and step down with care. Breathe out on the way up.',
        short: 'Hold hands, rise and meet on top',
        seconds: 180,
        caution: 'Hold loosely, so that a slip of one is not a fall of two.',
        poses: ['step-hands-low', 'step-hands-high'],
      },
      {
        text: 'Hands on the step, body in one long slope. Bring one knee in under you and put it back, then the other. Walk it, do not run. Belly firm and breath flowing.',
        short: 'Hands on the step, bring knee after knee in',
        seconds: 120,
        caution: 'For sore wrists do this standing, hands on a railing.',
        poses: ['step-climber', 'step-slope', otherSide('step-climber')],
      },
      {
        text: 'Share one step, face to face: the front half of your feet on it, hands on each other’s shoulders. Let both heels sink below the edge behind you. Breathe into your calves and stay still.',
        short: 'Share one step, let your heels sink',
        seconds: 90,
        poses: ['step-calf'],
      },
      {
        text: 'Sit on your steps again and fold forward over your legs, arms hanging by your shins. Let your neck go. Roll up slowly after eight breaths, and give your partner a slow smile.',
        short: 'Sit on your steps and fold over your legs',
        seconds: 105,
        caution: 'With low or high blood pressure fold halfway and come up in stages.',
        poses: ['step-fold'],
      },
    ],
  },
];
