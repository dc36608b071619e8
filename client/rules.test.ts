import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '../content/products.ts';
import { pageAt } from '../contract/pages.ts';
import { type Choice, itemKey, itemsOf } from '../contract/shop/products.ts';
import { initials } from './account/profile/initials.ts';
import { isLocalPath, pathAfterLogin } from './auth/redirect-after-login.ts';
import { fieldErrors } from './auth/sign-up-form.ts';
import { entriesMatching } from './journal/search.ts';
import { ApiError } from './lib/api-error.ts';
import { paths } from './lib/paths.ts';
import { facebookLink, twitterLink } from './progress/achievements/share-links.ts';
import { caloriesOf } from './progress/calories-of.ts';
import { ordinal } from './progress/challenges/ordinal.ts';
import { grouped, monthAndYear, refusedField } from './shop/payments/card-input.ts';
import { productsMatching } from './shop/search.ts';
import { isOffered, isSoldOut, leftOf, type StoreProduct, usualChoice } from './shop/stock.ts';
import { clockText } from './training/player/clock-text.ts';

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
    isUnread: false,
    hasHeart: false,
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

test('a form marks exactly the fields that are empty or wrong', () => {
  const fields = ['Name', 'Email', 'Phone', 'Password'];
  const names = [1, 2].flatMap((partner) => fields.map((field) => `partner${partner}${field}`));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('', ' ', 'long enough'), { minLength: 8, maxLength: 8 }),
      (values) => {
        const form = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
        const wrong = names.filter((name) => name.endsWith('Email') || !form[name]?.trim());
        expect(Object.keys(fieldErrors({ ...form, invitationLine: '' } as never))).toEqual(wrong);
      },
    ),
  );
});

/** Any product of ours, with any number left of each of its items. */
const inStock: fc.Arbitrary<StoreProduct> = fc.constantFrom(...products).chain((product) => {
  const items = itemsOf(product);
  const counts = fc.array(fc.constantFrom(0, 0, 0, 1, 7), {
    minLength: items.length,
    maxLength: items.length,
  });
  return counts.map((left) => ({
    ...product,
    items: items.map(({ key }, index) => ({ item: key, left: left[index] ?? 0 })),
  }));
});

test('what is put in a cart unasked is something that is there, unless nothing is', () => {
  fc.assert(
    fc.property(inStock, (product) => {
      const usual = usualChoice(product);
      // Sets for two have no usual choice.
      if (!usual) {
        expect(product.pair).toBeDefined();
        return;
      }
      expect(product.items.map(({ item }) => item)).toContain(itemKey(product.id, usual));
      expect(leftOf(product, usual) > 0).toBe(!isSoldOut(product));
    }),
    { numRuns: 300 },
  );
});

test('an option is offered exactly where some item that has it is left', () => {
  fc.assert(
    fc.property(inStock, (product) => {
      const all = itemsOf(product);
      const left = new Map(product.items.map((one) => [one.item, one.left]));
      const there = all.filter(({ key }) => left.get(key));
      for (const name of ['color', 'size', 'variant'] satisfies (keyof Choice)[]) {
        for (const value of new Set(all.map((item) => item[name]))) {
          const hasIt = there.some((item) => item[name] === value);
          expect(isOffered(product, name, value)).toBe(hasIt);
        }
      }
      expect(isSoldOut(product)).toBe(there.length === 0);
    }),
    { numRuns: 300 },
  );
});

test('the categories share out what a search of the whole store finds, and another word finds no more', () => {
  const words = products.flatMap(({ name, description }) => `${name} ${description}`.split(/\s+/));
  const question = fc.oneof(fc.constantFrom(...words), typed);
  fc.assert(
    fc.property(question, question, (one, other) => {
      const found = productsMatching(products, 'all', one);
      const byCategory = (['apparel', 'romantic', 'bedroom'] as const).flatMap((category) =>
        productsMatching(products, category, one).map((product) => ({ category, product })),
      );
      expect(new Set(byCategory.map(({ product }) => product))).toEqual(new Set(found));
      expect(byCategory).toHaveLength(found.length);
      for (const { category, product } of byCategory) expect(product.category).toBe(category);
      const narrower = productsMatching(products, 'all', `${one} ${other}`);
      expect(found).toEqual(expect.arrayContaining([...narrower]));
    }),
  );
});

test('a product is found by any word of its name or description, however it is typed', () => {
  const asked = fc.constantFrom(...products).chain((product) =>
    fc.record({
      product: fc.constant(product),
      word: fc.constantFrom(...`${product.name} ${product.description}`.split(/\s+/)),
      isLoud: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(asked, ({ product, word, isLoud }) => {
      const question = `  ${isLoud ? word.toUpperCase() : word}\t`;
      expect(productsMatching(products, product.category, question)).toContain(product);
    }),
  );
});
