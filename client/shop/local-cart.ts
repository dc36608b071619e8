import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';
import type { CartLineChanges, NewCartLine } from '../../contract/shop/store.ts';
import { createStore } from '../lib/create-store.ts';
import { readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';

const GUEST_KEY = 'cart';
const NONE: readonly never[] = [];

const storedLines = () => readLocal(GUEST_KEY, isLines) ?? NONE;

/** The visitor's lines: in memory, and in local storage where that is allowed. */
export const guestLines = createStore<readonly NewCartLine[]>(storedLines());

// Another tab of this browser may have changed the cart.
if (typeof window !== 'undefined') {
  addEventListener('storage', () => guestLines.set(storedLines()));
}

function keepGuest(lines: readonly NewCartLine[]): void {
  if (lines.length === 0) removeLocal(GUEST_KEY);
  else writeLocal(GUEST_KEY, lines);
  guestLines.set(lines);
}

export function addAsGuest(line: NewCartLine): void {
  keepGuest(joined([...guestLines.get(), line]));
}

/** Changes a line of the visitor's, or with null removes it. */
export function changeGuestLine(
  { item, isSurprise }: Pick<NewCartLine, 'item' | 'isSurprise'>,
  changes: CartLineChanges | null,
): void {
  const lines = guestLines.get().flatMap((line): NewCartLine[] => {
    if (line.item !== item || line.isSurprise !== isSurprise) return [line];
    if (!changes) return [];
    const { quantity = line.quantity, isSurprise: isKept = isSurprise } = changes;
    return [{ ...line, quantity, isSurprise: isKept }];
  });
  keepGuest(joined(lines));
}

/** The visitor's lines, for the one who signs in: they are nobody else's from then on. */
export function takeGuestLines(): readonly NewCartLine[] {
  const lines = guestLines.get();
  if (lines.length > 0) keepGuest(NONE);
  return lines;
}

/** Lines of the same item are added up, to at most MAX_QUANTITY. */
export function joined(lines: readonly NewCartLine[]): readonly NewCartLine[] {
  const byItem = new Map<string, NewCartLine>();
  for (const line of lines) {
    const name = `${line.item} ${line.isSurprise}`;
    const quantity = Math.min((byItem.get(name)?.quantity ?? 0) + line.quantity, MAX_QUANTITY);
    byItem.set(name, { ...line, quantity });
  }
  return [...byItem.values()];
}

export function isLines(value: unknown): value is readonly NewCartLine[] {
  return Array.isArray(value) && value.every(isLine);
}

function isLine(value: unknown): value is NewCartLine {
  const { item, quantity, isSurprise } = Object(value) as Record<string, unknown>;
  return (
    typeof item === 'string' &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= MAX_QUANTITY &&
    typeof isSurprise === 'boolean'
  );
}
