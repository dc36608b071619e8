import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_MAX_LENGTH } from '../../contract/auth/auth.ts';
import { NOTIFICATION_KINDS, NUDGE_ANSWERS } from '../../contract/notifications/reminders.ts';
import type { NotifiedKind } from '../db/notifications.ts';
import { notificationMail, shippedMail } from '../mail/reminder-mails.ts';
import { mailedPathOf, messageText, pushedNotification } from './compose-notification.ts';
import { wordsFor } from './notification-words.ts';

const KINDS: NotifiedKind[] = [...NOTIFICATION_KINDS, 'answer', 'proposed'];
const SUBJECT_ID = '3f2a91bc-0000-4000-8000-000000000000';
const everyCase = KINDS.flatMap((kind) =>
  [true, false].flatMap((isDiscreet) =>
    [null, ...NUDGE_ANSWERS].map((answer) => ({
      kind,
      isDiscreet,
      answer,
      partnerName: null,
      streakDays: null,
    })),
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
    const words = wordsFor(about);
    const path = about.isDiscreet ? mailedPathOf({ ...about, subjectId: SUBJECT_ID }) : '/';
    const unsubscribing = { postUrl: 'https://app.example/p', pageUrl: 'https://app.example/u' };
    const mails = [
      notificationMail(to, words, `https://app.example${path}`, unsubscribing),
      shippedMail(
        to,
        { reference: '3F2A-91BC', tracking: 'Parcel 4471' },
        'https://app.example/orders/1',
        unsubscribing,
      ),
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
  const texts = everyCase.map((about) => JSON.stringify(wordsFor(about)));
  expect(new Set(texts).size).toBeLessThanOrEqual(22);
});

test('a streak that ends tonight is told by its length, but not in discreet mode', () => {
  const about = {
    kind: 'streak',
    subjectId: null,
    answer: null,
    partnerName: 'Theo',
    streakDays: 13,
  } as const;
  const bodyOf = (isDiscreet: boolean) => pushedNotification({ ...about, isDiscreet }).body;
  expect(bodyOf(false)).toBe('Your 13-day streak ends at midnight.');
  expect(bodyOf(true)).toBe('You have one thing left today.');
});

describe('for a member who lets notifications name their partner', () => {
  const named = {
    subjectId: SUBJECT_ID,
    isDiscreet: false,
    answer: 'not-tonight',
    streakDays: null,
  } as const;

  test.each([
    ['planned', 'Time for two', 'Your plan with Theo starts soon.'],
    ['proposed', 'New in your plan', 'It’s from Theo. Tap to see when.'],
    ['nudge', 'Tonight?', 'Theo’s asking. Tap to answer.'],
    ['answer', 'Not tonight', 'Theo said not tonight.'],
    ['room', 'Theo’s ready', 'Join whenever you like.'],
    ['entry', 'Something new for you', 'Theo shared a page with you.'],
    ['shipped', 'On its way', 'Your order has shipped.'],
  ] as const)('%s: %s / %s', (kind, title, body) => {
    const shown = pushedNotification({ ...named, kind, partnerName: 'Theo' });
    expect(shown).toMatchObject({ title, body });
    expect(`${shown.title} ${shown.body}`).not.toMatch(TELLING);
  });

  test('discreet mode names nobody', () => {
    for (const kind of KINDS) {
      const about = { ...named, kind, isDiscreet: true, partnerName: 'Theo' };
      expect(JSON.stringify(pushedNotification(about))).not.toContain('Theo');
    }
  });

  test('however long the name is, the message has the length of the others', () => {
    const names = fc.string({ unit: 'binary', minLength: 1, maxLength: NAME_MAX_LENGTH });
    fc.assert(
      fc.property(names, fc.constantFrom(...KINDS), (partnerName, kind) => {
        const text = messageText(pushedNotification({ ...named, kind, partnerName }));
        expect(Buffer.byteLength(text)).toBe(768);
      }),
    );
  });
});
