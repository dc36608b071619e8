import { products } from '../../content/products.ts';
import type { StockLevel } from '../../contract/admin/admin.ts';
import type { DeskStock } from '../../contract/admin/desk.ts';
import { choiceText, stockedParts } from '../../contract/shop/products.ts';

const names = new Map(
  products.flatMap((product) =>
    stockedParts(product).map((part) => [
      part.key,
      { name: product.name, choice: choiceText(part) },
    ]),
  ),
);

/** Adds names to everything that is counted, in the order in which an editor wrote the choices. */
export function withNames(levels: readonly StockLevel[]): DeskStock[] {
  const pieces = new Map(levels.map((level) => [level.item, level.pieces]));
  return [...names].map(([item, words]) => ({ item, pieces: pieces.get(item) ?? 0, ...words }));
}

/** Formats the name of an item, such as "Couples Game, First edition". */
export function stockName(item: string): string {
  const words = names.get(item);
  return words ? [words.name, words.choice].filter(Boolean).join(', ') : item;
}
