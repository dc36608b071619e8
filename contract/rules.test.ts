import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailKey, isEmail, signUpProblem, splitName } from './auth/auth.ts';
import { cursorAfter } from './cursor.ts';
import { schemas } from './journal/journal.schemas.ts';
import { entryProblem } from './journal/journal.ts';
import { addressOfCall, firstCalls } from './page-data/first-calls.ts';
import { PAGES, pageAt } from './pages.ts';
import { readPreferences, THEMES, writePreferences } from './preferences.ts';
import { dollars } from './shop/price.ts';
import { ProductId } from './shop/products.schemas.ts';
import { choiceText, itemKey, itemsOf, type Product } from './shop/products.ts';
import { ItemKeyText } from './shop/store.schemas.ts';
import { characterCount, isWholeText } from './text.ts';
import { estimatedCalories, savedMinutes } from './training/calories.ts';

const text = fc.string({ unit: 'binary', maxLength: 60 });
const name = fc.string({ unit: 'grapheme', maxLength: 60 });
const seconds = fc.integer({ min: 0, max: 86_400 });

test('an address has one @ and no space, and is told apart without regard to case', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(isEmail(email)).toBe(email.length <= 254);
      expect(emailKey(` ${email.toUpperCase()} `)).toBe(emailKey(email));
      expect(isEmail(`${email} x`)).toBe(false);
      expect(isEmail(email.replace('@', '@@'))).toBe(false);
    }),
  );
  fc.assert(
    fc.property(text, (any) => {
      expect(emailKey(emailKey(any))).toBe(emailKey(any));
      if (isEmail(any)) expect(any).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    }),
  );
});

test('a name keeps every letter when it is split', () => {
  const letters = (parts: (string | null)[]) => parts.join('').replace(/\s/gu, '');
  fc.assert(
    fc.property(name, (any) => {
      const { firstName, lastName } = splitName(any);
      expect(firstName).not.toMatch(/\s/u);
      expect(lastName).not.toBe('');
      expect(letters([firstName, lastName])).toBe(letters([any]));
    }),
  );
});

test('a sign-up has exactly one problem at a time, the first in the order people are told', () => {
  const field = fc.oneof(fc.constantFrom('', '  ', 'a@b.co', 'A@B.CO', 'longer one'), text);
  const form = fc.record({
    partner1Name: field,
    partner1Email: field,
    partner1Phone: field,
    partner1Password: field,
    partner2Name: field,
    partner2Email: field,
    partner2Phone: field,
    partner2Password: field,
  });
  fc.assert(
    fc.property(form, (filled) => {
      const problem = signUpProblem(filled);
      const isMissing = Object.values(filled).some((value) => value.trim() === '');
      expect(problem === 'missing').toBe(isMissing);
      if (problem !== null) return;
      expect(isEmail(filled.partner1Email.trim()) && isEmail(filled.partner2Email.trim())).toBe(
        true,
      );
      expect(filled.partner1Password.length).toBeGreaterThan(5);
      expect(filled.partner2Password.length).toBeGreaterThan(5);
      expect(emailKey(filled.partner1Email)).not.toBe(emailKey(filled.partner2Email));
    }),
  );
});

test('longer training never burns less, and minutes are never further off than half of one', () => {
  fc.assert(
    fc.property(seconds, seconds, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(estimatedCalories(less)).toBeLessThanOrEqual(estimatedCalories(more));
      expect(Math.abs(savedMinutes(one) * 60 - one)).toBeLessThanOrEqual(30);
      expect(Number.isInteger(estimatedCalories(one))).toBe(true);
    }),
  );
});

test('money is written with all its cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(dollars(cents)).toMatch(/^-?\$\d+\.\d\d$/);
      expect(Number(dollars(cents).replace(/[$.]/g, ''))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

test('characters are counted as people count them, and only whole text can be kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (whole) => {
      expect(characterCount(whole)).toBe([...whole].length);
      expect(isWholeText(whole)).toBe(!whole.includes('\0'));
      expect(isWholeText(`${whole}\ud83c`)).toBe(false);
    }),
  );
});

