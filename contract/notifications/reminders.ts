import * as z from 'zod/mini';
import { endpoint, endpointBehindLock, IdParams, NoContent } from '../endpoint.ts';
import { ClockTime } from '../local-time.ts';

/** Kinds of notification, each with its own switch. */
export const NOTIFICATION_KINDS = [
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
const Weekday = z.literal(WEEKDAYS, 'Please choose days from 1 (Monday) to 7 (Sunday).');

const Switches = z.object({
  reminder: z.boolean(),
  streak: z.boolean(),
  nudge: z.boolean(),
  room: z.boolean(),
  entry: z.boolean(),
  shipped: z.boolean(),
  payment: z.boolean(),
}) satisfies z.ZodMiniType<Record<NotificationKind, boolean>>;

/** Range of the day, over midnight if `from` is later than `until`. */
const QuietHours = z.object({ from: ClockTime, until: ClockTime });
export type QuietHours = z.infer<typeof QuietHours>;

const ReminderChoices = z.object({
  switches: Switches,
  days: z.array(Weekday),
  time: ClockTime,
  /** Null allows every hour. */
  quietHours: z.nullable(QuietHours),
});
export type ReminderChoices = z.infer<typeof ReminderChoices>;

/**
 * News from people and about parcels is on; automatic notifications are off until a member chooses
 * them.
 */
export const DEFAULT_CHOICES: ReminderChoices = {
  switches: {
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

const Reminders = z.extend(ReminderChoices, {
  /** Time zone of the member. */
  zone: z.string(),
  /** Key with which a browser subscribes; null if this server sends no push notifications. */
  publicKey: z.nullable(z.string()),
  /** Number of browsers with notifications on, including this one or not. */
  phones: z.int(),
  isOnHere: z.boolean(),
});
export type Reminders = z.infer<typeof Reminders>;

export const getReminders = endpointBehindLock('GET', '/api/account/reminders', {
  summary: 'What the member wants to be notified of, when and where',
  response: { 200: Reminders },
});

export const changeReminders = endpointBehindLock('PATCH', '/api/account/reminders', {
  summary: 'Change what the member is notified of; what is not named stays',
  body: z.object({
    switches: z.optional(z.partial(Switches)),
    days: z.optional(z.array(Weekday).check(z.maxLength(WEEKDAYS.length))),
    time: z.optional(ClockTime),
    quietHours: z.optional(z.nullable(QuietHours)),
  }),
  response: { 200: Reminders },
});

const MAX_ENDPOINT_CHARACTERS = 1_000;
/** Key in base64url: an uncompressed point of P-256. `AuthSecret`: 16 random bytes. */
const PublicKey = z.string().check(z.regex(/^[\w-]{87}=?$/, reminderMessages.keys));
const AuthSecret = z.string().check(z.regex(/^[\w-]{22}(==)?$/, reminderMessages.keys));

const PushKey = z.object({ publicKey: z.nullable(z.string()), isOnHere: z.boolean() });
export type PushKey = z.infer<typeof PushKey>;

export const getPushKey = endpoint('GET', '/api/push', {
  summary: 'What this browser subscribes to push notifications with, and whether it has',
  response: { 200: PushKey },
});

export const subscribeToPush = endpointBehindLock('PUT', '/api/push', {
  summary: 'Send the notifications of this login to a push subscription of its browser',
  body: z.object({
    endpoint: z
      .string(reminderMessages.endpoint)
      .check(z.maxLength(MAX_ENDPOINT_CHARACTERS, reminderMessages.endpoint)),
    keys: z.object({ p256dh: PublicKey, auth: AuthSecret }, reminderMessages.keys),
  }),
  response: { 204: NoContent },
});

export const unsubscribeFromPush = endpoint('DELETE', '/api/push', {
  summary: 'Send no notifications to this browser any more',
  response: { 204: NoContent },
});

export const NUDGE_ANSWERS = ['yes', 'later', 'not-tonight'] as const;
const NudgeAnswer = z.enum(NUDGE_ANSWERS, 'Please answer yes, later or not-tonight.');
export type NudgeAnswer = z.infer<typeof NudgeAnswer>;

const Nudge = z.object({
  id: z.uuid(),
  askedAt: z.iso.datetime(),
  answer: z.nullable(NudgeAnswer),
});
export type Nudge = z.infer<typeof Nudge>;

const Nudges = z.object({
  /** Last question that the caller asked today; `received` is their partner's. */
  asked: z.nullable(Nudge),
  received: z.nullable(Nudge),
  /** Number of questions that the caller may still ask today. */
  left: z.int(),
  /** Null when there is nobody to ask. */
  partnerName: z.nullable(z.string()),
});
export type Nudges = z.infer<typeof Nudges>;

export const getNudges = endpoint('GET', '/api/nudges', {
  summary: 'What the two have asked each other for tonight, and answered',
  response: { 200: Nudges },
});

export const askTonight = endpoint('POST', '/api/nudges', {
  summary: `Ask the partner “Tonight?”; at most ${NUDGES_PER_DAY} times a day`,
  response: { 201: Nudges },
});

export const answerNudge = endpoint('POST', '/api/nudges/:id/answer', {
  summary: 'Answer what the partner has asked; the last answer counts',
  params: IdParams,
  body: z.object({ answer: NudgeAnswer }),
  response: { 200: Nudges },
});

export const unsubscribeFromMail = endpoint('POST', '/api/unsubscribe/:token/:kind', {
  summary: 'Switch one kind of notification off with the link in an email; needs no login',
  params: z.object({
    token: z.string(),
    kind: z.enum(NOTIFICATION_KINDS, 'There is no such email.'),
  }),
  response: { 204: NoContent },
});

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
