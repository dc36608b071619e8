import { type KeyObject, randomUUID } from 'node:crypto';
import { itemsByKey } from '../../content/products.ts';
import { totalsOf } from '../../contract/shop/cart-totals.ts';
import type { ProductId } from '../../contract/shop/products.ts';
import type { Queryable } from '../db/database.ts';
import { insertOrder } from '../shop/order-update-queries.ts';
import { sealAddress, sealTracking } from '../shop/sealed-address.ts';
import { itemFacts, reserve } from '../shop/stock-queries.ts';
import { daysAgo, type Today } from './today.ts';
import type { Couple } from './training.ts';

const CHOSEN: readonly ProductId[] = ['candle-collection', 'couples-game'];
const ADDRESS = {
  name: 'Alex Rivera',
  line1: '214 Alder Street',
  line2: 'Apartment 3',
  city: 'Portland',
  region: 'OR',
  postalCode: '97205',
  country: 'US',
} as const;

/** Orders what is on its way to the couple. Owes no mail, unlike an order placed in the store. */
export async function orderParcel(
  tx: Queryable,
  key: KeyObject,
  { coupleId, memberIds: [buyerId] }: Couple,
  today: Today,
): Promise<void> {
  const items = [...itemsByKey.values()];
  const lines = CHOSEN.map((id) => {
    const item = items.find(({ product }) => product.id === id);
    if (!item) throw new Error(`The demo needs ${id} in the store.`);
    return { ...itemFacts(item), quantity: 1, cartLineId: randomUUID() };
  });
  await reserve(tx, lines);
  const place = { coupleId, id: randomUUID() };
  const { subtotalCents, shippingCents, totalCents } = totalsOf(lines);
  const placedAt = daysAgo(3, today);
  const order = {
    ...place,
    key: randomUUID(),
    buyerId,
    isSurprise: false,
    status: 'shipped',
    subtotalCents,
    shippingCents,
    totalCents,
    provider: 'sandbox',
    sealedAddress: sealAddress(key, place, ADDRESS),
    sealedTracking: sealTracking(key, place, 'Parcel 4471 2093 6650'),
    createdAt: placedAt,
    expiresAt: placedAt,
    paidAt: placedAt,
    shippedAt: daysAgo(2, today),
  } as const;
  await insertOrder(tx, order, lines);
}
