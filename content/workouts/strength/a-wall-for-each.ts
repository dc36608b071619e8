import { gazing, otherSide } from '../sides.ts';
import type { WorkoutSource } from '../source.ts';

export const aWallForEach: WorkoutSource = {
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
};
