import { MAX_QUANTITY } from '../../contract/cart-totals.ts';
import { itemsOf } from '../../contract/products.ts';
import type { CartLine, NewCartLine } from '../../contract/store.ts';
import type { ShelfProduct } from './shelf.ts';

/** A line as it is shown: the couple's, or one that is on this device only so far. */
export type ShownLine = CartLine & { isHere: boolean };

/**
 * The couple's cart with what is still on its way into it. What the shelf no longer holds is left
 * out: the server would not take it either.
 */
export function shownLines(
  couples: readonly CartLine[],
  local: readonly NewCartLine[],
  shelf: readonly ShelfProduct[],
): ShownLine[] {
  const shown = couples.map((line): ShownLine => ({ ...line, isHere: false }));
  for (const line of local) {
    const at = shown.findIndex(
      ({ item, isOwn, isSurprise }) =>
        item === line.item && isSurprise === line.isSurprise && (isOwn || !isSurprise),
    );
    const known = shown[at];
    if (known) {
      const quantity = Math.min(known.quantity + line.quantity, MAX_QUANTITY);
      shown[at] = { ...known, quantity };
    } else {
      const priced = pricedLine(line, shelf);
      if (priced) shown.push(priced);
    }
  }
  return shown;
}

function pricedLine(
  { item: key, quantity, isSurprise }: NewCartLine,
  shelf: readonly ShelfProduct[],
): ShownLine | null {
  for (const product of shelf) {
    const left = product.items.find(({ item }) => item === key)?.left;
    const choice = itemsOf(product).find((item) => item.key === key);
    if (left === undefined || !choice) continue;
    const { color, size, variant } = choice;
    const { id: productId, name, image, priceCents } = product;
    const what = { item: key, productId, name, image, color, size, variant, priceCents };
    return { ...what, id: key, quantity, left, isSurprise, isOwn: true, isHere: true };
  }
  return null;
}
