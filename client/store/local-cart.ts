import { MAX_QUANTITY } from '../../contract/cart-totals.ts';
import type { NewCartLine } from '../../contract/store.ts';
import { dropDraft, keepDraft, keptDraft } from '../lib/drafts.ts';
import { readLocal, removeLocal, writeLocal } from '../lib/local-store.ts';

/** Lines on their way into the couple's cart, under the key that lets them arrive only once. */
export type Addition = { key: string; lines: readonly NewCartLine[] };

const GUEST_KEY = 'cart';
const NONE: readonly never[] = [];

/** What a visitor chose: in memory, and in this browser where it may keep something. */
let guest: readonly NewCartLine[] | null = null;
/** What a member added and the server has not confirmed. It goes with them, as drafts do. */
const unsent = new Map<string, readonly Addition[]>();
const listeners = new Set<() => void>();

export function tellOfLocalCart(): void {
  for (const listener of listeners) listener();
}

export function subscribeToLocalCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab of this browser has put something in, or taken it out.
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === GUEST_KEY || key === null) guest = null;
    if (key !== GUEST_KEY) unsent.clear();
    tellOfLocalCart();
  });
}

export function guestLines(): readonly NewCartLine[] {
  guest ??= readLocal(GUEST_KEY, isLines) ?? NONE;
  return guest;
}

function keepGuest(lines: readonly NewCartLine[]): void {
  guest = lines;
  if (lines.length === 0) removeLocal(GUEST_KEY);
  else writeLocal(GUEST_KEY, lines);
  tellOfLocalCart();
}

export function addAsGuest(line: NewCartLine): void {
  keepGuest(joined([...guestLines(), line]));
}

/** None at all takes the line out. */
export function setGuestQuantity(item: string, quantity: number): void {
  const lines = guestLines().map((line) => (line.item === item ? { ...line, quantity } : line));
  keepGuest(lines.filter((line) => line.quantity > 0));
}

export function unsentAdditions(userId: string): readonly Addition[] {
  const known = unsent.get(userId);
  if (known) return known;
  const kept = keptDraft(draftName(userId));
  const additions = isAdditions(kept) ? kept : NONE;
  unsent.set(userId, additions);
  return additions;
}

function keepUnsent(userId: string, additions: readonly Addition[]): void {
  unsent.set(userId, additions);
  if (additions.length === 0) dropDraft(draftName(userId));
  else keepDraft(draftName(userId), additions);
  tellOfLocalCart();
}

export function addAsMember(userId: string, lines: readonly NewCartLine[]): void {
  const addition = { key: crypto.randomUUID(), lines };
  keepUnsent(userId, [...unsentAdditions(userId), addition]);
}

export function dropAddition(userId: string, key: string): void {
  keepUnsent(
    userId,
    unsentAdditions(userId).filter((addition) => addition.key !== key),
  );
}

/** On signing in, what the visitor chose becomes the couple's, once. */
export function adoptGuestLines(userId: string): void {
  const lines = guestLines();
  if (lines.length === 0) return;
  addAsMember(userId, lines);
  keepGuest(NONE);
}

/** The same item chosen twice is one line of more, up to what a line may hold. */
export function joined(lines: readonly NewCartLine[]): readonly NewCartLine[] {
  const byItem = new Map<string, NewCartLine>();
  for (const line of lines) {
    const name = `${line.item} ${line.isSurprise}`;
    const quantity = Math.min((byItem.get(name)?.quantity ?? 0) + line.quantity, MAX_QUANTITY);
    byItem.set(name, { ...line, quantity });
  }
  return [...byItem.values()];
}

function draftName(userId: string): string {
  return `cart:${userId}`;
}

/** What is stored was written by an earlier version, or by anyone with this browser: it is checked. */
function isLines(value: unknown): value is readonly NewCartLine[] {
  return Array.isArray(value) && value.every(isLine);
}

function isLine(value: unknown): value is NewCartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { item, quantity, isSurprise } = value as Record<string, unknown>;
  return (
    typeof item === 'string' &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= MAX_QUANTITY &&
    typeof isSurprise === 'boolean'
  );
}

function isAdditions(value: unknown): value is readonly Addition[] {
  return (
    Array.isArray(value) &&
    value.every(({ key, lines }) => typeof key === 'string' && isLines(lines))
  );
}
