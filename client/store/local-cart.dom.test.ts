import { beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '../../contract/store.ts';
import { dropAllDrafts } from '../lib/drafts.ts';

const line = (item: string, quantity = 1) => ({ item, quantity, isSurprise: false });
const cart: Cart = {
  lines: [],
  totals: { pieces: 0, subtotalCents: 0, shippingCents: 0, totalCents: 0 },
};

/** The page loaded anew: only what the browser keeps is known. */
async function reloaded() {
  vi.resetModules();
  const local = await import('./local-cart.ts');
  const { deliverAdditions } = await import('./deliver-additions.ts');
  const { ApiError } = await import('../lib/api-error.ts');
  return { ...local, deliverAdditions, ApiError };
}

beforeEach(() => localStorage.clear());

test('a visitor finds the cart again after a reload', async () => {
  const page = await reloaded();
  page.addAsGuest(line('a'));
  page.addAsGuest(line('a', 2));
  page.addAsGuest(line('b'));
  page.changeGuestLine(line('b'), null);
  expect((await reloaded()).guestLines()).toEqual([line('a', 3)]);
});

test('a visitor may keep one of two alike a surprise, and change that', async () => {
  const page = await reloaded();
  const surprise = { ...line('a'), isSurprise: true };
  page.addAsGuest(line('a'));
  page.addAsGuest(surprise);
  page.changeGuestLine(surprise, { quantity: 3 });
  expect(page.guestLines()).toEqual([line('a'), { ...surprise, quantity: 3 }]);
  page.changeGuestLine(surprise, { isSurprise: false });
  expect(page.guestLines()).toEqual([line('a', 4)]);
});

test('what is not a cart is not taken for one', async () => {
  for (const text of [
    '{',
    '7',
    '[{"item":1}]',
    '[{"item":"a","quantity":-1,"isSurprise":false}]',
  ]) {
    localStorage.setItem('cart', text);
    expect((await reloaded()).guestLines()).toEqual([]);
  }
});

test("on signing in, the visitor's cart goes to the couple once, under one key", async () => {
  const page = await reloaded();
  page.addAsGuest(line('a'));
  page.adoptGuestLines('robin');
  page.adoptGuestLines('robin');
  expect(page.guestLines()).toEqual([]);
  const keys: string[] = [];
  const lost = () => Promise.reject(new TypeError('lost'));
  const outcome = await page.deliverAdditions('robin', ({ key }) => {
    keys.push(key);
    return lost();
  });
  expect(outcome).toEqual({ outcome: 'kept' });

  const later = await reloaded();
  await later.deliverAdditions('robin', async ({ key, lines }) => {
    keys.push(key);
    expect(lines).toEqual([line('a')]);
    return cart;
  });
  expect(new Set(keys).size).toBe(1);
  expect(later.unsentAdditions('robin')).toEqual([]);
});

test('what the server will never take is dropped, and the rest arrives', async () => {
  const page = await reloaded();
  page.addAsMember('robin', [line('gone')]);
  page.addAsMember('robin', [line('a')]);
  const outcome = await page.deliverAdditions('robin', async ({ lines }) => {
    if (lines[0]?.item === 'gone') throw new page.ApiError(400, '{"message":"No such item."}');
    return cart;
  });
  expect(outcome).toEqual({ outcome: 'refused', reason: 'No such item.' });
  expect(page.unsentAdditions('robin')).toEqual([]);
});

test("signing out leaves nothing of a member's cart in the browser", async () => {
  const page = await reloaded();
  page.addAsMember('robin', [line('a')]);
  dropAllDrafts();
  expect(localStorage.length).toBe(0);
  expect((await reloaded()).unsentAdditions('robin')).toEqual([]);
});
