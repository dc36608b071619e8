import { failure, type ToastWords } from '../ui/toast-store.ts';

export const playerCopy = {
  allOf: (category: string) => `All of ${category}`,
  minutes: (minutes: number) => `${minutes} min`,
  time: 'Time',
  calories: 'Estimated calories',
  progress: 'Steps done',
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  picture: (step: number) => `A couple showing step ${step}`,
  mind: 'Take care',
  next: 'Next',
  last: 'This is the last step.',
  previousButton: 'Previous',
  nextButton: 'Next',
  start: 'Start',
  starting: 'Starting...',
  resume: 'Resume',
  pause: 'Pause',
  reset: 'Reset',
  complete: 'Complete Workout',
  completing: 'Saving...',
  restored: 'Resume where you were',
  restoredLead: (step: number, count: number, time: string) =>
    `You stopped at step ${step} of ${count}, ${time} in.`,
  startOver: 'Start Over',
  guide: 'Guide Us',
  guideLead: 'Guide Us reads each step aloud and moves on.',
  smallCalories: (calories: number) => `${calories} cal`,
  details: 'Show details',
  large: 'Large view',
  fullScreen: 'Full screen',
} as const;

export const handsFreeCopy = {
  title: 'Hands-free',
  lead: 'Each step counts down and leads to the next.',
  sound: 'Voice and sounds',
  soundLead: 'Steps are read out, with beeps before each change.',
  music: 'Keep our music playing',
  musicLead: 'Otherwise it may stop, and headset buttons move the workout.',
  left: 'Left in this step',
  less: '15 seconds less',
  more: '15 seconds more',
  getReady: 'Get ready',
  hello: 'Hello, you two. I will guide you.',
  unheard: 'You should hear a voice now. If not, turn the sound up.',
  spokenNext: (line: string) => `Next: ${line}`,
  halfway: 'Halfway',
  work: 'Work',
  rest: 'Rest',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  shortRound: (round: number, rounds: number) => `${round} of ${rounds}`,
  changeSides: 'Change sides',
  finished: 'That was the last step. Well done, both of you.',
  spokenStep: (step: number) => `Step ${step}.`,
} as const;

export const startToasts = {
  started: { title: 'Session Started', description: 'Take your time, it is yours.' },
  freeUsedUp: {
    title: 'Ready for more?',
    description: 'Your free workouts are used up. Subscribe to continue.',
  },
  notStarted: failure(
    'Not Started Yet',
    'We could not reach the server. Please press Start again.',
  ),
} as const satisfies Record<string, ToastWords>;
