import { describe, expect, test } from 'vitest';
import { grouped, monthAndYear, refusedField } from './card-input.ts';

test.each([
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242/4242', '4242 4242 4242 4242'],
  ['four', ''],
  ['9'.repeat(30), '9999 9999 9999 9999 999'],
])('a card number typed as %j reads %j', (typed, shown) => {
  expect(grouped(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['12/', '12/'],
  ['123', '12/3'],
  ['1234', '12/34'],
  ['12/34', '12/34'],
  ['12 / 34', '12/34'],
  ['12/2034', '12/2034'],
  ['5', '05'],
  ['5/30', '05/30'],
  ['0534', '05/34'],
])('an expiry date typed as %j reads %j', (typed, shown) => {
  expect(monthAndYear(typed)).toBe(shown);
});

describe('a refusal marks the field it speaks of', () => {
  test.each([
    ['Your card number is invalid.', 'number'],
    ['Your card was declined.', 'number'],
    ['Your card has insufficient funds.', 'number'],
    ["Your card's expiry date is invalid.", 'expiry'],
    ['Your card has expired.', 'expiry'],
    ["Your card's security code is invalid.", 'code'],
  ])('%s', (reason, field) => {
    expect(refusedField(reason)).toBe(field);
  });
});
