import { counted } from '../../lib/amounts.ts';
import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const restCopy = {
  region: 'Rest and breaks',
  failed: 'Your rest days could not be loaded',
  inHand: (count: number) =>
    count === 0 ? 'No rest days saved.' : `${counted(count, 'rest day')} saved.`,
  signs: (count: number, most: number) => `${count} of ${most} rest days saved`,
  /** Shown to a couple that holds as many rest days as possible. */
  full: 'Miss a day and we’ll use one for you.',
  toEarn: (count: number) =>
    `Train ${count === 1 ? 'one more day' : `${count} more days`} to earn one.`,
  onBreak: (until: string) => `You’re on a break until ${until}.`,
  waits: 'Your streak waits for you. Train whenever you feel like it.',
  planned: (from: string) => `Your break begins on ${from}.`,
  takeBreak: 'Pause Our Streak',
  changeBreak: 'Change Your Break',
  seen: (weekdays: readonly string[], streakDays: number) => {
    const which =
      weekdays.length === 1
        ? weekdays[0]
        : `${weekdays.slice(0, -1).join(', ')} and ${weekdays.at(-1)}`;
    return `You rested on ${which}. Your ${streakDays}-day streak is safe.`;
  },
  markSeen: 'Dismiss',
} as const;

export const breakCopy = {
  title: 'Pause our streak',
  lead: 'Sick, on the road, or just not your week? Your streak waits, and nobody asks why. Either of you can end the break at any time.',
  changeTitle: 'Your break',
  since: (day: string) => `You’ve been on a break since ${day}.`,
  begins: (day: string) => `Your break begins on ${day}.`,
  from: 'Begins',
  yesterday: 'Yesterday',
  today: 'Today',
  later: 'Later',
  firstDay: 'First day',
  lastDay: 'Last day',
  missing: 'Please choose a day.',
  order: 'The last day can’t come before the first.',
  tooLong: (year: number, left: number) =>
    left === 0
      ? `You have no break days left in ${year}.`
      : `You have ${counted(left, 'day')} left in ${year}. Please choose fewer.`,
  length: (count: number) => `A break of ${counted(count, 'day')}.`,
  left: (count: number) => `You have ${counted(count, 'day')} left this year.`,
  start: 'Start the Break',
  save: 'Save',
  end: 'End the Break',
  cancel: 'Cancel',
  failed: 'We couldn’t save your break. Please try again.',
} as const;

export const streakToasts = {
  onBreak: { title: 'Break Saved', description: 'Your streak waits for the two of you.' },
  ended: { title: 'Welcome Back', description: 'Your streak picks up from here.' },
  notMarkedSeen: failure('Not Saved'),
} as const satisfies Record<string, ToastWords>;
