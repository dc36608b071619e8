import { failure, type ToastWords } from '../ui/toast-store.ts';

/** Words on a workout's page before there is a room. */
export const liveCopy = {
  together: 'Work out together',
  togetherLead: 'Each on your own phone, in step. You can see each other too.',
  onThisPhone: 'On this phone',
  onTwoPhones: 'On two phones',
  room: 'Your room for two',
  returning: 'Coming back to your room...',
} as const;

export const liveToasts = {
  notOpened: failure(
    'Couldn’t Open the Room',
    'We couldn’t reach the server. Please try again in a moment.',
  ),
  busy: { title: 'One at a Time' },
  over: { title: 'Room Closed', description: 'You can open a new one together.' },
} as const satisfies Record<string, ToastWords>;
