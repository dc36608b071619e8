import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAt } from '../contract/pages.ts';
import { facebookLink, twitterLink } from './achievements/share-links.ts';
import { isLocalPath, pathAfterLogin } from './auth/redirect-after-login.ts';
import { fieldsWithProblem } from './auth/sign-up-form.ts';
import { ordinal } from './challenges/ordinal.ts';
import { entriesMatching } from './journal/search.ts';
import { ApiError } from './lib/api-error.ts';
import { paths } from './lib/paths.ts';
import { grouped, monthAndYear, refusedField } from './payments/card-input.ts';
import { initials } from './profile/initials.ts';
import { caloriesOf } from './progress/calories-of.ts';
import { clockText } from './workouts/clock-text.ts';

const ORIGIN = 'https://app.example';
const text = fc.string({ unit: 'binary', maxLength: 60 });
const typed = fc.string({ unit: 'grapheme', maxLength: 40 });

test('a sign-in never leads to another site', () => {
  const slashes = fc.stringMatching(/^[/\\\t\n .@:a-z]{0,12}$/);
  fc.assert(
    fc.property(fc.oneof(text, slashes, fc.webUrl(), fc.webPath()), (stored) => {
      const path = pathAfterLogin(stored);
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      if (isLocalPath(stored)) expect(new URL(stored, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 500 },
  );
});

test('every workout has an address of its own, whatever it is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      fc.pre(!/^\.{1,2}$/.test(id));
      expect(pageAt(new URL(paths.workout(id), ORIGIN).pathname)).not.toBeNull();
    }),
  );
});

test('every place has one of four endings', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(ordinal(count)).toMatch(/^\d+(st|nd|rd|th)$/);
      const isTeen = Math.floor((count % 100) / 10) === 1;
      if (isTeen) expect(ordinal(count)).toBe(`${count}th`);
    }),
  );
});

test('what is typed as a card keeps its digits and gains nothing but spaces', () => {
  fc.assert(
    fc.property(text, (any) => {
      const digits = any.replace(/\D/g, '').slice(0, 19);
      expect(grouped(any).replaceAll(' ', '')).toBe(digits);
      expect(grouped(grouped(any))).toBe(grouped(any));
      expect(monthAndYear(any)).toMatch(/^\d{0,2}(\/\d{0,4})?$/);
      expect(monthAndYear(monthAndYear(any))).toBe(monthAndYear(any));
      expect(['number', 'expiry', 'code']).toContain(refusedField(any));
    }),
  );
});

test('a clock shows every second once', () => {
  fc.assert(
    fc.property(fc.nat({ max: 359_999 }), (seconds) => {
      const parts = clockText(seconds).split(':').map(Number);
      expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds);
    }),
  );
});

test('initials are at most two letters, and never half of one', () => {
  fc.assert(
    fc.property(typed, fc.option(typed), (firstName, lastName) => {
      const letters = initials({ firstName, lastName });
      expect(/\p{Surrogate}/u.test(letters)).toBe(false);
      if (firstName.trim() === '' && !lastName?.trim()) expect(letters).toBe('');
    }),
  );
});

test('a search finds an entry by any of its own words, and narrows with each more', () => {
  const entry = fc.record({ content: typed, title: fc.option(typed) }).map((written) => ({
    ...written,
    id: 'an entry',
    mood: null,
    isSharedWithPartner: false,
    createdAt: '2026-03-11T12:00:00.000Z',
    isOwn: true,
    authorName: 'Robin',
  }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), typed, typed, (entries, one, other) => {
      const found = entriesMatching(entries, one);
      expect(entries).toEqual(expect.arrayContaining([...found]));
      const fewer = entriesMatching(entries, `${one} ${other}`);
      expect(found).toEqual(expect.arrayContaining([...fewer]));
      for (const { content } of entries) {
        const [word = ''] = content.trim().split(/\s+/u);
        expect(entriesMatching(entries, word).some((match) => match.content === content)).toBe(
          true,
        );
      }
    }),
  );
});

test('a refusal keeps what was said, whether or not it is JSON', () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 599 }), text, (status, body) => {
      expect(new ApiError(status, body).message).toBe(`${status}: ${body}`);
      expect(new ApiError(status, JSON.stringify({ message: body })).reason).toBe(body);
    }),
  );
});

test('what is shared reaches the network as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), (words, url) => {
      expect(new URL(twitterLink(words, url)).searchParams.get('text')).toBe(words);
      expect(new URL(facebookLink(words, url)).searchParams.get('u')).toBe(url);
    }),
  );
});

test('calories are the sum of what was completed', () => {
  const session = (caloriesBurned: number | null) => ({ caloriesBurned }) as never;
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat({ max: 5_000 }))), (burned) => {
      const sum = burned.reduce<number>((total, calories) => total + (calories ?? 0), 0);
      expect(caloriesOf(burned.map(session))).toBe(sum);
    }),
  );
});

test('a form marks exactly the fields that are empty', () => {
  const fields = ['Name', 'Email', 'Phone', 'Password'];
  const names = [1, 2].flatMap((partner) => fields.map((field) => `partner${partner}${field}`));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('', ' ', 'x'), { minLength: 8, maxLength: 8 }),
      (values) => {
        const form = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
        const empty = names.filter((name) => form[name]?.trim() === '');
        expect(fieldsWithProblem(form as never, 'missing')).toEqual(empty);
      },
    ),
  );
});