test('a draft without a problem is one that the call takes', () => {
  fc.assert(
    fc.property(text, text, (title, content) => {
      const isRefused = content.trim() === '' || !isWholeText(title + content);
      expect(entryProblem({ title, content }) !== null).toBe(isRefused);
    }),
  );
});

test('a place in the journal is found again by its cursor, and nothing else is one', () => {
  const { querystring } = schemas.listEntries;
  const moments = fc.date({
    min: new Date(0),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.uuid(), (moment, id) => {
      const place = { createdAt: moment.toISOString(), id };
      expect(querystring.parse({ before: cursorAfter(place) }).before).toEqual(place);
    }),
  );
  fc.assert(
    fc.property(text, (before) => {
      expect(querystring.safeParse({ before }).success).toBe(false);
    }),
  );
});

test('preferences survive their cookie, and any other cookie gives some that can be used', () => {
  const preferences = fc.record({
    theme: fc.constantFrom(...THEMES),
    isDiscreet: fc.boolean(),
    timeZone: fc.constantFrom(null, 'UTC', 'Europe/Lisbon', 'America/New_York'),
  });
  fc.assert(
    fc.property(preferences, (chosen) => {
      expect(readPreferences(writePreferences(chosen))).toEqual(chosen);
    }),
  );
  fc.assert(
    fc.property(text, (cookie) => {
      const { theme, isDiscreet } = readPreferences(cookie);
      expect(THEMES).toContain(theme);
      expect(typeof isDiscreet).toBe('boolean');
    }),
  );
});

test('every page is one with or without a slash at its end, and nothing deeper is', () => {
  expect(pageAt('/account/nothing')).toBeNull();
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(PAGES)), fc.webSegment(), (page, segment) => {
      const path = page.replace(':id', segment || 'x').replace(':section', 'you');
      expect(pageAt(path)).not.toBeNull();
      expect(pageAt(`${path.replace(/\/$/, '')}/`)).not.toBeNull();
      expect(pageAt(`${path}/deeper/still`)).toBeNull();
    }),
  );
});

test.each([
  ['101', ['/api/workouts/101']],
  ['stretch', ['/api/workouts/category/stretch']],
  ['yoga', []],
  ['0', []],
  ['0101', []],
  ['12345678901234567890', []],
])('/workout/%s asks first for %j', (id, calls) => {
  expect(firstCalls(`/workout/${id}`, false).map(addressOfCall)).toEqual(calls);
});

/** Builds a product with these choices, the only part that affects the keys of its items. */
function offering(id: ProductId, [colors = [], sizes = [], variants = []]: string[][]): Product {
  return {
    id,
    colors: colors.map((color) => ({ name: color, hex: '#000' })),
    sizes,
    variants,
  } as never;
}

test('every choice of a product is one item, with a key of its own that calls accept', () => {
  const named = fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{1,6}( [a-z0-9]{1,4})?$/), {
    maxLength: 4,
    selector: (word) => word.toLowerCase(),
  });
  const choices = fc.array(named, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...ProductId.options), choices, (id, lists) => {
      const product = offering(id, lists);
      const items = itemsOf(product);
      expect(items).toHaveLength(lists.reduce((count, list) => count * (list.length || 1), 1));
      expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
      for (const item of items) {
        expect(itemKey(id, item)).toBe(item.key);
        expect(ItemKeyText.safeParse(item.key).success).toBe(true);
        const chosen = [item.color, item.size, item.variant];
        expect(chosen.map((choice) => choice === null)).toEqual(
          lists.map((list) => list.length === 0),
        );
        for (const choice of chosen) if (choice) expect(choiceText(item)).toContain(choice);
      }
    }),
  );
});

test('an item’s key has its product and three choices, whatever these are called', () => {
  const choice = fc.option(name);
  fc.assert(
    fc.property(
      fc.constantFrom(...ProductId.options),
      fc.record({ color: choice, size: choice, variant: choice }),
      (id, chosen) => {
        const [product, ...slugs] = itemKey(id, chosen).split('.');
        expect(product).toBe(id);
        expect(slugs).toHaveLength(3);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]*$/);
      },
    ),
  );
});
