import { type Day, daysBetween } from '../../contract/calendar.ts';
import type { Reason, Suggestion } from '../../contract/workouts/suggestion.ts';
import { minutesText } from '../lib/amounts.ts';
import { weekdayText } from '../lib/dates.ts';
import { reasonCopy as copy } from './copy.ts';

/** Says in one short line why a workout is tonight's. */
export function reasonText({ reason, day }: Pick<Suggestion, 'reason' | 'day'>): string {
  switch (reason.kind) {
    case 'planned':
      return copy.planned;
    case 'beginning':
      return copy.beginning;
    case 'winding-down':
      return reason.category ? copy.windingDown(reason.category) : copy.balance;
    case 'focus':
      return reason.focus ? copy.focus(reason.focus, sinceText(reason, day)) : copy.balance;
    case 'category':
      // Leave out how long the bedroom was left alone: nobody should hold that against a couple.
      return reason.category && reason.category !== 'bedroom'
        ? copy.category(reason.category, sinceText(reason, day))
        : copy.balance;
    case 'kept':
      return copy.kept;
    case 'minutes':
      return reason.minutes ? minutesText(reason.minutes) : copy.balance;
    case 'new':
      return copy.new;
    // A server that is newer than this page may know reasons that this page does not.
    default:
      return copy.balance;
  }
}

function sinceText({ since }: Reason, today: Day): string {
  if (since === null) return copy.lately;
  const days = daysBetween(since, today);
  if (days < 7) return copy.sinceDay(weekdayText(since));
  return days < 14 ? copy.forWeek : copy.forWeeks;
}
