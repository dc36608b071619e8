import type { Day } from '../../../contract/calendar.ts';
import type { Month } from '../../../contract/months.ts';
import type { DayTotals } from '../../../contract/progress/progress.ts';
import type { ForgivenDay } from '../../../contract/progress/streak.ts';
import { dayText, monthAndYear, monthName } from '../../lib/dates.ts';
import type { Fullness } from './stats.ts';
import type { TookPart } from './who-took-part.ts';

const number = (value: number) => value.toLocaleString('en');
const counted = (count: number, one: string, more = `${one}s`) =>
  `${number(count)} ${count === 1 ? one : more}`;

const stats = ({ workouts, minutes, calories }: Omit<DayTotals, 'day'>) =>
  [counted(workouts, 'workout'), counted(minutes, 'minute'), counted(calories, 'calorie')].join(
    ', ',
  );

type ForgivenBy = ForgivenDay['by'] | undefined;
const forgiven = { rest: 'rest day', pause: 'on a break' } as const;

export const historyCopy = {
  title: 'Look Back',
  lead: 'Every day you showed up for each other.',
  back: 'Progress',
  loading: 'Loading your days...',
  failed: 'Your days could not be loaded',
  emptyTitle: 'Your calendar starts with one workout',
  empty: 'Every workout you finish fills a day here, and each day remembers what you did.',
  action: 'Choose a Workout',
  views: 'Show',
  month: 'Month',
  year: 'Year',
  earlierMonth: 'Previous Month',
  laterMonth: 'Next Month',
  earlierYear: 'Previous Year',
  laterYear: 'Next Year',
  days: 'Days',
  workouts: 'Workouts',
  minutes: 'Minutes',
  calories: 'Calories',
  number,
} as const;

export const calendarCopy = {
  /** Weekdays from Monday on: the short name that is seen, and the name that is read aloud. */
  weekdays: [
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
    ['Sun', 'Sunday'],
  ],
  caption: (month: Month) => `${monthAndYear(month)}, day by day`,
  day: (day: Day, totals: DayTotals | undefined, forgivenBy: ForgivenBy) =>
    `${dayText(day)}: ${totals ? stats(totals) : forgivenBy ? forgiven[forgivenBy] : 'no workout'}`,
  keys: 'Arrow keys move between days, Page Up and Page Down between months.',
  minutes: (minutes: number) => `${number(minutes)} min`,
  monthStats: (month: Month, totals: Omit<DayTotals, 'day'>) =>
    `${monthName(month)}: ${totals.workouts > 0 ? stats(totals) : 'no workout'}`,
  smallDay: (day: Day, totals: DayTotals | undefined, forgivenBy: ForgivenBy) =>
    [
      Number(day.slice(8)),
      totals ? counted(totals.minutes, 'minute') : forgivenBy && forgiven[forgivenBy],
    ]
      .filter(Boolean)
      .join(': '),
  forgiven: { rest: 'Rest day', pause: 'Break' },
  legend: 'How full a day is',
  fullness: {
    0: 'No workout',
    1: 'Under 15 min',
    2: '15 to 29 min',
    3: '30 to 59 min',
    4: '60 min or more',
  } satisfies Record<Fullness, string>,
} as const;

export const dayCopy = {
  choose: 'Choose a day to see what you did.',
  close: 'Close Day',
  failed: 'This day could not be loaded',
  loading: 'Loading this day...',
  empty: 'No workout that day. Rest is part of it too.',
  forgiven: {
    rest: 'A rest day. You’d earned it, and your streak kept going.',
    pause: 'You were on a break, and your streak waited for you.',
  },
  today: 'Nothing yet today. There’s still time, and no hurry.',
  more: 'Show More',
  tookPart: (who: TookPart, partnerName: string) => {
    switch (who) {
      case 'both':
        return partnerName ? `You and ${partnerName}, on two phones` : 'On two phones';
      case 'me':
        return 'On your phone';
      case 'partner':
        return partnerName ? `On ${partnerName}’s phone` : 'On one phone';
      case 'unknown':
        return 'On one phone';
    }
  },
  row: (minutes: number, calories: number) => `${number(minutes)} min · ${number(calories)} cal`,
} as const;

export const shareCopy = {
  open: 'Share Your Year',
  title: (year: number) => `Your ${year} to share`,
  lead: 'Only this picture is shared. It shows no names, and not which workouts you did.',
  preview: (
    year: number,
    { days, workouts, minutes }: Record<'days' | 'workouts' | 'minutes', number>,
  ) =>
    `A picture of your ${year}: ${counted(workouts, 'workout')}, ${counted(minutes, 'minute')}, ${counted(days, 'day')}`,
  share: 'Share Picture',
  download: 'Download Picture',
  close: 'Close',
  shared: 'Shared',
  downloaded: 'The picture is in your downloads.',
  failed: 'We couldn’t make the picture. Please try again.',
  fileName: (year: number, isDiscreet: boolean) =>
    `${isDiscreet ? '' : 'sexercise-'}our-${year}.png`,
  /** Words in the picture. */
  heading: 'Our year together',
  workouts: (count: number) => (count === 1 ? 'workout' : 'workouts'),
  minutes: (count: number) => (count === 1 ? 'minute' : 'minutes'),
  days: (count: number) => (count === 1 ? 'day' : 'days'),
} as const;
