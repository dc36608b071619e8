import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FREE_SHIPPING_FROM_CENTS,
  MAX_QUANTITY,
  missingForFreeShipping,
  SHIPPING_CENTS,
  totalsOf,
} from './cart-totals.ts';

const aLine = fc.record({
  priceCents: fc.integer({ min: 1, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
});
function pieceByPiece({ priceCents, quantity }: { priceCents: number; quantity: number }) {
  return Array.from({ length: quantity }, () => ({ priceCents, quantity: 1 }));
}
const aCart = fc.array(aLine, { maxLength: 50 });

test.each([
  [[], { pieces: 0, subtotalCents: 0, shippingCents: 0, totalCents: 0 }],
  [
    [{ priceCents: 2899, quantity: 1 }],
    { pieces: 1, subtotalCents: 2899, shippingCents: SHIPPING_CENTS, totalCents: 3494 },
  ],
  [
    [{ priceCents: 7499, quantity: 1 }],
    { pieces: 1, subtotalCents: 7499, shippingCents: SHIPPING_CENTS, totalCents: 8094 },
  ],
  [
    [{ priceCents: 7500, quantity: 1 }],
    { pieces: 1, subtotalCents: 7500, shippingCents: 0, totalCents: 7500 },
  ],
  [
    [
      { priceCents: 3499, quantity: 2 },
      { priceCents: 9900, quantity: 1 },
    ],
    { pieces: 3, subtotalCents: 16_898, shippingCents: 0, totalCents: 16_898 },
  ],
])('%j adds up', (lines, totals) => {
  expect(totalsOf(lines)).toEqual(totals);
});

test('whatever is in a cart, its totals are whole cents that add up', () => {
  fc.assert(
    fc.property(aCart, (lines) => {
      const { pieces, subtotalCents, shippingCents, totalCents } = totalsOf(lines);
      // Count piece by piece, the slow way.
      const prices = lines.flatMap(pieceByPiece).map(({ priceCents }) => priceCents);
      expect(pieces).toBe(prices.length);
      expect(subtotalCents).toBe(prices.reduce((sum, price) => sum + price, 0));
      expect(totalCents).toBe(subtotalCents + shippingCents);
      expect([0, SHIPPING_CENTS]).toContain(shippingCents);
      expect(Number.isSafeInteger(totalCents)).toBe(true);
    }),
  );
});

test('the order of lines, or splitting one, changes no total', () => {
  fc.assert(
    fc.property(aCart, fc.integer({ min: 1, max: 1000 }), (lines, seed) => {
      const shuffled = lines.toSorted(
        (one, two) => ((one.priceCents * seed) % 7) - (two.quantity % 7),
      );
      const split = lines.flatMap(pieceByPiece);
      expect(totalsOf(shuffled)).toEqual(totalsOf(lines));
      expect(totalsOf(split)).toEqual(totalsOf(lines));
    }),
  );
});

test('adding what is missing makes delivery free, and a cent less does not', () => {
  fc.assert(
    fc.property(aCart, (lines) => {
      const totals = totalsOf(lines);
      const missing = missingForFreeShipping(totals);
      expect(missing > 0).toBe(totals.shippingCents > 0);
      if (missing === 0) return;
      const withMore = (cents: number) => totalsOf([...lines, { priceCents: cents, quantity: 1 }]);
      expect(withMore(missing).shippingCents).toBe(0);
      expect(withMore(missing).subtotalCents).toBe(FREE_SHIPPING_FROM_CENTS);
      expect(withMore(missing - 1).shippingCents).toBe(SHIPPING_CENTS);
    }),
  );
});
