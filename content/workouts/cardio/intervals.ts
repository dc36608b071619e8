import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { otherSide, swap, upright } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const foreheadOnKnees = { spine: 158, chest: 138, neck: 126, head: 112 } as const;
const headsDown = vary(poseNamed('seated-knee-hug'), {
  a: { x: -104, ...foreheadOnKnees },
  b: { x: 104, ...foreheadOnKnees },
});
// The lunge comes up for as long as its legs change, or they would have to pass each other.
const jumpWhileChanging = {
  ...poseNamed('relay-jump-high'),
  b: upright('relay-jump-high').b,
};

/** Ladders, steps, relays and a spark: work by the clock. */
export const intervals: readonly WorkoutSource[] = [
  {
    id: 307,
    title: 'Burpee Ladder for Two',
    description:
      'A burpee taken apart and built up again, rung by rung, with a partner who suffers along.',
    minutes: 25,
    difficulty: 'Advanced',
    caution:
      'Very demanding. Not in pregnancy, with heart trouble, high blood pressure, or wrist, knee or back pain.',
    steps: [
      {
        text: 'Face each other with room to lie down. Reach up tall with the breath in. Breathe out, bend your knees deeply and set your hands on the ground. Rise again. Slow and smooth, to warm up.',
        seconds: 120,
        caution: 'Bend from the knees and keep the back long on the way up.',
        poses: ['burpee-stand', 'burpee-squat'],
      },
      {
        text: 'First rung. From the squat step or hop your feet back to a plank, then step or hop in again. Hands stay where they are. Eight times, a short rest, eight more. Breathe out as you go back.',
        seconds: 150,
        caution: 'Stepping is kinder to back and wrists, and just as honest.',
        poses: ['burpee-squat', 'burpee-hop', 'burpee-plank'],
      },
      {
        text: 'Rest standing side by side, hands on hips. Breathe out twice as long as in. Check in with each other: still friends, still smiling?',
        seconds: 60,
        poses: ['hands-on-hips'],
      },
      {
        text: 'Second rung. From a crouch with hands on the ground spring up and clap hands high in the air. Sink down again with control. Six claps, twenty seconds of rest, and six more.',
        seconds: 180,
        caution: 'No jump needed: stand up quickly and clap on your toes.',
        poses: ['burpee-squat', 'burpee-rise', 'burpee-jump-high-five'],
      },
      {
        text: 'Rest bent forward with your hands on your knees. Let sweat drip and thoughts go. Six breaths through the nose if you can manage.',
        seconds: 75,
        poses: ['rest-on-knees'],
      },
      {
        text: 'Third rung. In the plank run your knees forward, one after the other, as if climbing a hill toward each other. Twenty steps, kneel for ten breaths, repeat. Keep your hips low.',
        seconds: 180,
        caution: 'Hands under shoulders. On sore wrists do it with your hands on a bench.',
        poses: ['climber-right', 'climber-between', 'climber-left'],
      },
      {
        text: 'Rest sitting, arms wrapped around your shins, toes close to your partner’s. Lean your forehead on your knees. Let your back rise and fall.',
        seconds: 75,
        poses: [headsDown],
      },
      {
        text: 'Fourth rung. A push-up in the plank: bend your elbows on the breath in, press up on the breath out. Then hop in, stand and reach up. Five rounds, rest, and five more.',
        seconds: 195,
        caution: 'Push up from your knees as soon as your middle sags.',
        poses: ['burpee-plank', 'burpee-push-up'],
      },
      {
        text: 'Rest back to back, standing. Give the other as much of your weight as feels good. Arms hang, eyes close. One rung is left.',
        seconds: 75,
        poses: ['back-to-back'],
      },
      {
        text: 'Top rung, in turns. One holds a plank while the other does three burpees, from the reach down to the squat and up. Then change roles. Cheer with what breath you have.',
        seconds: 180,
        caution: 'The plank may be on the knees. Stop when form goes, not when the clock does.',
        poses: ['relay-burpee-high', 'relay-burpee-low'],
      },
      {
        text: 'Hands and feet on the mat, hips high, heads toward each other. Pedal your heels slowly, one and then the other. Breathe into your calves and the length of your back.',
        seconds: 105,
        caution: 'If your head throbs, kneel down and rest your forehead on your hands.',
        poses: ['down-dog-pedal', 'down-dog-pedal-other'],
      },
      {
        text: 'Sink back on your heels, stretch your arms out and let your fingertips find your partner’s. You are at the foot of the ladder again. Stay until your breath is silent.',
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
    caution:
      'Use steps that stand firm and do not slip, no higher than your shin is comfortable with.',
    steps: [
      {
        text: 'Stand facing each other with a low step before each of you. Tap one foot on top and take it down, then tap the other. Swing your arms like walkers. Breathe in four taps, out four taps.',
        seconds: 150,
        poses: ['step-tap', 'step-before', otherSide('step-tap')],
      },
      {
        text: 'Put one whole foot on the step. Breathe out, push through that heel and stand up on top. Step down with the same foot last. Keep leading with this leg, and look at your partner, not at your feet.',
        seconds: 195,
        caution: 'The knee follows the toes. A lower step is the answer to any knee pain.',
        poses: ['step-foot-up', 'step-stand'],
      },
      {
        text: 'Lead with the other leg now. Up, up, down, down, in one shared rhythm. If you lose it, laugh, wait and start again together. Let your breath be deep but easy enough to talk.',
        seconds: 195,
        poses: [otherSide('step-foot-up'), otherSide('step-stand')],
      },
      {
        text: 'Sit down on your steps, feet flat, hands on your knees. Let your back be long and your face soft. Breathe in through the nose, out through the mouth, until talking is easy again.',
        seconds: 90,
        poses: ['step-sit'],
      },
      {
        text: 'Step up and lift the other knee to hip height at the top, with a breath out. Lower it and step down. Drive with your arms. Change the leading leg whenever you both feel like it.',
        seconds: 195,
        caution: 'Too wobbly? Leave out the knee lift and tap the step with your toes.',
        poses: ['step-foot-up', otherSide('step-knee')],
      },
      {
        text: 'Climb together. Put one foot on the step and hold both hands across the middle. Rise at the same moment, meet on top, and step down with care. Breathe out on the way up.',
        seconds: 180,
        caution: 'Hold loosely, so that a slip of one is not a fall of two.',
        poses: ['step-hands-low', 'step-hands-high'],
      },
      {
        text: 'Hands on the step, body in one long slope. Bring one knee in under you and put it back, then the other. Walk it, do not run. Belly firm and breath flowing.',
        seconds: 120,
        caution: 'For sore wrists do this standing, hands on a railing.',
        poses: ['step-climber', 'step-slope', otherSide('step-climber')],
      },
      {
        text: 'Share one step, face to face: the front half of your feet on it, hands on each other’s shoulders. Let both heels sink below the edge behind you. Breathe into your calves and stay still.',
        seconds: 90,
        poses: ['step-calf'],
      },
      {
        text: 'Sit on your steps again and fold forward over your legs, arms hanging by your shins. Let your neck go. Roll up slowly after eight breaths, and give your partner a slow smile.',
        seconds: 105,
        caution: 'With low or high blood pressure fold halfway and come up in stages.',
        poses: ['step-fold'],
      },
    ],
  },
  {
    id: 309,
    title: 'Relay by the Minute',
    description:
      'One sprints while the other holds still, and both wish for the clock. A hard half hour, fairly shared.',
    minutes: 30,
    difficulty: 'Advanced',
    caution:
      'For couples who already train. Skip it with heart trouble, high blood pressure, pregnancy or a cold.',
    steps: [
      {
        text: 'Jog on the spot, face to face. Begin so gently that you could sing, and let it grow. Heels up, shoulders loose, arms like pistons. Breathe in for two steps, out for two.',
        seconds: 210,
        poses: ['run-right', otherSide('run-right')],
      },
      {
        text: 'First relay. The one on the left runs with high knees for thirty seconds. The other sits in a low squat, arms ahead, and holds. Ten seconds’ pause, and again. Breathe out in gusts.',
        seconds: 160,
        caution: 'Holder, sit higher when your knees ache. Runner, march if you must.',
        poses: ['relay-knees-right', 'relay-knees-left'],
      },
      {
        text: 'Hand it over. The one who held now runs, and the runner sits in the squat. Keep your chest up and your eyes on your partner. Pull each other through with a word now and then.',
        seconds: 160,
        poses: [swap('relay-knees-right'), swap('relay-knees-left')],
      },
      {
        text: 'Rest for a minute and a half. Stand side by side with your hands on your hips, then shake out whatever burns. Slow breath in, slower breath out.',
        seconds: 90,
        poses: ['hands-on-hips'],
      },
      {
        text: 'Second relay. One does burpees without the jump: reach up, squat, hands down, and up. The other holds a plank and watches. Forty seconds, ten to breathe, forty more.',
        seconds: 160,
        caution: 'Plank on knees or forearms spares wrists and back.',
        poses: ['relay-burpee-high', 'relay-burpee-low'],
      },
      {
        text: 'Change. The one from the plank stands up and reaches for the sky, the other goes down and holds. Keep the plank long. Breathe out every time your hands touch the ground.',
        seconds: 160,
        caution: 'Stand up slowly after the plank if you feel dizzy.',
        poses: [swap('relay-burpee-high'), swap('relay-burpee-low')],
      },
      {
        text: 'Rest again, bent over with your hands on your knees. Say one kind thing to the sweaty person opposite. Let your breath do the rest.',
        seconds: 90,
        poses: ['rest-on-knees'],
      },
      {
        text: 'Third relay. One jumps out of a squat with arms high, lands softly and sinks again. The other holds a deep lunge, hands on hips. Change the lunging leg halfway. Breathe out on take-off.',
        seconds: 160,
        caution: 'Jump only on pain-free knees. Rising fast onto your toes is enough.',
        poses: ['relay-jump-low', jumpWhileChanging, otherSide('relay-jump-low')],
      },
      {
        text: 'Last handover. The one in the lunge gets to jump, the jumper gets to hold. It is only two and a half minutes. Keep your landings quiet and your faces friendly.',
        seconds: 160,
        poses: [swap('relay-jump-low'), swap('relay-jump-high')],
      },
      {
        text: 'Rest standing back to back. Let your arms hang and your heads touch. Feel two quick hearts and wait until they are two calmer ones.',
        seconds: 90,
        poses: ['back-to-back'],
      },
      {
        text: 'Finish side by side in spirit: fast feet, both at once, facing each other. Twenty seconds fast, ten seconds slow, six times. Stay low, stay light, and breathe out together at the end.',
        seconds: 180,
        poses: ['fast-feet', otherSide('fast-feet')],
      },
      {
        text: 'Hang forward from the hips with bent knees, arms and heads loose. Sway a little. Breathe into the back of your ribs, and roll up slowly when all has grown quiet.',
        seconds: 180,
        caution:
          'With blood pressure trouble keep your head above your heart and rest your hands on your thighs.',
        poses: ['rag-doll'],
      },
    ],
  },
  {
    id: 310,
    title: 'Six Minute Spark',
    description:
      'Five bursts and a breath, for evenings when there is hardly time. Forty seconds on, twenty to recover.',
    minutes: 6,
    difficulty: 'Intermediate',
    steps: [
      {
        text: 'Warm up on the move. Swing both arms up, then pull them down to a lifted knee, forty seconds long, changing legs. Walk for twenty. Breathe out every time the knee comes up.',
        seconds: 60,
        poses: ['knee-drive', upright('knee-drive-reach'), otherSide('knee-drive')],
      },
      {
        text: 'Jumping jacks beside each other, as even as a clock. Arms up, arms down, forty seconds. Walk for the last twenty and let the breath drop. Nearly a third done.',
        seconds: 60,
        caution: 'Step to the side instead of jumping if knees or ground ask for it.',
        poses: ['jack-closed', 'jack-open'],
      },
      {
        text: 'Skaters: push off sideways, land on one leg and let the other sweep behind. Forty seconds, then twenty to recover. See whether you can land at the same time.',
        seconds: 60,
        caution: 'Soft knees, small leaps. A step is fine.',
        poses: ['skater-left', otherSide('skater-left')],
      },
      {
        text: 'Down to the ground, head to head, for mountain climbers. Run your knees in under your chest for forty seconds. Kneel for twenty and breathe out long.',
        seconds: 60,
        caution: 'Hands on a bench or a low wall take the load off wrists and back.',
        poses: ['climber-right', 'climber-between', 'climber-left'],
      },
      {
        text: 'The last burst: high knees, facing each other. Everything you have for forty seconds, arms and all. Then walk, hands on your head, and let the air in.',
        seconds: 60,
        poses: ['high-knees-right', 'high-knees-left'],
      },
      {
        text: 'Stop, step close and put your arms around each other. Breathe in for four counts, out for six, five times. Feel how fast two hearts can be, and how soon they calm.',
        seconds: 60,
        poses: ['standing-embrace-breath'],
      },
    ],
  },
];
