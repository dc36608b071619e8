import type { Rating } from '../../../contract/training/ratings.ts';
import { counted } from '../../lib/amounts.ts';
import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const summaryCopy = {
  heading: (names: readonly string[]) => `Well done, ${names.filter(Boolean).join(' and ')}`,
  onTwoPhones: 'Both of you, each on your own phone',
  withoutPartner: (name: string) => `On your phone, without ${name}’s`,
  onOnePhone: 'Together, on one phone',
  minutes: (minutes: number) => (minutes <= 1 ? 'minute' : 'minutes'),
  lessThanOne: '<1',
  short: (minutes: number) =>
    `${minutes === 0 ? 'Less than a minute' : counted(minutes, 'minute')}, and it counts. Want to go on?`,
  goOn: 'Go On',
  calories: 'calories',
  streak: (days: number) => (days === 1 ? 'day in a row' : 'days in a row'),
  hearts: (hearts: number) => (hearts === 1 ? 'heart sent' : 'hearts sent'),
  felt: 'How did it feel?',
  private: 'Only you see this. It’s saved in your journal.',
  write: 'Write a Line',
  share: 'Share',
  shareTitle: 'Done together',
  done: 'Done',
  close: 'Close',
  /** Journal text of a mood that was tapped. */
  line: (minutes: number) =>
    minutes === 0 ? 'A short one, the two of us.' : `${counted(minutes, 'minute')}, the two of us.`,
  /** Leaves bedroom titles out: other people read a shared text. */
  shared: (title: string | null, minutes: number, days: number) =>
    `We did ${title ?? 'a workout for two'} together: ${minutes === 0 ? '' : `${counted(minutes, 'minute')}, `}day ${days} of our streak.`,
} as const;

export const ratingCopy = {
  question: 'Would you like this again?',
  ratings: {
    again: 'Gladly',
    later: 'Another Time',
    'not for me': 'Not for Me',
  } satisfies Record<Rating, string>,
  private: 'Only you see this. It only sorts your own list.',
} as const;

export const summaryToasts = {
  notKept: failure('Not Saved Yet', 'We couldn’t save how it felt. Please tap again.'),
  notRated: failure('Not Saved Yet', 'We couldn’t save that. Please tap again.'),
  copied: { title: 'Copied', description: 'Paste it wherever you like.' },
  notShared: failure('Not Shared', 'Your browser didn’t let us copy the text.'),
} as const satisfies Record<string, ToastWords>;
