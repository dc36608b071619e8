import { timeText } from '../../lib/dates.ts';

const EVENING = '17:00';

/** Words of home about the plan. */
export const dueCopy = {
  tonight: (time: string) => (time < EVENING ? 'Today' : 'Tonight'),
  due: (time: string) => `${dueCopy.tonight(time)} at ${timeText(time)}`,
  trainTogether: (time: string) => `Train Together at ${timeText(time)}`,
  see: 'See Plan',
  make: 'Plan an evening',
  elsewhere: (time: string, place: string) => `${timeText(time)} in ${place}`,
};
