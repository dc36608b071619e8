import type { Challenge } from '../contract/progress/challenges.ts';

export const challenges: readonly Challenge[] = [
  {
    id: 'plank-high-five',
    title: 'Plank High-Five',
    description:
      'Plank face to face, an arm’s length apart. Lift the right hand and clap, set it down, then the left. Count the claps out loud.',
    duration: '30 seconds',
    seconds: 30,
    difficulty: 'Beginner',
    category: 'Strength',
    hashtags: ['#Sexercise', '#PlankHighFive', '#StrongerTogether'],
    motivationalText: 'Four hands, one rhythm. Whoever giggles first buys breakfast.',
    icon: 'dumbbell',
    gradient: ['#c73f26', '#a32c4a', '#512b55'],
  },
  {
    id: 'mirror-jumps',
    title: 'Mirror Jumps',
    description:
      'Stand opposite each other. One of you leads with squats, skips and jumps, the other is the mirror. Swap after half the time.',
    duration: '1 minute',
    seconds: 60,
    difficulty: 'Intermediate',
    category: 'Cardio',
    hashtags: ['#Sexercise', '#MirrorJumps', '#CoupleCardio'],
    motivationalText: 'Keep up, keep your eyes up, and try to keep a straight face.',
    icon: 'flame',
    gradient: ['#b4440f', '#b3263f', '#7a1f4f'],
  },
  {
    id: 'long-lean',
    title: 'The Long Lean',
    description:
      'Sit sole to sole with your legs wide and take each other’s wrists. One leans back as the other folds forward. Breathe, then change.',
    duration: '5 minutes',
    seconds: 300,
    difficulty: 'Beginner',
    category: 'Flexibility',
    hashtags: ['#Sexercise', '#TheLongLean', '#StretchTogether'],
    motivationalText: 'You reach a little further when someone is holding on.',
    icon: 'sparkles',
    gradient: ['#1b6763', '#1f5476', '#3b2f63'],
  },
  {
    id: 'back-to-back',
    title: 'Back-to-Back Sit',
    description:
      'Lean back to back, sink until your knees are square, and stay. Nobody may count. The first to slide down makes the tea.',
    duration: 'Until exhaustion',
    seconds: null,
    difficulty: 'Advanced',
    category: 'Endurance',
    hashtags: ['#Sexercise', '#BackToBack', '#HoldOnTogether'],
    motivationalText: 'Lean in. The only way up is the two of you at once.',
    icon: 'timer',
    gradient: ['#5a2a63', '#3d1d4c', '#1d0e1b'],
  },
  {
    id: 'phones-away',
    title: 'Phones Away',
    description:
      'Sit close, put both phones in another room and give each other a slow hand and shoulder massage, half the time each. No talking.',
    duration: '15 minutes',
    seconds: 900,
    difficulty: 'Beginner',
    category: 'Intimacy',
    hashtags: ['#Sexercise', '#PhonesAway', '#JustUsTwo'],
    motivationalText: 'Fifteen minutes of nobody else. It is longer, and shorter, than you think.',
    icon: 'heart',
    gradient: ['#a8324f', '#7a2350', '#3a1c33'],
  },
];
