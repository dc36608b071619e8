import { endpoint, endpointBehindLock } from '../endpoint.ts';
import type { ClockTime } from '../local-time.ts';
import type { NudgeAnswer, QuietHours, ReminderChoices, schemas } from './reminders.schemas.ts';

export type * from './reminders.schemas.ts';

type S = typeof schemas;

/** Kinds of notification, each with its own switch. */
export const NOTIFICATION_KINDS = [
  'planned',
  'reminder',
  'streak',
  'nudge',
  'room',
  'entry',
  'shipped',
  'payment',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * Kinds that the app sends by itself, not for a person. Each comes at most once a day, so that
 * there are at most two a day.
 */
export const AUTOMATIC_KINDS = ['reminder', 'streak'] as const satisfies NotificationKind[];
export const NUDGES_PER_DAY = 3;

/** Weekdays as in ISO 8601: Monday is 1 and Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * News from people, about the plan and about parcels is on; automatic notifications are off until a
 * member chooses them.
 */
export const DEFAULT_CHOICES: ReminderChoices = {
  switches: {
    planned: true,
    reminder: false,
    streak: false,
    nudge: true,
    room: true,
    entry: true,
    shipped: true,
    payment: true,
  },
  days: [1, 3, 5],
  time: '19:00',
  quietHours: { from: '22:00', until: '08:00' },
  namesPartner: false,
};

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Tells whether a time is quiet. The first minute is quiet, the last one is not. */
export function isQuiet(quietHours: QuietHours | null, time: ClockTime): boolean {
  if (!quietHours) return false;
  const [from, until, at] = [quietHours.from, quietHours.until, time].map(minutesOf) as [
    number,
    number,
    number,
  ];
  return from <= until ? at >= from && at < until : at >= from || at < until;
}

export const reminderMessages = {
  quietTime:
    'This time is in your quiet hours, so we wouldn’t send anything. Please choose another.',
  noDays: 'Please choose at least one day.',
  endpoint: 'This is not the address of a push service.',
  keys: 'These are not the keys of a push subscription.',
} as const;

/** Reason why choices cannot be combined; null if they can. */
export function choicesProblem({ switches, days, time, quietHours }: ReminderChoices) {
  if (!switches.reminder) return null;
  if (days.length === 0) return reminderMessages.noDays;
  return isQuiet(quietHours, time) ? reminderMessages.quietTime : null;
}

export const getReminders = endpointBehindLock<S['getReminders']>('GET', '/api/account/reminders');
export const changeReminders = endpointBehindLock<S['changeReminders']>(
  'PATCH',
  '/api/account/reminders',
);
export const getPushKey = endpoint<S['getPushKey']>('GET', '/api/push');
export const subscribeToPush = endpointBehindLock<S['subscribeToPush']>('PUT', '/api/push');
export const unsubscribeFromPush = endpoint<S['unsubscribeFromPush']>('DELETE', '/api/push');

export const NUDGE_ANSWERS = ['yes', 'later', 'not-tonight'] as const;

export const getNudges = endpoint<S['getNudges']>('GET', '/api/nudges');
export const askTonight = endpoint<S['askTonight']>('POST', '/api/nudges');
export const answerNudge = endpoint<S['answerNudge']>('POST', '/api/nudges/:id/answer');
export const unsubscribeFromMail = endpoint<S['unsubscribeFromMail']>(
  'POST',
  '/api/unsubscribe/:token/:kind',
);

/** Content of a push message, which the service worker shows. */
export type PushedNotification = {
  title: string;
  body: string;
  /** Replaces an earlier notification with the same tag. */
  tag: string;
  /** Path to open. */
  path: string;
  icon: string;
  /** Question that a single press can answer. */
  question?: { nudgeId: string; answers: readonly { answer: NudgeAnswer; title: string }[] };
};
