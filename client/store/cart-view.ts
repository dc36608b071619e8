import { MAX_QUANTITY } from '../../contract/cart-totals.ts';
import { itemsOf } from '../../contract/products.ts';
import type { CartLine, NewCartLine } from '../../contract/store.ts';
import { leftOf, type ShelfProduct } from './shelf.ts';

/** A line as it is shown: the couple's, or one that is on this device only so far. */
export type ShownLine = CartLine & { isHere: boolean };

/**
 * The couple's cart with the additions that have not reached it yet. A line whose item is no longer
 * on the shelf is left out: the server would not take it either.
 */
export function shownLines(
  couples: readonly CartLine[],
  local: readonly NewCartLine[],
  shelf: readonly ShelfProduct[],
): ShownLine[] {
  const shown = couples.map((line): ShownLine => ({ ...line, isHere: false }));
  for (const line of local) {
    const known = shown.find(
      ({ item, isOwn, isSurprise }) =>
        item === line.item && isSurprise === line.isSurprise && (isOwn || !isSurprise),
    );
    if (known) known.quantity = Math.min(known.quantity + line.quantity, MAX_QUANTITY);
    else shown.push(...pricedLine(line, shelf));
  }
  return shown;
}

/** The line with what the shelf says of its item; none when the shelf does not hold it. */
function pricedLine(line: NewCartLine, shelf: readonly ShelfProduct[]): ShownLine[] {
  const product = shelf.find(({ items }) => items.some(({ item }) => item === line.item));
  const choice = product && itemsOf(product).find(({ key }) => key === line.item);
  if (!product || !choice) return [];
  const { color, size, variant } = choice;
  const { id: productId, name, image, priceCents } = product;
  const known = { productId, name, image, color, size, variant, priceCents };
  const left = leftOf(product, choice);
  const id = line.isSurprise ? `${line.item} surprise` : line.item;
  return [{ ...line, ...known, id, left, isOwn: true, isHere: true }];
}
