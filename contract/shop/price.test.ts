import { expect, test } from 'vitest';
import { dollars, PREMIUM_PRICE_CENTS } from './price.ts';

test.each([
  [PREMIUM_PRICE_CENTS, '$19.99'],
  [0, '$0.00'],
  [5, '$0.05'],
  [10000, '$100.00'],
  [-1999, '-$19.99'],
])('%i cents read %s', (cents, text) => {
  // “Premium price $19.99/month; 3 free workouts.”
  expect(dollars(cents)).toBe(text);
});
