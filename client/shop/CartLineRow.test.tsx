import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { products } from '../../content/products.ts';
import { itemsOf } from '../../contract/shop/products.ts';
import type { NewCartLine } from '../../contract/shop/store.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { shownLines } from './cart-view.ts';

const stocked = products.map((product) => ({
  ...product,
  items: itemsOf(product).map(({ key }) => ({ item: key, left: 10 })),
}));
const game = { item: 'couples-game.-.-.first-edition', isSurprise: false };

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Shows the only line of a cart in which the couple has two games. */
async function show(additions: readonly NewCartLine[]) {
  const [known] = shownLines([], [{ ...game, quantity: 2 }], stocked);
  if (!known) throw new Error('The game is not in the store.');
  const { isHere, isGrowing, ...couples } = known;
  const [line] = shownLines([{ ...couples, id: 'of-the-server' }], additions, stocked);
  if (!line) throw new Error('There is no line.');
  const onChange = vi.fn();
  await act(async () =>
    root.render(<CartLineRow line={line} isCouples onChoose={vi.fn()} onChange={onChange} />),
  );
  return onChange;
}

const press = (name: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label^="${name}"]`)?.click());

test('a line to which more is on its way is not changed before that has arrived', async () => {
  const onChange = await show([{ ...game, quantity: 1 }]);
  expect(document.querySelector('output')?.textContent).toBe('3');
  for (const name of ['One more', 'One less', 'Remove', 'Keep this a surprise']) await press(name);
  expect(onChange).not.toHaveBeenCalled();

  const onChangeLater = await show([]);
  await press('One more');
  expect(onChangeLater).toHaveBeenCalledExactlyOnceWith({ quantity: 3 });
});
