import {
  AUTOMATIC_KINDS,
  type NotificationKind,
  type ReminderChoices,
} from '../../contract/notifications/reminders.ts';
import type { NotifiedKind } from '../db/notifications.ts';
import type { MailCause } from '../mail/notification-limits.ts';
import { quietUntil } from './schedule.ts';

type Facts = {
  kind: NotifiedKind;
  expiresAt: Date;
  now: Date;
  choices: ReminderChoices;
  /** Null if the member's time zone is unknown. Then no hour counts as quiet. */
  zone: string | null;
  /** Set for automatic kinds only. */
  hasTrainedToday: boolean;
  /** False if the fact behind the notification is over, such as a plan that was dropped. */
  isNews: boolean;
};

export type Decision = { outcome: 'send' } | { outcome: 'drop' } | { outcome: 'hold'; until: Date };

/** Kinds that are outdated by morning: a question about tonight, its answer, an open room. */
const NEWS_OF_THE_MOMENT: readonly NotifiedKind[] = ['nudge', 'answer', 'room'];

export function switchOf(kind: NotifiedKind): NotificationKind {
  if (kind === 'answer') return 'nudge';
  return kind === 'proposed' ? 'planned' : kind;
}

const CAUSES: Readonly<Record<NotifiedKind, MailCause>> = {
  planned: 'own',
  proposed: 'partner',
  reminder: 'own',
  streak: 'own',
  nudge: 'partner',
  answer: 'partner',
  room: 'partner',
  entry: 'partner',
  shipped: 'own',
  payment: 'own',
};

export function causeOf(kind: NotifiedKind): MailCause {
  return CAUSES[kind];
}

export function isAutomatic(kind: NotifiedKind): boolean {
  return AUTOMATIC_KINDS.some((automatic) => automatic === kind);
}

/** Decides whether a due notification is sent, held or dropped. */
export function decide(facts: Facts): Decision {
  const { kind, now, expiresAt, choices, zone } = facts;
  if (now >= expiresAt || !choices.switches[switchOf(kind)]) return { outcome: 'drop' };
  if (isAutomatic(kind) && facts.hasTrainedToday) return { outcome: 'drop' };
  if (!facts.isNews) return { outcome: 'drop' };
  const until = zone === null ? null : quietUntil(zone, choices.quietHours, now);
  if (!until) return { outcome: 'send' };
  const canWait = !NEWS_OF_THE_MOMENT.includes(kind) && until < expiresAt;
  return canWait ? { outcome: 'hold', until } : { outcome: 'drop' };
}
