import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { products } from '../../content/products.ts';
import { itemsOf } from '../../contract/shop/products.ts';
import { ProductSheet } from './ProductSheet.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function decryptAnswers(id: string) {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`There is no ${id}.`);
  const items = itemsOf(product).map(({ key }) => ({ item: key, left: 10 }));
  const onChoose = vi.fn();
  const sheet = (
    <ProductSheet {...{ product: { ...product, items }, onChoose }} onClose={vi.fn()} />
  );
  await act(async () => root.render(sheet));
  return onChoose;
}

const group = (name: string) =>
  [...document.querySelectorAll('fieldset')].find(({ textContent }) =>
    textContent?.startsWith(name),
  );
const radio = (name: string, value: string) =>
  group(name)?.querySelector<HTMLInputElement>(`input[value="${value}"]`);
const click = (element: HTMLElement | null | undefined) => act(async () => element?.click());
const addToCart = () =>
  click([...document.querySelectorAll('button')].find((b) => b.textContent === 'Add to Cart'));

test('a set for two is added only when both sizes are chosen', async () => {
  const onChoose = await decryptAnswers('couples-workout-set');
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(1);
  expect(document.querySelector('[role=status]')?.textContent).toContain('choose both sizes');

  await addToCart();
  expect(onChoose).not.toHaveBeenCalled();
  expect(group('Size for one of you')?.textContent).toContain('Please choose a size.');
  expect(document.activeElement).toBe(radio('Size for one of you', 'XS'));

  await click(radio('Size for one of you', 'L'));
  await addToCart();
  expect(onChoose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(radio('Size for the other', 'XS'));

  await click(radio('Size for the other', 'S'));
  await addToCart();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({
    choice: { color: 'Plum', size: 'S and L', variant: null },
    quantity: 1,
    isSurprise: false,
  });
});

test('what is to be a surprise is one before it is in the cart', async () => {
  const onChoose = await decryptAnswers('blindfold-set');
  await click(document.querySelector<HTMLElement>('[role=switch]'));
  await addToCart();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ isSurprise: true, quantity: 1 }),
  );
});
