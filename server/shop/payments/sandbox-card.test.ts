import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verdictOn } from './sandbox-card.ts';

const NOW = new Date('2026-03-11T12:00:00Z');
const card = { number: '4242424242424242', expiry: '12/34', code: '123' };

test.each(['12/34', '12 / 34', '12/2034', '1234', '3/26', '03/26', '12-34'])(
  'an expiry date may be written as %s',
  (expiry) => {
    expect(verdictOn({ ...card, expiry }, NOW)).toMatchObject({ outcome: 'paid' });
  },
);

test('a card is good to the last moment of its month', () => {
  const verdict = { ...card, expiry: '03/26' };
  const end = new Date('2026-04-01T00:00:00Z');
  expect(verdictOn(verdict, new Date(end.getTime() - 1))).toEqual({
    outcome: 'paid',
    goodUntil: end,
  });
  expect(verdictOn(verdict, end)).toEqual({
    outcome: 'refused',
    message: 'Your card has expired.',
  });
});

test('a card number with one wrong digit is invalid', () => {
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digit = (Number(card.number[place]) + by) % 10;
      const wrong = card.number.slice(0, place) + digit + card.number.slice(place + 1);
      expect(verdictOn({ ...card, number: wrong }, NOW)).toEqual({
        outcome: 'refused',
        message: 'Your card number is invalid.',
      });
    }),
  );
});

test('no other number pays', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (number) => {
      expect(verdictOn({ ...card, number }, NOW)).toEqual({
        outcome: 'refused',
        message: 'Your card number is invalid.',
      });
    }),
  );
});
