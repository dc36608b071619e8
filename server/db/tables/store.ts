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

/**
 * An item without a row has the stock named in content/products.ts, so a new one needs no
 * migration.
 */
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
    /** Set for a surprise, which only this member sees. */
    surpriseBy: uuid(),
    /** The order in which lines were added. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.coupleId, table.id] }),
    // Allow one shared line per item, and one surprise of it for each of the two.
    unique('cart_lines_once').on(table.coupleId, table.item, table.surpriseBy).nullsNotDistinct(),
    namesMember(table.coupleId, table.addedBy),
    goesWithMember(table.coupleId, table.surpriseBy),
    check('cart_lines_quantity', sql`${table.quantity} BETWEEN 1 AND 10`),
  ],
);

/** Completed additions to a cart, so that none happens twice. */
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

/** An order. Amounts are cents. */
export const orders = pgTable(
  'orders',
  {
    coupleId: ofCouple(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    /** Chosen by the buyer's device: a second order with the same key is the same order. */
    key: uuid().notNull(),
    buyerId: uuid(),
    /** True if the order holds a surprise: only its buyer sees the order. */
    isSurprise: boolean().notNull(),
    status: text({ enum: ['pending', 'paid', 'shipped', 'cancelled', 'expired'] })
      .notNull()
      .default('pending'),
    subtotalCents: integer().notNull(),
    shippingCents: integer().notNull(),
    totalCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    /** True while the provider has yet to be told to return the money. */
    isRefundOwed: boolean().notNull().default(false),
    /** A mail that the buyer has yet to be sent. */
    mailDue: text({ enum: ['paid', 'shipped', 'cancelled'] }),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    /** The provider's id of the payment; unset until the provider has answered. */
    providerId: text(),
    /** The shipping address, sealed with the couple's key; unset when the buyer has left. */
    sealedAddress: text(),
    /** The parcel's tracking number, sealed and erased like the address. */
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
    // Operators know orders by their id alone.
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

/** A line of an order. Name and price are copies, so that later changes do not affect the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    coupleId: uuid().notNull(),
    orderId: uuid().notNull(),
    position: smallint().notNull(),
    /** The purchased line of the cart, which is removed from the cart on payment. */
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

/** The amounts of erased members' orders, for accounting. */
export const anonymisedSales = pgTable('anonymised_sales', {
  id: id(),
  provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
  providerId: text(),
  totalCents: integer().notNull(),
  refundedCents: integer().notNull(),
  paidAt: moment().notNull(),
});
