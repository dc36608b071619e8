import { FREE_WORKOUTS } from '../../../contract/training/sessions.ts';
import { counted } from '../../lib/amounts.ts';
import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const freeCopy = {
  left: (left: number) =>
    left === 0
      ? `You’ve used your ${FREE_WORKOUTS} free workouts.`
      : `${left} of ${FREE_WORKOUTS} free workouts left.`,
  more: 'Go Premium',
} as const;

export const traitsCopy = {
  with: (things: string) => `with ${things}`,
  noEquipment: 'no equipment',
  jumps: 'with jumps',
  quiet: 'quiet',
} as const;

export const unsentCopy = {
  goHome: 'Go Home',
  title: 'Your workout is safe',
  lead: 'We couldn’t reach the server. Your workout is saved on this device, and we’ll send it when you’re back online.',
  onThisPageTitle: 'Leave This Page Open',
  onThisPageLead:
    'We couldn’t reach the server, and this browser has no room to save your workout. We’ll send it from this page when you’re back online.',
  figures: (minutes: number, calories: number) =>
    `${counted(minutes, 'minute')}, about ${counted(calories, 'calorie')}`,
} as const;

export const sessionToasts = {
  completed: {
    title: 'Workout Complete! 🎉',
    description: 'Great job! Your progress has been saved.',
  },
  adjusted: (minutes: number) => ({
    title: 'Workout Complete! 🎉',
    description: `Great job! Your clock changed during the workout, so we counted ${counted(minutes, 'minute')}.`,
  }),
  unsent: {
    title: 'Saved on This Device',
    description: 'We couldn’t reach the server. We’ll send your workout when you’re back online.',
  },
  notCompleted: failure('Workout Not Saved', 'The server didn’t accept this workout.'),
} as const satisfies Record<string, ToastWords | ((minutes: number) => ToastWords)>;
