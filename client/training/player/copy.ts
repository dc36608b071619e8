import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const playerCopy = {
  allOf: (category: string) => `All of ${category}`,
  time: 'Time',
  calories: 'Estimated calories',
  progress: 'Steps done',
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  picture: (step: number) => `A couple showing step ${step}`,
  mind: 'Take care',
  next: 'Next',
  last: 'This is the last step.',
  easier: 'Easier',
  harder: 'Harder',
  suits: 'Good for',
  leaveOut: 'Skip this if',
  bedroomLevel: 'Here the level is about touch, trust and time, not strength.',
  previousButton: 'Previous',
  nextButton: 'Next',
  start: 'Start',
  starting: 'Starting...',
  resume: 'Resume',
  pause: 'Pause',
  reset: 'Reset',
  undo: 'Undo',
  complete: 'Complete Workout',
  completing: 'Saving...',
  restored: 'Pick up where you left off',
  restoredLead: (step: number, count: number, time: string) =>
    `You stopped at step ${step} of ${count}, ${time} in.`,
  startOver: 'Start Over',
  guide: 'Guide Us',
  guideLead: 'We’ll read each step aloud and move on for you.',
  details: 'Show details',
  large: 'Large view',
} as const;

export const handsFreeCopy = {
  title: 'Hands-free',
  lead: 'Each step counts down, then moves to the next.',
  sound: 'Voice and sounds',
  soundLead: 'We read the steps aloud, with beeps before each change.',
  music: 'Keep our music playing',
  musicLead: 'Otherwise it may stop, and headset buttons control the workout.',
  left: 'Left in this step',
  less: '15 seconds less',
  more: '15 seconds more',
  getReady: 'Get ready',
  hello: 'Hello, you two. I’ll guide you.',
  spokenCaution: (caution: string) => `Take care: ${caution}`,
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
  started: { title: 'Session Started', description: 'Take all the time you like.' },
  startedOffline: {
    title: 'Session Started',
    description:
      'You’re offline. We’ll save what you do on this device and send it when you’re back.',
  },
  freeUsedUp: {
    title: 'Ready for more?',
    description: 'You’ve used your free workouts. Subscribe to continue.',
  },
  notStarted: failure('Not Started Yet', 'We couldn’t reach the server. Please press Start again.'),
} as const satisfies Record<string, ToastWords>;
