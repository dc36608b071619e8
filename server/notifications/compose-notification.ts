import { createHash } from 'node:crypto';
import type { NudgeAnswer, PushedNotification } from '../../contract/notifications/reminders.ts';
import { DISCREET_ICON, PLAIN_ICON } from '../../contract/preferences.ts';
import type { NotifiedKind } from '../db/notifications.ts';
import { ANSWER_TITLES, type Details, wordsFor } from './notification-words.ts';

type About = Details & {
  kind: NotifiedKind;
  subjectId: string | null;
  isDiscreet: boolean;
  answer: NudgeAnswer | null;
};

/**
 * Answers in order of their buttons. Some browsers show only two: pressing the notification itself
 * is the best substitute for the third.
 */
const ANSWERS_IN_ORDER: readonly NudgeAnswer[] = ['yes', 'not-tonight', 'later'];

function pathOf({ kind, subjectId }: Pick<About, 'kind' | 'subjectId'>): string {
  if (kind === 'entry') return '/journal';
  if (kind === 'proposed') return '/plan';
  if (kind === 'shipped') return `/orders/${subjectId}`;
  return kind === 'payment' ? '/profile' : '/';
}

/**
 * Returns the page to link in a mail, where the address is readable: a discreet mail must not
 * reveal a journal.
 */
export function mailedPathOf(about: Pick<About, 'kind' | 'subjectId' | 'isDiscreet'>): string {
  return about.isDiscreet && about.kind === 'entry' ? '/' : pathOf(about);
}

/** Leaves out a name with which the message would be longer than others. */
export function pushedNotification(about: About): PushedNotification {
  const named = notificationWith(about);
  const isTooLong = Buffer.byteLength(JSON.stringify(named)) > MESSAGE_BYTES;
  return isTooLong ? notificationWith({ ...about, partnerName: null }) : named;
}

function notificationWith(about: About): PushedNotification {
  const { kind, subjectId, isDiscreet } = about;
  const question = {
    nudgeId: subjectId ?? '',
    answers: ANSWERS_IN_ORDER.map((one) => ({ answer: one, title: ANSWER_TITLES[one] })),
  };
  return {
    ...wordsFor(about),
    // Replace the question on the phone by its answer.
    tag: kind === 'answer' ? 'nudge' : kind,
    path: pathOf(about),
    icon: isDiscreet ? DISCREET_ICON : PLAIN_ICON,
    ...(kind === 'nudge' && { question }),
  };
}

/** Length of every message. Equal lengths hide the topic of a message from the push service. */
const MESSAGE_BYTES = 768;

export function messageText(notification: PushedNotification): string {
  const text = JSON.stringify(notification);
  return text + ' '.repeat(Math.max(0, MESSAGE_BYTES - Buffer.byteLength(text)));
}

const TOPIC_CHARACTERS = 32;

/**
 * Derives the same topic when a notification is sent again. The hash reveals nothing to the push
 * service.
 */
export function topicOf({ memberId, key }: { memberId: string; key: string }): string {
  const hash = createHash('sha256').update(`${memberId} ${key}`).digest('base64url');
  return hash.slice(0, TOPIC_CHARACTERS);
}
