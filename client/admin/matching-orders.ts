import type { DeskOrder } from '../../contract/admin/desk.ts';
import { addressLines } from '../../contract/shop/address-lines.ts';
import { choiceText } from '../../contract/shop/products.ts';
import { holdsEvery, wordsOf } from '../lib/word-search.ts';

/** Orders whose label or lines contain every word. The search text never leaves the page. */
export function matchingOrders(orders: readonly DeskOrder[], question: string) {
  const words = wordsOf(question);
  return words.length === 0 ? orders : orders.filter((order) => holdsEvery(words, textOf(order)));
}

function textOf({ reference, address, lines }: DeskOrder): string {
  return [
    reference,
    ...(address ? addressLines(address) : []),
    ...lines.map((line) => `${line.name} ${choiceText(line)}`),
  ].join('\n');
}
