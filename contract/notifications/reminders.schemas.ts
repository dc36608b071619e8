import * as z from 'zod/mini';
import { IdParams, NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { ClockTime } from '../local-time.schemas.ts';
import * as calls from './reminders.ts';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  NUDGE_ANSWERS,
  NUDGES_PER_DAY,
  reminderMessages,
  WEEKDAYS,
} from './reminders.ts';

const Weekday = z.literal(WEEKDAYS, 'Please choose days from 1 (Monday) to 7 (Sunday).');

const Switches = z.object({
  planned: z.boolean(),
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
  /** True if the member's notifications may name their partner; never in discreet mode. */
  namesPartner: z.boolean(),
});
export type ReminderChoices = z.infer<typeof ReminderChoices>;

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

const MAX_ENDPOINT_CHARACTERS = 1_000;
/** Key in base64url: an uncompressed point of P-256. `AuthSecret`: 16 random bytes. */
const PublicKey = z.string().check(z.regex(/^[\w-]{87}=?$/, reminderMessages.keys));
const AuthSecret = z.string().check(z.regex(/^[\w-]{22}(==)?$/, reminderMessages.keys));

const PushKey = z.object({ publicKey: z.nullable(z.string()), isOnHere: z.boolean() });
export type PushKey = z.infer<typeof PushKey>;

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

named({ QuietHours, ReminderChoices, Reminders, PushKey, NudgeAnswer, Nudge, Nudges });

export const schemas = {
  getReminders: {
    summary: 'What the member wants to be notified of, when and where',
    response: { 200: Reminders },
  },
  changeReminders: {
    summary: 'Change what the member is notified of; what is not named stays',
    body: z.object({
      switches: z.optional(z.partial(Switches)),
      days: z.optional(z.array(Weekday).check(z.maxLength(WEEKDAYS.length))),
      time: z.optional(ClockTime),
      quietHours: z.optional(z.nullable(QuietHours)),
      namesPartner: z.optional(z.boolean()),
    }),
    response: { 200: Reminders },
  },
  getPushKey: {
    summary: 'What this browser subscribes to push notifications with, and whether it has',
    response: { 200: PushKey },
  },
  subscribeToPush: {
    summary: 'Send the notifications of this login to a push subscription of its browser',
    body: z.object({
      endpoint: z
        .string(reminderMessages.endpoint)
        .check(z.maxLength(MAX_ENDPOINT_CHARACTERS, reminderMessages.endpoint)),
      keys: z.object({ p256dh: PublicKey, auth: AuthSecret }, reminderMessages.keys),
    }),
    response: { 204: NoContent },
  },
  unsubscribeFromPush: {
    summary: 'Send no notifications to this browser any more',
    response: { 204: NoContent },
  },
  getNudges: {
    summary: 'What the two have asked each other for tonight, and answered',
    response: { 200: Nudges },
  },
  askTonight: {
    summary: `Ask the partner “Tonight?”; at most ${NUDGES_PER_DAY} times a day`,
    response: { 201: Nudges },
  },
  answerNudge: {
    summary: 'Answer what the partner has asked; the last answer counts',
    params: IdParams,
    body: z.object({ answer: NudgeAnswer }),
    response: { 200: Nudges },
  },
  unsubscribeFromMail: {
    summary: 'Switch one kind of notification off with the link in an email; needs no login',
    params: z.object({
      token: z.string(),
      kind: z.enum(NOTIFICATION_KINDS, 'There is no such email.'),
    }),
    response: { 204: NoContent },
  },
};

export const reminderCalls = withSchemas('notifications', calls, schemas);
