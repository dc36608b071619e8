import { failure } from '../../ui/toast-store.ts';

export const favoriteCopy = {
  add: (title: string) => `Add ${title} to favorites`,
  forBoth: 'You both share one list of favorites',
} as const;

export const favoriteToasts = {
  /**
   * Shown for bedroom workouts: nobody's favorite there should show to the partner without their
   * knowing.
   */
  added: (partnerName: string) => ({
    title: 'Added for Both of You',
    description: `${partnerName || 'Your partner'} sees it too.`,
  }),
  notAdded: (title: string) =>
    failure('Couldn’t Save It', `We couldn’t add ${title} to your favorites. Please try again.`),
  notRemoved: (title: string) =>
    failure('Couldn’t Remove It', `${title} is still in your favorites. Please try again.`),
} as const;
