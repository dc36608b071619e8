const EVENING = '17:00';

/** Words of home about the plan. */
export const dueCopy = {
  due: (time: string) => `${time < EVENING ? 'Today' : 'Tonight'} at ${time}`,
  more: (count: number) => `${count} more today`,
  next: (day: string, time: string) => `Next, ${day} at ${time}`,
  quietTitle: 'Your plan',
  quiet: 'Nothing planned yet. Pick an evening.',
  failed: 'Your plan could not be loaded',
  trainTogether: (time: string) => `Train Together at ${time}`,
  start: 'Start Workout',
  see: 'See the Plan',
  make: 'Plan Your Week',
  elsewhere: (time: string, place: string) => `${time} in ${place}`,
} as const;
