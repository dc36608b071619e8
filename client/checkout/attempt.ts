import type { AddressDraft } from '../../contract/delivery-address.ts';
import { dropDraft, keepDraft, keptDraft } from '../lib/drafts.ts';

/** What is ordered, where to, and for how much: as the buyer saw it. */
export type Wish = {
  lines: { id: string; quantity: number }[];
  totalCents: number;
  address: AddressDraft;
};

const draftName = (userId: string) => `checkout:${userId}`;

/**
 * The key of an attempt to order. The same wish keeps its key through double presses, reloads and
 * lost answers, so that the server makes one order of it; another wish is another attempt.
 */
export function keyFor(userId: string, wish: Wish): string {
  const text = JSON.stringify(wish);
  const kept = keptDraft(draftName(userId));
  if (isAttempt(kept) && kept.wish === text) return kept.key;
  const key = crypto.randomUUID();
  keepDraft(draftName(userId), { key, wish: text });
  return key;
}

/** It has come to an end: it is paid, or can no longer be. */
export function endAttempt(userId: string): void {
  dropDraft(draftName(userId));
}

function isAttempt(value: unknown): value is { key: string; wish: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { key, wish } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof wish === 'string';
}
