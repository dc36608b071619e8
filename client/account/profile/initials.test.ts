import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('initials are the first letters of both names', () => {
  expect(initials({ firstName: 'Alex', lastName: 'de la Cruz' })).toBe('AD');
});

test('one name gives one letter', () => {
  expect(initials({ firstName: 'élodie', lastName: null })).toBe('É');
});
