import { failure, type ToastWords } from '../../ui/toast-store.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const restCopy = {
  region: 'Rest and breaks',
  failed: 'Your rest days could not be loaded',
  inHand: (count: number) =>
    count === 0
      ? 'No rest day in hand yet'
      : `${count} rest ${count === 1 ? 'day' : 'days'} in hand`,
  signs: (count: number, most: number) => `${count} of ${most} rest days in hand`,
  /** To whoever holds as many as they can. */
  full: 'Miss a day and one steps in by itself.',
  toEarn: (count: number) =>
    `${days(count)} more of training ${count === 1 ? 'earns' : 'earn'} one.`,
  onBreak: (until: string) => `You are on a break until ${until}.`,
  waits: 'Your streak waits for you. Train whenever you feel like it.',
  planned: (from: string) => `Your break begins on ${from}.`,
  takeBreak: 'Take a Break',
  changeBreak: 'Change Your Break',
  told: (weekdays: readonly string[], streakDays: number) => {
    const which =
      weekdays.length === 1
        ? `${weekdays[0]} was a day of rest.`
        : `${weekdays.slice(0, -1).join(', ')} and ${weekdays.at(-1)} were days of rest.`;
    return `${which} Your streak of ${days(streakDays)} goes on.`;
  },
  putAway: 'Put away',
} as const;

export const pauseCopy = {
  title: 'Take a break',
  lead: 'Not well, on the road, or simply not your week? Your streak waits, and nobody asks why. Either of you can end the break at any time.',
  changeTitle: 'Your break',
  since: (day: string) => `You are on a break since ${day}.`,
  begins: (day: string) => `Your break begins on ${day}.`,
  from: 'Begins',
  yesterday: 'Yesterday',
  today: 'Today',
  later: 'Later',
  firstDay: 'First day',
  lastDay: 'Last day',
  missing: 'Please choose a day.',
  order: 'The last day cannot come before the first.',
  tooLong: (year: number, left: number) =>
    left === 0
      ? `You have no break days left in ${year}.`
      : `You have ${days(left)} left in ${year}. Please choose fewer.`,
  length: (count: number) => `A break of ${days(count)}.`,
  left: (count: number) => `You have ${days(count)} left this year.`,
  start: 'Start the Break',
  save: 'Save',
  end: 'End the Break',
  cancel: 'Cancel',
  failed: 'Your break could not be saved. Please try again.',
} as const;

export const streakToasts = {
  paused: { title: 'Break Saved', description: 'Your streak waits for the two of you.' },
  ended: { title: 'Welcome Back', description: 'Your streak goes on from here.' },
  notPutAway: failure('Not Saved'),
} as const satisfies Record<string, ToastWords>;
