import type { Cart, NewCartLine } from '../../contract/store.ts';
import { ApiError } from '../lib/api-error.ts';
import { dropAddition, tellOfLocalCart, unsentAdditions } from './local-cart.ts';

type Send = (body: { key: string; lines: NewCartLine[] }) => Promise<Cart>;

export type Delivery =
  /** Everything has arrived; null when there was nothing to send. */
  | { outcome: 'arrived'; cart: Cart | null }
  /** The server will never take some of it, and says why. The rest has arrived. */
  | { outcome: 'refused'; reason: string | null; cart: Cart | null }
  /** Not there yet: it stays on this device. */
  | { outcome: 'kept' };

/** Signing in again, waiting or asking later helps with these; with other refusals nothing does. */
const PASSING_REFUSALS: readonly number[] = [401, 408, 429];

let underWay: Promise<Delivery> | null = null;

/** Sends what is still on this device, one after another; asked twice at once, it is done once. */
export function deliverAdditions(userId: string, send: Send): Promise<Delivery> {
  if (underWay) return underWay;
  underWay = sendAll(userId, send).finally(() => {
    underWay = null;
    tellOfLocalCart();
  });
  tellOfLocalCart();
  return underWay;
}

export function isDelivering(): boolean {
  return underWay !== null;
}

async function sendAll(userId: string, send: Send): Promise<Delivery> {
  let cart: Cart | null = null;
  let refusal: { reason: string | null } | null = null;
  // Read anew each time: something may have been added meanwhile.
  for (;;) {
    const [next] = unsentAdditions(userId);
    if (!next) break;
    try {
      cart = await send({ key: next.key, lines: [...next.lines] });
    } catch (error) {
      const isDefinite =
        error instanceof ApiError && error.status < 500 && !PASSING_REFUSALS.includes(error.status);
      if (!isDefinite) return { outcome: 'kept' };
      refusal = { reason: error.reason };
    }
    dropAddition(userId, next.key);
  }
  return refusal ? { outcome: 'refused', ...refusal, cart } : { outcome: 'arrived', cart };
}
