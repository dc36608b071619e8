import type { AddressDraft } from '../../../contract/shop/delivery-address.ts';
import { memberDraft } from '../../device/drafts.ts';

/** Items, address and total of an order, as the buyer saw them. */
export type Wish = {
  lines: { id: string; quantity: number }[];
  totalCents: number;
  address: AddressDraft;
};

const attempt = memberDraft('checkout', isAttempt);

/**
 * Key of an attempt to order. The same wish keeps its key through double presses, reloads and lost
 * answers, so that the server creates only one order; another wish is another attempt.
 */
export function keyFor(userId: string, wish: Wish): string {
  const text = JSON.stringify(wish);
  const kept = attempt.read(userId);
  if (kept?.wish === text) return kept.key;
  const key = crypto.randomUUID();
  attempt.keep(userId, { key, wish: text });
  return key;
}

/** Ends the attempt when its order is paid, or can no longer be paid. */
export const endAttempt = attempt.drop;

function isAttempt(value: unknown): value is { key: string; wish: string } {
  const { key, wish } = Object(value) as Record<string, unknown>;
  return typeof key === 'string' && typeof wish === 'string';
}
