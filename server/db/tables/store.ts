import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { goesWithMember, namesMember, ofCouple } from './couples.ts';

/** An item without a row has the stock that content/products.ts names: a new one needs no migration. */
export const stock = pgTable(
  'stock',
  { item: text().primaryKey(), pieces: integer().notNull() },
  (table) => [check('stock_never_oversold', sql`${table.pieces} >= 0`)],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    coupleId: ofCouple(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    item: text().notNull(),
    quantity: smallint().notNull(),
    addedBy: uuid(),
    /** Set: it exists for this member alone. */
    surpriseBy: uuid(),
    /** In the order in which they were put in. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    // One shared line of an item, and one surprise of it for each of the two.
    unique('cart_lines_once').on(table.coupleId, table.item, table.surpriseBy).nullsNotDistinct(),
    namesMember(table.coupleId, table.addedBy),
    goesWithMember(table.coupleId, table.surpriseBy),
    check('cart_lines_quantity', sql`${table.quantity} BETWEEN 1 AND 10`),
  ],
);

/** Additions to a cart that were made, so that none is made twice. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    coupleId: ofCouple(),
    key: uuid().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.key] }),
    index('cart_additions_added').on(table.addedAt),
  ],
);

/** What was ordered. Amounts are cents. */
export const orders = pgTable(
  'orders',
  {
    coupleId: ofCouple(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    /** The buyer's own: of two orders with one key the second is the first. */
    key: uuid().notNull(),
    buyerId: uuid(),
    /** Holds a surprise: it exists for its buyer alone. */
    isSurprise: boolean().notNull(),
    status: text({ enum: ['pending', 'paid', 'shipped', 'cancelled', 'expired'] })
      .notNull()
      .default('pending'),
    subtotalCents: integer().notNull(),
    shippingCents: integer().notNull(),
    totalCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    /** The provider still has to be told to give the money back. */
    isRefundOwed: boolean().notNull().default(false),
    /** What the buyer still has to be written. */
    mailDue: text({ enum: ['paid', 'shipped', 'cancelled'] }),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    /** The payment in the provider's books; unset until it has answered. */
    providerId: text(),
    /** Where it goes, sealed with the couple's key; unset when whoever ordered has left. */
    sealedAddress: text(),
    /** What to follow the parcel by, sealed and erased like the address. */
    sealedTracking: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    shippedAt: moment(),
    closedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    unique('orders_key').on(table.coupleId, table.buyerId, table.key),
    unique('orders_provider_id').on(table.provider, table.providerId),
    // The operator knows orders by their id alone.
    uniqueIndex('orders_id').on(table.id),
    index('orders_newest').on(table.coupleId, table.createdAt, table.id),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_waiting').on(table.expiresAt).where(sql`status = 'pending'`),
    index('orders_unsettled')
      .on(table.createdAt)
      .where(sql`is_refund_owed OR mail_due IS NOT NULL`),
    namesMember(table.coupleId, table.buyerId),
  ],
);

/** Name and price are copies: what was bought stays what it was. */
export const orderLines = pgTable(
  'order_lines',
  {
    coupleId: uuid().notNull(),
    orderId: uuid().notNull(),
    position: smallint().notNull(),
    /** The line of the cart that was bought, which leaves it with the payment. */
    cartLineId: uuid().notNull(),
    item: text().notNull(),
    productId: text().notNull(),
    name: text().notNull(),
    color: text(),
    size: text(),
    variant: text(),
    priceCents: integer().notNull(),
    quantity: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.orderId, table.position] }),
    foreignKey({
      name: 'order_lines_order',
      columns: [table.coupleId, table.orderId],
      foreignColumns: [orders.coupleId, orders.id],
    }).onDelete('cascade'),
    index('order_lines_cart_line').on(table.coupleId, table.cartLineId),
  ],
);

/** The amounts of erased members' orders, for the accounts. */
export const anonymisedSales = pgTable('anonymised_sales', {
  id: id(),
  provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
  providerId: text(),
  totalCents: integer().notNull(),
  refundedCents: integer().notNull(),
  paidAt: moment().notNull(),
});
