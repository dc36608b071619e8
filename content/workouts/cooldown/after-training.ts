import { vary } from '../../../contract/figures.ts';
import { poseNamed } from '../../poses/library.ts';
import { apart, otherSide, swap } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

const marchStand = apart('march-stand', 6);
const balanced = apart('hands-held', -8);
const knees = poseNamed('lying-knees-to-chest');
const kneesAway = vary(knees, {
  a: { legs: [188, 58, 110], arms: { to: { own: 'knee', by: [-4, 6] } } },
  b: { legs: [188, 58, 110], arms: { to: { own: 'knee', by: [-4, 6] } } },
});

export const afterTraining: readonly WorkoutSource[] = [
  {
    id: 401,
    title: 'Five Minutes to Slow',
    description:
      'The shortest way down after any workout: walk it off, loosen legs and back, and end heart to heart.',
    minutes: 5,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['legs', 'back'],
    impact: 'quiet',
    positions: ['standing'],
    steps: [
      {
        text: 'Face each other and march on the spot, softer with every step. Swing your arms loosely. Breathe in for three steps and out for four. Let your feet get quieter until you can hardly hear them.',
        short: 'March face to face, softer with every step',
        seconds: 50,
        poses: ['march-soft', marchStand, otherSide('march-soft')],
      },
      {
        text: 'Stand side by side. Breathe in and sweep your arms out and up. Breathe out with a long sigh and let them sink. Feel your pulse come down a little with each round.',
        short: 'Side by side, sweep your arms up and sigh down',
        seconds: 45,
        poses: [apart('arms-low-side-by-side', 42), apart('side-by-side-reach', 42)],
      },
      {
        text: 'Put your hands on each other’s shoulders and lean in. One foot steps back, the heel presses down. After four breaths, change feet. Push evenly, so that you hold each other up.',
        short: 'Hands on shoulders, stretch one calf, then change',
        seconds: 60,
        poses: ['calf-push', otherSide('calf-push')],
      },
      {
        text: 'Hold one hand each for balance. Take hold of a foot behind you and draw the heel toward your seat, knees close together. Breathe out slowly. Change legs at halftime.',
        short: 'One hand held, heel to seat, change at halftime',
        seconds: 60,
        caution: 'If your knee hurts, keep the foot lower and just press the hip forward.',
        poses: ['quad-stretch', balanced, otherSide('quad-stretch')],
      },
      {
        text: 'Take one step apart, bend your knees and fold forward. Let head and arms dangle. Breathe out through the mouth as if fogging a window. Then roll up slowly, head last.',
        short: 'Step apart, fold forward and dangle',
        seconds: 40,
        caution:
          'Straight after hard work this can make you dizzy. Stay halfway, hands on your thighs, if so.',
        poses: ['rag-doll'],
      },
      {
        text: 'Step into each other’s arms. Let your chins rest where they like. Breathe in together, breathe out together, until you cannot tell any more who was the more tired.',
        short: 'Step into each other’s arms and breathe',
        seconds: 45,
        poses: ['standing-embrace-breath'],
      },
    ],
  },
  {
    id: 402,
    title: 'Legs Well Spent',
    description:
      'For the evening after squats and lunges: calves, thighs and hips one by one, and a rest with your legs up the wall.',
    minutes: 12,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['legs', 'hips', 'rest'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    steps: [
      {
        text: 'Lean into each other with your hands on both shoulders. Send one leg back, straight and long, and sink its heel. Keep your hips facing forward and breathe down into the calf.',
        short: 'Hands on shoulders, one leg back, heel down',
        seconds: 60,
        poses: ['calf-push'],
      },
      {
        text: 'Bring the back foot in, shake it out, and send the other one back. Bend your elbows a little to come closer. If your faces are close enough, say hello. Keep the heel heavy.',
        short: 'Other leg back, heel heavy',
        seconds: 60,
        poses: [otherSide('calf-push')],
      },
      {
        text: 'Stand tall and join one hand. With the free hand, catch your foot behind you. Point the knee straight down. Push your hip gently forward and breathe into the front of the thigh.',
        short: 'Join one hand, catch one foot behind you',
        seconds: 60,
        caution:
          'No tugging. If the foot is far away, hold your pant leg or put the toes down behind you.',
        poses: ['quad-stretch'],
      },
      {
        text: 'Put the foot down, join the other hands and fold up the second leg. Fix your eyes on your partner’s eyes. Two wobbly people can make one steady pair. Five slow breaths.',
        short: 'Other hands, other foot',
        seconds: 60,
        poses: [otherSide('quad-stretch')],
      },
      {
        text: 'Sit down on the mat facing each other, legs stretched out in front. Breathe in and sit tall. Breathe out and fold over your legs, hands on your shins. Stay low for a few breaths, then rise again.',
        short: 'Sit face to face, legs long, and fold',
        seconds: 90,
        caution: 'Bend your knees if you feel a pull behind them or in your lower back.',
        poses: ['seated-forward-tall', 'seated-forward-fold'],
      },
      {
        text: 'Sit side by side, bring your own soles together and hold your ankles. Let your knees drift toward the mat. Every breath out makes the inner thighs a bit softer. Nobody presses.',
        short: 'Side by side, soles together, knees heavy',
        seconds: 90,
        poses: ['butterfly'],
      },
      {
        text: 'Lie on your backs, feet toward each other, and draw both knees in. Circle them slowly, first one way, then the other. Feel the floor massage your lower back. Breathe as you please.',
        short: 'On your backs, knees in, circle slowly',
        seconds: 75,
        poses: [knees, kneesAway],
      },
      {
        text: 'Move the mat to the wall, lie down next to each other and rest your legs up against it. Arms by your sides, palms as you like. Let the tiredness drain out of your feet. Close your eyes and breathe.',
        short: 'Legs up the wall, eyes closed',
        seconds: 225,
        caution:
          'Not with glaucoma, heart failure or in late pregnancy: lie on your side with a pillow between your knees.',
        poses: ['legs-up-wall'],
      },
    ],
  },
  {
    id: 403,
    title: 'Arms Off Duty',
    description:
      'After pushing, pulling and carrying: ten minutes that unload arms and shoulders, with a massage for each of you.',
    minutes: 10,
    difficulty: 'Beginner',
    equipment: [],
    focus: ['arms', 'shoulders'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    steps: [
      {
        text: 'Stand side by side. Stretch one arm across your chest and draw it in with the other hand just above the elbow. Keep that shoulder low. Breathe into the back of it.',
        short: 'One arm across your chest',
        seconds: 45,
        poses: ['arm-across-front'],
      },
      {
        text: 'Shake the arm out and take the other one across. Look at your partner and check for each other: are the ears far from the shoulders? Let the breath out slowly.',
        short: 'The other arm across',
        seconds: 45,
        poses: ['arm-across-front-other'],
      },
      {
        text: 'Lift one elbow beside your head and let the hand drop behind your neck. Lay the other hand on that elbow, without pressing. Breathe into your side. Change arms halfway.',
        short: 'Elbow up beside your head, change at halfway',
        seconds: 70,
        caution:
          'If the shoulder pinches, keep the elbow in front of your face rather than beside your ear.',
        poses: ['triceps-reach', otherSide('triceps-reach')],
      },
      {
        text: 'One of you stands in front and reaches both arms back. The other takes the hands from behind and leans away just enough to open the chest. Stay low with the hands and breathe in wide.',
        short: 'One draws the other’s hands back and opens the chest',
        seconds: 50,
        caution: 'Tired shoulders need little. The one in front says when to stop.',
        poses: ['chest-opener'],
      },
      {
        text: 'Trade places. The new helper stands with one foot ahead of the other and lets body weight do the work. The one in front lifts the heart and softens the face. Four slow breaths.',
        short: 'Trade places and open the other chest',
        seconds: 50,
        poses: [swap('chest-opener')],
      },
      {
        text: 'One of you sits cross-legged on the mat. The other kneels behind and kneads the tops of the shoulders, slow and broad, from the neck outward. Ask: softer or firmer? The one who sits just breathes out.',
        short: 'One sits, the other kneads the shoulders',
        seconds: 140,
        caution:
          'Stay on the muscle. No pressure on the front of the neck or straight on the spine.',
        poses: ['shoulder-massage', 'shoulder-massage-outward'],
      },
      {
        text: 'Change seats and give the massage back. Warm your palms first by rubbing them together. Begin lightly, then let your thumbs sink in on your partner’s breath out. Finish with three long strokes.',
        short: 'Change seats and give the massage back',
        seconds: 140,
        poses: [swap('shoulder-massage'), swap('shoulder-massage-outward')],
      },
      {
        text: 'Turn to each other on the mat and lay palm to palm. Spread your fingers, press lightly, and let go until only the warmth is left. Breathe once more together and lower your hands.',
        short: 'Face to face, palm to palm, press and let go',
        seconds: 60,
        poses: ['seated-palms-together'],
      },
    ],
  },
  {
    id: 404,
    title: 'After the Long Run',
    description:
      'Everything a runner tightens, undone in order: calves, thighs, hip flexors, glutes, and a foot rub for both.',
    minutes: 15,
    difficulty: 'Intermediate',
    equipment: ['blanket', 'cushion'],
    focus: ['legs', 'hips', 'feet'],
    impact: 'quiet',
    positions: ['standing', 'floor'],
    steps: [
      {
        text: 'Walk the last steps on the spot, facing each other. Let your arms swing low and your jaw hang loose. Breathe in through the nose and make every breath out longer than the last.',
        short: 'Walk on the spot, arms low, longer breaths out',
        seconds: 60,
        poses: ['walk-it-off', 'march-stand', otherSide('walk-it-off')],
      },
      {
        text: 'Lean your hands on each other’s shoulders. Step one foot back with the heel down and the knee straight. After a few breaths, change legs. Push the floor away and keep a long line from heel to head.',
        short: 'Hands on shoulders, stretch each calf in turn',
        seconds: 90,
        poses: ['calf-push', otherSide('calf-push')],
      },
      {
        text: 'Join one hand for balance and pull one foot toward your seat with the other. Tuck your tailbone under. Stay for five breaths, then put it down and take the second leg.',
        short: 'One hand held, heel to seat, then the other leg',
        seconds: 90,
        caution:
          'After a hard run a thigh can cramp. Ease off, straighten the leg and try again lower.',
        poses: ['quad-stretch', balanced, otherSide('quad-stretch')],
      },
      {
        text: 'Kneel on the mat, one foot in front, and hold both hands. Shift your weight forward until the front of the back hip opens. Stay upright and breathe deep into your belly.',
        short: 'Kneeling lunge, hands held, open one hip',
        seconds: 75,
        caution: 'Double the mat under the kneeling knee if it is tender.',
        poses: ['half-kneel-hip'],
      },
      {
        text: 'Swap feet for the second hip. Press the top of the back foot down and let your partner’s hands steady you. Grow tall between breaths, sink forward with them.',
        short: 'Swap feet for the second hip',
        seconds: 75,
        poses: [otherSide('half-kneel-hip')],
      },
      {
        text: 'Lie back with your feet toward each other. Cross one ankle over the other knee, reach around the thigh and draw it in. Let your head rest. Breathe into the outside of the hip.',
        short: 'On your backs, ankle over knee, draw it in',
        seconds: 75,
        poses: [apart('figure-four', 22)],
      },
      {
        text: 'Uncross, set both feet down for one breath, then cross the opposite ankle. Keep the crossed foot flexed to guard the knee. Draw in gently and let the lower back spread.',
        short: 'Cross the opposite ankle',
        seconds: 75,
        poses: [otherSide(apart('figure-four', 22))],
      },
      {
        text: 'Spread a blanket. One of you leans back by a cushion and gives a foot to the other, who sits cross-legged. Press both thumbs along the sole, heel to toes, slowly. Change feet in the middle. Receiver: breathe and enjoy.',
        short: 'One rests, the other presses along the soles',
        seconds: 180,
        caution:
          'Leave out blisters and sore nails. In pregnancy, keep the touch light around the ankles.',
        poses: ['foot-massage', 'foot-massage-sole', otherSide('foot-massage')],
      },
      {
        text: 'Trade ends of the blanket, so the cushion goes to the one who worked. Hold the foot in both hands first and let it get warm. Then knead sole and toes, one foot after the other, while you both breathe out the run.',
        short: 'Trade ends, the other’s feet are kneaded',
        seconds: 180,
        poses: [swap('foot-massage'), swap('foot-massage-sole'), otherSide(swap('foot-massage'))],
      },
    ],
  },
];
