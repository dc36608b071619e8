import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { gazing, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const lifted = { legNear: { to: { floor: 26, lift: 12 }, end: 66 } } as const;
const legShaken = vary(poseNamed('hands-on-hips'), { a: lifted, b: lifted });

/** Strength from what every home has: a partner's back, two chairs, a wall. */
export const house: readonly WorkoutSource[] = [
  {
    id: 204,
    title: 'Back to Back Power',
    description:
      'You train without seeing each other and learn to feel instead: leaning, passing a ball and sinking down as one.',
    minutes: 18,
    difficulty: 'Intermediate',
    equipment: ['ball'],
    focus: ['legs', 'back'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    caution:
      'You carry some of each other’s weight. With back, hip or knee trouble, or during pregnancy, choose a gentler session.',
    steps: [
      {
        text: 'Stand back to back, heels a hand apart, arms hanging. Close your eyes. Feel where your backs touch and let your breathing find the same pace, in through the nose and out through the mouth.',
        short: 'Stand back to back and find one breath',
        seconds: 60,
        poses: ['back-to-back'],
      },
      {
        text: 'Breathe in and sweep your arms up beside your ears. Breathe out and lower them again. Keep your shoulder blades in touch all the way. You are each other’s straight line.',
        short: 'Back to back, sweep your arms up and down',
        seconds: 75,
        poses: [vary(poseNamed('back-to-back'), { a: { eyes: 'open' } }), 'back-to-back-reach'],
      },
      {
        text: 'Link your elbows. Lean into each other and walk your feet forward as you sink into a squat. Pause when your thighs are nearly level. Breathe out and push back to back until you both stand.',
        short: 'Link elbows, squat and push back up together',
        seconds: 150,
        caution: 'Agree on a word that means up. Sink only as low as the less bendy knees allow.',
        poses: ['back-to-back-arms-linked', 'back-to-back-squat'],
      },
      {
        text: 'Sink once more and stay, arms free, hands on your own thighs. Keep your knees above your ankles. Give your partner a steady back and breathe through the burn for as long as you like.',
        short: 'Sink again and hold, hands on your thighs',
        seconds: 75,
        caution: 'When knees hurt rather than burn, come up and lean back to back standing.',
        poses: ['back-to-back-squat-hands'],
      },
      {
        text: 'Step apart and turn to the room, hands on hips. Shake out one leg and then the other. Take slow breaths and say in one word how that felt.',
        short: 'Step apart and shake out your legs',
        seconds: 60,
        poses: [legShaken, otherSide(legShaken)],
      },
      {
        text: 'Stand back to back, a step apart, with a ball. Reach up and hand it over above your heads. Then bend your knees, fold and hand it back between your legs. Breathe out on the way down.',
        short: 'Back to back, pass the ball over and under',
        seconds: 150,
        caution:
          'Bend your knees for the low pass. With a sore back or high blood pressure pass at hip height instead.',
        poses: ['ball-pass-high', 'ball-pass-middle', 'ball-pass-low'],
      },
      {
        text: 'Face away from each other and step one foot into a long lunge. Reach the inner arms back until your hands clasp. Reach the other arms ahead. Pull gently apart and breathe into the chest.',
        short: 'Lunge apart, hands clasped behind, reach ahead',
        seconds: 75,
        poses: ['warrior-back-to-back'],
        isCover: true,
      },
      {
        text: 'Change legs and change arms. Find the clasp again, bend the new front knee and lengthen away from each other. The pull is steady, never sudden. Keep your breath wide.',
        short: 'Change legs and arms, find the clasp again',
        seconds: 75,
        caution: 'Front knee over the ankle, back heel heavy. A shorter step spares the hips.',
        poses: [otherSide('warrior-back-to-back')],
      },
      {
        text: 'Sit down back to back with crossed legs. Breathe in and grow tall. Breathe out and turn, one hand on your partner’s knee behind you. Come back with the breath in, and let each turn be slow.',
        short: 'Sit back to back and twist with the breath',
        seconds: 120,
        caution:
          'Turn from the ribs, not the neck. A folded blanket under the seat helps stiff hips.',
        poses: ['seated-back-to-back', 'seated-twist-back-to-back'],
      },
      {
        text: 'Stand and link elbows for a last squat. Stay a little higher this time. Each lifts one heel from the floor, sets it down and lifts the other, as if walking on the spot. Breathe in step.',
        short: 'Link elbows, squat high and lift heel after heel',
        seconds: 120,
        caution: 'Keep the squat shallow. If either of you slips, stand up and lean back to back.',
        poses: ['back-to-back-march', 'back-to-back-half', 'back-to-back-march-other'],
      },
      {
        text: 'One of you folds forward, hands on your own thighs, knees soft. The other leans back over that broad back and lets the arms float. The one below breathes slowly and carries.',
        short: 'One folds, the other leans back over that back',
        seconds: 60,
        caution:
          'Not with back pain, in pregnancy or with a big difference in weight: just lean back to back.',
        poses: ['supported-backbend'],
      },
      {
        text: 'Come up slowly and trade. The one who was carried becomes the bridge, and the other lies back with an open chest. Take five breaths, then stand and share a long hug.',
        short: 'Trade: whoever was carried is the bridge now',
        seconds: 60,
        caution:
          'Come up with bent knees and a hand on each other, in case either head feels light.',
        poses: [swap('supported-backbend')],
      },
    ],
  },
  {
    id: 205,
    title: 'Two Chairs, Strong Arms',
    description:
      'Two steady chairs make a studio. Sit, stand, push and dip at a pace that lets you talk.',
    minutes: 14,
    difficulty: 'Beginner',
    equipment: ['chair'],
    focus: ['arms', 'legs'],
    impact: 'quiet',
    positions: ['chair', 'standing'],
    caution:
      'Use chairs without wheels and set them on a mat or against a wall so that they cannot slide.',
    steps: [
      {
        text: 'Sit facing each other near the front of your chairs, feet flat, hands on thighs. Breathe in and lift the crown of your head. Breathe out and let your jaw soften. Ten of these.',
        short: 'Sit tall, face to face, ten slow breaths',
        seconds: 60,
        poses: ['chair-upright'],
      },
      {
        text: 'Cross your hands at the heart. Lean a little forward, breathe out and stand up. Breathe in and sit down as slowly as you can. Let your eyes meet every time you arrive at the top.',
        short: 'Hands at heart, stand up and sit down slowly',
        seconds: 120,
        caution:
          'If your knees are sore, push off the seat with your hands or put a cushion on it.',
        poses: ['chair-sit', 'chair-rise', 'chair-stand'],
      },
      {
        text: 'Sit tall and hold the seat beside your hips. Breathe out and lift one knee, then lower it softly. Breathe out and lift the other. Take turns counting to ten for each other.',
        short: 'Hold the seat and lift knee after knee',
        seconds: 105,
        poses: ['chair-knee-lift', 'chair-grip', otherSide('chair-knee-lift')],
      },
      {
        text: 'Put the chairs back to back and place your hands on the front edge of your seat. Walk back into one long line. Breathe in and bend your elbows. Breathe out and push away.',
        short: 'Chairs back to back, push-ups on the seats',
        seconds: 120,
        caution:
          'Two solid chairs only. If wrists or shoulders protest, push against a wall instead.',
        poses: ['chair-push-high', 'chair-push-low'],
      },
      {
        text: 'Turn the chairs around and sit face to face. Take hands between you and let your arms rest. Breathe in together for four and out for six, and feel the warmth in your arms.',
        short: 'Sit face to face, hands held, breathe and rest',
        seconds: 60,
        poses: ['chair-hands'],
      },
      {
        text: 'Hold the front edge of the seat, slide forward and let your hips hang just before the chair. Breathe in and bend your elbows straight back. Breathe out and press up. Small is fine.',
        short: 'Hold the seat edge, bend your elbows and press up',
        seconds: 105,
        caution:
          'Skip the dip with shoulder trouble: stay up and only press the hands down. Keep the knees bent.',
        poses: ['chair-dip-high', 'chair-dip-low'],
      },
      {
        text: 'Stand behind your chair, hands on the backrest, facing each other across the chairs. Breathe out and lift one straight leg behind you, not high. Breathe in and lower it. Stay tall.',
        short: 'Hands on the backrest, lift one leg behind you',
        seconds: 75,
        poses: ['chair-leg-down', 'chair-leg-back'],
      },
      {
        text: 'Now the second leg. Press down lightly with your hands, keep both hips level, and lift from the seat muscles. Let your partner tell you if you lean. Breathe out as you lift.',
        short: 'Lift the second leg, hips level',
        seconds: 75,
        caution: 'Keep the low back still. The lift is small: a hand’s height is enough.',
        poses: [otherSide('chair-leg-down'), otherSide('chair-leg-back')],
      },
      {
        text: 'Sit down once more, feet wide. Fold forward between your knees and let your arms hang toward the floor. Breathe into your back. Roll up slowly, one bone at a time, head last.',
        short: 'Sit wide, fold between your knees and hang',
        seconds: 120,
        caution:
          'With dizziness, high blood pressure or late in pregnancy fold only a little, forearms on the thighs.',
        poses: ['chair-upright-hang', 'chair-hang'],
      },
    ],
  },
  {
    id: 206,
    title: 'A Wall for Each',
    description:
      'Two walls of a hallway and no equipment at all. Slide, push and sit your way to warm legs and calm shoulders.',
    minutes: 12,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['legs', 'shoulders'],
    impact: 'quiet',
    positions: ['standing'],
    steps: [
      {
        text: 'Stand with your backs against two walls, looking at each other. Lift your hands beside your ears, elbows bent. Breathe in and slide your arms up the wall. Breathe out and slide them down.',
        short: 'Backs to the walls, slide your arms up and down',
        seconds: 75,
        caution: 'Slide only as high as your shoulders go without arching the low back.',
        poses: ['wall-slide-low', 'wall-slide-high'],
      },
      {
        text: 'Turn to your wall and place your hands on it at shoulder height. Step back until you lean. Breathe in and bend your elbows. Breathe out and push the wall away. Find a shared count.',
        short: 'Hands on the wall, wall push-ups',
        seconds: 120,
        poses: ['wall-push-high', 'wall-push-low'],
      },
      {
        text: 'Turn around. Slide down your walls until you sit on air, arms reaching toward each other. Knees stay above ankles. Keep breathing, look into each other’s eyes and hold.',
        short: 'Wall sit, arms reaching toward each other',
        seconds: 60,
        caution:
          'Sit higher if your knees ache. With high blood pressure hold fifteen seconds, stand, and repeat.',
        poses: [gazing('wall-sit')],
      },
      {
        text: 'Face the wall, fingertips resting on it for balance. Rise high onto the balls of your feet with the breath in. Lower for three counts with the breath out. Twelve times, rest, twelve more.',
        short: 'Face the wall, rise onto your toes',
        seconds: 105,
        poses: ['wall-calf-low', 'wall-calf-high'],
      },
      {
        text: 'Back into your wall seats. Every time you both breathe out, reach forward and press your palms together in the middle. Breathe in and draw the hands back to your chests.',
        short: 'Wall sit again, press palms with each breath out',
        seconds: 90,
        poses: ['wall-sit-hearts', 'wall-sit-high-five'],
      },
      {
        text: 'Slide up a little and stay seated on air with your arms along the wall. Lift one foot just off the floor, set it down and lift the other. March slowly and breathe with each change.',
        short: 'Slide up a little, march slowly in your seats',
        seconds: 90,
        caution: 'If a knee hurts, keep both feet down and only lift the heels.',
        poses: ['wall-sit-march', 'wall-sit-arms-down', otherSide('wall-sit-march')],
      },
      {
        text: 'Turn to the wall again, hands on it at hip height, and walk back until your trunk is level with the floor. Let your chest sink. Breathe into your sides and lengthen your spine.',
        short: 'Hands low on the wall, walk back and lengthen',
        seconds: 90,
        caution: 'Bend your knees if the backs of the legs pull hard.',
        poses: ['wall-table'],
      },
      {
        text: 'Stand with your backs to the walls a last time. One hand on your heart, the other on your belly. Close your eyes and take ten slow breaths. Then meet in the middle of the room.',
        short: 'Backs to the walls, hands on heart and belly',
        seconds: 90,
        poses: ['wall-rest'],
      },
    ],
  },
];
