import { describe, expect, test } from 'vitest';
import { NOTIFICATION_KINDS, NUDGE_ANSWERS } from '../../contract/notifications/reminders.ts';
import type { NotifiedKind } from '../db/notifications.ts';
import { notificationMail, shippedMail } from '../mail/reminder-mails.ts';
import { mailedPathOf, messageText, pushedNotification } from './compose-notification.ts';
import { wordsFor } from './notification-words.ts';

const KINDS: NotifiedKind[] = [...NOTIFICATION_KINDS, 'answer'];
const SUBJECT_ID = '3f2a91bc-0000-4000-8000-000000000000';
const everyCase = KINDS.flatMap((kind) =>
  [true, false].flatMap((isDiscreet) =>
    [null, ...NUDGE_ANSWERS].map((answer) => ({ kind, isDiscreet, answer })),
  ),
);

/** Words that a glance at a locked phone must not reveal, in any mode. */
const TELLING =
  /sex|workout|exercise|train|fit|bedroom|bed\b|intima|couple|partner|premium|journal|diary|challenge|love|kiss|touch|body|naked|erotic|desire|pleasure|romance|spouse|husband|wife|together/i;
/**
 * Words that discreet mode must not reveal either: that there are two people, an evening or a
 * habit.
 */
const TELLING_IN_DISCREET = /tonight|two\b|streak|in a row|date\b|home\b|expected/i;

describe.each(everyCase)('$kind, discreet: $isDiscreet, answer: $answer', (about) => {
  const pushed = pushedNotification({ ...about, subjectId: SUBJECT_ID });
  const shown = [
    pushed.title,
    pushed.body,
    ...(pushed.question?.answers.map(({ title }) => title) ?? []),
  ];

  test('tells nothing on a locked phone', () => {
    for (const words of shown) expect(words).not.toMatch(TELLING);
    if (about.isDiscreet) {
      for (const words of [pushed.title, pushed.body]) {
        expect(words).not.toMatch(TELLING_IN_DISCREET);
      }
      expect(pushed.title).toBe('Planner');
      expect(pushed.icon).toContain('planner');
    }
  });

  test('is of one size with every other, so that its size tells nothing', () => {
    expect(Buffer.byteLength(messageText({ ...pushed }))).toBe(768);
  });

  test('has a subject and a mail that tell as little', () => {
    const to = { email: 'kim@example.org', firstName: 'Kim', isDiscreet: about.isDiscreet };
    const words = wordsFor(about.kind, about.isDiscreet, about.answer);
    const path = about.isDiscreet ? mailedPathOf({ ...about, subjectId: SUBJECT_ID }) : '/';
    const unsubscribing = { postUrl: 'https://app.example/p', pageUrl: 'https://app.example/u' };
    const mails = [
      notificationMail(to, words, `https://app.example${path}`, unsubscribing),
      shippedMail(to, '3F2A-91BC', 'https://app.example/orders/1', unsubscribing),
    ];
    for (const { subject, text } of mails) {
      expect(subject).not.toMatch(TELLING);
      expect(text).not.toMatch(TELLING);
      // Check for names too: a subject shows on a locked phone.
      expect(subject).not.toMatch(/Kim|Robin|@/);
    }
  });
});

test('the words are fixed: no name, no title and nothing that anyone wrote can be in them', () => {
  const texts = everyCase.map(({ kind, isDiscreet, answer }) =>
    JSON.stringify(wordsFor(kind, isDiscreet, answer)),
  );
  expect(new Set(texts).size).toBeLessThanOrEqual(18);
});
