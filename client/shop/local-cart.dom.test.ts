import { beforeEach, expect, test, vi } from 'vitest';

const line = (item: string, quantity = 1) => ({ item, quantity, isSurprise: false });
/** Loads the page again: only data in the browser's storage is known. */
async function reloaded() {
  vi.resetModules();
  return import('./local-cart.ts');
}

beforeEach(() => localStorage.clear());

test('a visitor finds the cart again after a reload', async () => {
  const page = await reloaded();
  page.addAsGuest(line('a'));
  page.addAsGuest(line('a', 2));
  page.addAsGuest(line('b'));
  page.changeGuestLine(line('b'), null);
  expect((await reloaded()).guestLines.get()).toEqual([line('a', 3)]);
});

test('a visitor may keep one of two alike a surprise, and change that', async () => {
  const page = await reloaded();
  const surprise = { ...line('a'), isSurprise: true };
  page.addAsGuest(line('a'));
  page.addAsGuest(surprise);
  page.changeGuestLine(surprise, { quantity: 3 });
  expect(page.guestLines.get()).toEqual([line('a'), { ...surprise, quantity: 3 }]);
  page.changeGuestLine(surprise, { isSurprise: false });
  expect(page.guestLines.get()).toEqual([line('a', 4)]);
});

test('what is not a cart is not taken for one', async () => {
  for (const text of [
    '{',
    '7',
    '[{"item":1}]',
    '[{"item":"a","quantity":-1,"isSurprise":false}]',
  ]) {
    localStorage.setItem('cart', text);
    expect((await reloaded()).guestLines.get()).toEqual([]);
  }
});

test("on signing in, the visitor's lines are taken once", async () => {
  const page = await reloaded();
  page.addAsGuest(line('a'));
  expect(page.takeGuestLines()).toEqual([line('a')]);
  expect(page.takeGuestLines()).toEqual([]);
  expect((await reloaded()).guestLines.get()).toEqual([]);
});
