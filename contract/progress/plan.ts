import { addDays, type Day } from '../calendar.ts';
import { endpoint, endpointBehindLock, readOffline } from '../endpoint.ts';
import type { schemas } from './plan.schemas.ts';

export type * from './plan.schemas.ts';

type S = typeof schemas;

export const PLANNED_PER_DAY = 6;
export const PLAN_DAYS_AHEAD = 366;
/** Time before its start at which a planned workout reminds. */
export const REMINDED_MINUTES = 30;
export const MOST_DAYS_AT_ONCE = 42;

export const planMessages = {
  day: 'Please choose a day from today to a year from now.',
  calendar: 'Please send days such as 2026-03-11.',
  tooMany: `Please ask for 1 to ${MOST_DAYS_AT_ONCE} days at once.`,
} as const;

/** Reason why a day cannot be planned; null if it can. */
export function planDayProblem(day: Day, today: Day): string | null {
  const isOpen = day >= today && day <= addDays(today, PLAN_DAYS_AHEAD);
  return isOpen ? null : planMessages.day;
}

export const listPlan = readOffline<S['listPlan']>('/api/plan');
export const getNextEvening = endpoint<S['getNextEvening']>('GET', '/api/plan/next');
export const planWorkout = endpoint<S['planWorkout']>('POST', '/api/plan');
export const movePlanned = endpoint<S['movePlanned']>('PATCH', '/api/plan/:id');
export const removePlanned = endpoint<S['removePlanned']>('DELETE', '/api/plan/:id');
export const restorePlanned = endpoint<S['restorePlanned']>('POST', '/api/plan/:id/restore');
export const getCalendarAddress = endpointBehindLock<S['getCalendarAddress']>(
  'GET',
  '/api/account/calendar',
);
export const renewCalendarAddress = endpointBehindLock<S['renewCalendarAddress']>(
  'PUT',
  '/api/account/calendar',
);
export const dropCalendarAddress = endpointBehindLock<S['dropCalendarAddress']>(
  'DELETE',
  '/api/account/calendar',
);
