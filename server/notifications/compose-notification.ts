import { createHash } from 'node:crypto';
import type { NudgeAnswer, PushedNotification } from '../../contract/notifications/reminders.ts';
import { DISCREET_ICON, PLAIN_ICON } from '../../contract/preferences.ts';
import type { NotifiedKind } from '../db/notifications.ts';
import { ANSWER_TITLES, wordsFor } from './notification-words.ts';

type About = {
  kind: NotifiedKind;
  subjectId: string | null;
  isDiscreet: boolean;
  answer: NudgeAnswer | null;
};

/** Browsers show two buttons or three: the third is the one that a press on the whole replaces best. */
const ANSWERS_IN_ORDER: readonly NudgeAnswer[] = ['yes', 'not-tonight', 'later'];

/** Which page a notification is about. */
function pathOf({ kind, subjectId }: Pick<About, 'kind' | 'subjectId'>): string {
  if (kind === 'entry') return '/journal';
  if (kind === 'shipped') return `/orders/${subjectId}`;
  return kind === 'payment' ? '/profile' : '/';
}

/** In a mail the address is there to read: a discreet one does not tell of a journal. */
export function mailedPathOf(about: Pick<About, 'kind' | 'subjectId' | 'isDiscreet'>): string {
  return about.isDiscreet && about.kind === 'entry' ? '/' : pathOf(about);
}

export function pushedNotification(about: About): PushedNotification {
  const { kind, subjectId, isDiscreet, answer } = about;
  const question = {
    nudgeId: subjectId ?? '',
    answers: ANSWERS_IN_ORDER.map((one) => ({ answer: one, title: ANSWER_TITLES[one] })),
  };
  return {
    ...wordsFor(kind, isDiscreet, answer),
    // An answer takes the place of the question that it answers.
    tag: kind === 'answer' ? 'nudge' : kind,
    path: pathOf(about),
    icon: isDiscreet ? DISCREET_ICON : PLAIN_ICON,
    ...(kind === 'nudge' && { question }),
  };
}

/** Every message is of one length, so that its size does not tell a push service what it is about. */
const MESSAGE_BYTES = 768;

export function messageText(notification: PushedNotification): string {
  const text = JSON.stringify(notification);
  return text + ' '.repeat(Math.max(0, MESSAGE_BYTES - Buffer.byteLength(text)));
}

const TOPIC_CHARACTERS = 32;

/** The same for the same notification sent again, and to a push service nothing but noise. */
export function topicOf({ memberId, key }: { memberId: string; key: string }): string {
  const hash = createHash('sha256').update(`${memberId} ${key}`).digest('base64url');
  return hash.slice(0, TOPIC_CHARACTERS);
}
