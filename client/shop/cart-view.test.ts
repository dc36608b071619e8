import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';
import { itemsOf } from '../../contract/shop/products.ts';
import type { CartLine } from '../../contract/shop/store.ts';
import { shownLines } from './cart-view.ts';
import { joined } from './local-cart.ts';

const stocked = products.map((product) => ({
  ...product,
  items: itemsOf(product).map(({ key }) => ({ item: key, left: 10 })),
}));
const GAME = 'couples-game.-.-.first-edition';

function local(item: string, quantity = 1, isSurprise = false) {
  return { item, quantity, isSurprise };
}

function couples(changes: Partial<CartLine> = {}): CartLine {
  const [line] = shownLines([], [local(GAME)], stocked);
  if (!line) throw new Error('The game is not in the store.');
  const { isHere, isGrowing, ...rest } = line;
  return { ...rest, id: 'of-the-server', ...changes };
}

test('a visitor sees names and prices of the store, never of the browser', () => {
  const [line] = shownLines([], [local('silk-sleep-set.wine.shirt-m-shorts-l.-', 2)], stocked);
  expect(line).toMatchObject({
    name: 'Silk Sleep Set',
    color: 'Wine',
    size: 'shirt M, shorts L',
    variant: null,
    priceCents: 15699,
    quantity: 2,
    isHere: true,
  });
});

test('what is on its way joins the line that it will become', () => {
  const lines = shownLines([couples({ quantity: 2 })], [local(GAME, 3)], stocked);
  expect(lines).toMatchObject([
    { id: 'of-the-server', quantity: 5, isHere: false, isGrowing: true },
  ]);
});

test('a surprise does not join what both can see', () => {
  expect(shownLines([couples()], [local(GAME, 1, true)], stocked)).toHaveLength(2);
});

test('what is no longer sold is not shown', () => {
  expect(shownLines([], [local('couples-game.-.-.lost-edition')], stocked)).toEqual([]);
});

test('the same item is one line, and no line holds more than may be ordered', async () => {
  const line = fc.record({
    item: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    isSurprise: fc.boolean(),
  });
  await fc.assert(
    fc.property(fc.array(line), (lines) => {
      const whole = joined(lines);
      const names = whole.map(({ item, isSurprise }) => `${item} ${isSurprise}`);
      expect(new Set(names).size).toBe(names.length);
      for (const { item, isSurprise, quantity } of whole) {
        const all = lines.filter((one) => one.item === item && one.isSurprise === isSurprise);
        const sum = all.reduce((total, one) => total + one.quantity, 0);
        expect(quantity).toBe(Math.min(sum, MAX_QUANTITY));
      }
    }),
  );
});
