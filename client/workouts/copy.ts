import { FREE_WORKOUTS } from '../../contract/sessions.ts';
import type { ToastWords } from '../ui/toast-store.ts';

export const listCopy = {
  loading: 'Loading workouts...',
  failedTitle: 'The workouts did not arrive',
  failed: 'Your connection may be resting. Try again in a moment.',
  emptyTitle: 'Being choreographed',
  empty: 'The workouts arrive here soon, each with its pictures.',
  action: 'Go Home',
  start: 'Start Workout',
  minutes: (minutes: number) => `${minutes} min`,
} as const;

export const freeCopy = {
  left: (left: number) =>
    left === 0
      ? `You have used your ${FREE_WORKOUTS} free workouts.`
      : `${left} of ${FREE_WORKOUTS} free workouts left.`,
  more: 'Go Premium',
} as const;

export const playerCopy = {
  loading: 'Loading workout...',
  notFound: 'Workout not found',
  notFoundLead: 'It may have moved, or the address has a slip in it.',
  goHome: 'Go Home',
  failedTitle: 'The workout did not arrive',
  failed: 'Nothing is lost. Try again in a moment.',
  allOf: (category: string) => `All of ${category}`,
  minutes: (minutes: number) => `${minutes} min`,
  time: 'Time',
  calories: 'Estimated calories',
  progress: 'Steps done',
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  picture: (step: number) => `A couple showing step ${step}`,
  mind: 'Mind',
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
  keptTitle: 'Your workout is safe',
  kept: 'We could not reach the server, so it is kept on this device. It is sent by itself as soon as the connection is back.',
} as const;

export const handsFreeCopy = {
  title: 'Hands-free',
  lead: 'Each step counts down and leads to the next.',
  sound: 'Voice and sounds',
  soundLead: 'Steps are read out, with beeps before each change.',
  left: 'Left in this step',
  less: '15 seconds less',
  more: '15 seconds more',
  getReady: 'Get ready',
  halfway: 'Halfway',
  finished: 'That was the last step. Well done, both of you.',
  spokenStep: (step: number) => `Step ${step}.`,
} as const;

export const lockedCopy = {
  title: 'Premium Access Required',
  lead: 'Bedroom workouts are kept for couples with Premium. One subscription opens all of them, for both of you.',
  subscribe: 'Subscribe for $19.99/month',
  signIn: 'Sign In',
} as const;

export const keptCopy = {
  waiting: (count: number) =>
    count === 1
      ? 'One finished workout is kept on this device until we reach the server.'
      : `${count} finished workouts are kept on this device until we reach the server.`,
} as const;

export const sessionToasts = {
  started: { title: 'Session Started', description: 'Take your time, it is yours.' },
  freeUsedUp: {
    title: 'Ready for more?',
    description: 'Your free workouts are used up. Subscribe to go on together.',
  },
  notStarted: {
    title: 'Not Started Yet',
    description: 'We could not reach the server. Nothing is lost; please press Start again.',
    variant: 'destructive',
  },
  completed: {
    title: 'Workout Complete! 🎉',
    description: 'Great job! Your progress has been saved.',
  },
  kept: {
    title: 'Kept on This Device',
    description: 'We could not reach the server. Your workout is safe and is sent by itself.',
  },
  notCompleted: {
    title: 'Workout Not Saved',
    description: 'The server could not take this workout.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastWords>;
