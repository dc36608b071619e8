import { failure } from '../../ui/toast-store.ts';

export const keptCopy = {
  keep: (title: string) => `Keep ${title}`,
  forBoth: 'Kept workouts are in one list for both of you',
} as const;

export const undoLabel = 'Undo';

export const keptToasts = {
  /** Said in the bedroom, where nobody should be seen by the other without knowing it. */
  kept: (partnerName: string) => ({
    title: 'Kept for Both of You',
    description: `${partnerName || 'Your partner'} sees it too.`,
  }),
  notKept: (title: string) =>
    failure('Not Kept', `${title} could not be kept just now. Please try again.`),
  stillKept: (title: string) =>
    failure('Still Kept', `${title} is still in your list. Please try again.`),
} as const;
