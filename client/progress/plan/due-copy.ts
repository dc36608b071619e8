import { timeText } from '../../lib/dates.ts';

const EVENING = '17:00';

/** Words of home about the plan. */
export const dueCopy = {
  due: (time: string) => `${time < EVENING ? 'Today' : 'Tonight'} at ${timeText(time)}`,
  more: (count: number) => `${count} more today`,
  next: (day: string, time: string) => `Next, ${day} at ${timeText(time)}`,
  quietTitle: 'Your plan',
  quiet: 'Nothing planned yet. Pick an evening.',
  failed: 'Your plan could not be loaded',
  trainTogether: (time: string) => `Train Together at ${timeText(time)}`,
  start: 'Start Workout',
  see: 'See the Plan',
  make: 'Plan Your Week',
  elsewhere: (time: string, place: string) => `${timeText(time)} in ${place}`,
} as const;
