import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';
import type { CartLineChanges, NewCartLine } from '../../contract/shop/store.ts';
import { createStore } from '../lib/create-store.ts';
import { readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';

const GUEST_KEY = 'cart';
const NONE: readonly never[] = [];

const storedLines = () => readLocal(GUEST_KEY, isLines) ?? NONE;

/** The visitor's lines: in memory, and in local storage where that is allowed. */
export const guestLines = createStore<readonly NewCartLine[]>(storedLines());

// Read the cart again after another tab of this browser has changed it.
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

/** Changes a line of the visitor's cart, or removes the line if `changes` is null. */
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

/** Takes the visitor's lines for the member who signs in. From then on, nobody else gets them. */
export function takeGuestLines(): readonly NewCartLine[] {
  const lines = guestLines.get();
  if (lines.length > 0) keepGuest(NONE);
  return lines;
}

/** Adds up lines of the same item, to at most MAX_QUANTITY. */
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
