import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';
import { itemsOf } from '../../contract/shop/products.ts';
import type { CartLine, NewCartLine } from '../../contract/shop/store.ts';
import { leftOf, type StoreProduct } from './stock.ts';

/** Line as shown: from the couple's cart, or so far only on this device. */
export type ShownLine = CartLine & {
  isHere: boolean;
  /**
   * True for a line of the couple's cart with pieces still to arrive there: the final quantity is
   * not certain.
   */
  isGrowing: boolean;
};

/**
 * Merges the couple's cart with the additions that have not reached it yet. Lines whose item is no
 * longer in the store are left out: the server would not accept them either.
 */
export function shownLines(
  couples: readonly CartLine[],
  local: readonly NewCartLine[],
  products: readonly StoreProduct[],
): ShownLine[] {
  const shown = couples.map((line): ShownLine => ({ ...line, isHere: false, isGrowing: false }));
  for (const line of local) {
    const known = shown.find(
      ({ item, isOwn, isSurprise }) =>
        item === line.item && isSurprise === line.isSurprise && (isOwn || !isSurprise),
    );
    if (known) {
      known.quantity = Math.min(known.quantity + line.quantity, MAX_QUANTITY);
      known.isGrowing = !known.isHere;
    } else shown.push(...pricedLine(line, products));
  }
  return shown;
}

/** Adds the store's data to a line; empty if the item is no longer sold. */
function pricedLine(line: NewCartLine, products: readonly StoreProduct[]): ShownLine[] {
  const product = products.find(({ items }) => items.some(({ item }) => item === line.item));
  const choice = product && itemsOf(product).find(({ key }) => key === line.item);
  if (!product || !choice) return [];
  const { color, size, variant } = choice;
  const { id: productId, name, image, priceCents } = product;
  const known = { productId, name, image, color, size, variant, priceCents };
  const left = leftOf(product, choice);
  const id = line.isSurprise ? `${line.item} surprise` : line.item;
  return [{ ...line, ...known, id, left, isOwn: true, isHere: true, isGrowing: false }];
}
