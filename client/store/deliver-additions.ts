import type { NewCartLine } from '../../contract/store.ts';
import { ApiError } from '../lib/api-error.ts';
import { dropAddition, notifyLocalCart, unsentAdditions } from './local-cart.ts';

type Send = (body: { key: string; lines: NewCartLine[] }) => Promise<unknown>;

type Delivery =
  | { outcome: 'arrived' }
  /** The server refuses some additions for good, and says why. It has the rest. */
  | { outcome: 'refused'; reason: string | null }
  /** The server could not be reached: the additions stay on this device. */
  | { outcome: 'kept' };

/** Refusals that pass when someone signs in again or waits; the others are for good. */
const PASSING_REFUSALS: readonly number[] = [401, 408, 429];

let underWay: Promise<Delivery> | null = null;

/** Sends the additions that are still on this device, one after another; a second call joins the first. */
export function deliverAdditions(userId: string, send: Send): Promise<Delivery> {
  if (underWay) return underWay;
  underWay = sendAll(userId, send).finally(() => {
    underWay = null;
    notifyLocalCart();
  });
  notifyLocalCart();
  return underWay;
}

export function isDelivering(): boolean {
  return underWay !== null;
}

async function sendAll(userId: string, send: Send): Promise<Delivery> {
  let delivery: Delivery = { outcome: 'arrived' };
  // Read again each time: something may have been added meanwhile.
  for (let [next] = unsentAdditions(userId); next; [next] = unsentAdditions(userId)) {
    try {
      await send({ key: next.key, lines: [...next.lines] });
    } catch (error) {
      const isDefinite =
        error instanceof ApiError && error.status < 500 && !PASSING_REFUSALS.includes(error.status);
      if (!isDefinite) return { outcome: 'kept' };
      delivery = { outcome: 'refused', reason: error.reason };
    }
    dropAddition(userId, next.key);
  }
  return delivery;
}
