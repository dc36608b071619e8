import * as z from 'zod/mini';
import { cursor, pageLimit } from '../cursor.schemas.ts';
import { IdParams, named, withSchemas } from '../endpoint.schemas.ts';
import { idInput } from '../id-input.schemas.ts';
import { Totals } from './cart-totals.schemas.ts';
import { DeliveryAddress, NewAddress } from './delivery-address.schemas.ts';
import * as calls from './orders.ts';
import { PaymentStart } from './payments.schemas.ts';
import { OwnKey, Quantity } from './store.schemas.ts';

/**
 * pending: not paid yet, the pieces are reserved. paid: to be packed. shipped: on its way.
 * cancelled: paid, then canceled before it was shipped. expired: never paid, and given up; the
 * pieces are for sale again, and lists leave the order out.
 */
export const OrderStatus = z.enum(['pending', 'paid', 'shipped', 'cancelled', 'expired']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** none: nothing was charged. refunding: the refund is under way. */
export const PaymentState = z.enum(['none', 'paid', 'refunding', 'refunded']);
export type PaymentState = z.infer<typeof PaymentState>;

/** Line as on the day of the order, even if the product changes later. */
export const OrderLine = z.object({
  item: z.string(),
  productId: z.string(),
  name: z.string(),
  color: z.nullable(z.string()),
  size: z.nullable(z.string()),
  variant: z.nullable(z.string()),
  priceCents: z.int(),
  quantity: z.int(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** Fields that buyers and packers both see. */
export const orderFields = {
  id: z.uuid(),
  /** Number for people, such as 3F2A-91BC. */
  reference: z.string(),
  status: OrderStatus,
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  shippedAt: z.nullable(z.iso.datetime()),
  lines: z.array(OrderLine),
  totals: Totals,
  refundedCents: z.int(),
  /** Null when the member who ordered has left. */
  address: z.nullable(DeliveryAddress),
  /** Tracking number of the parcel, as the packer wrote it. */
  tracking: z.nullable(z.string()),
};

export const Order = z.object({
  ...orderFields,
  payment: PaymentState,
  closedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.iso.datetime(),
  /** True if the order holds a surprise, so that only the member who ordered ever sees it. */
  isSurprise: z.boolean(),
  /** True if the reader ordered. */
  isOwn: z.boolean(),
  canCancel: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** `payment` is null when nothing is left to pay: the order's status tells why. */
export const Checkout = z.object({ order: Order, payment: z.nullable(PaymentStart) });
export type Checkout = z.infer<typeof Checkout>;

const NO_LINES = 'Please choose something to order first.';
const NewOrder = z.object({
  key: OwnKey,
  /** Lines that the buyer saw. Lines added since then stay in the cart. */
  lines: z
    .array(z.object({ id: idInput('Please open your cart again.'), quantity: Quantity }), {
      error: NO_LINES,
    })
    .check(
      z.minLength(1, NO_LINES),
      z.maxLength(200),
      z.refine(
        (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
        'Please send each line once.',
      ),
    ),
  /** Total that the buyer saw. A different total is refused, never charged. */
  totalCents: z.int({ error: 'Please send the total that was shown.' }),
  address: z.object(NewAddress.def.shape, { error: 'Please enter a delivery address.' }),
});
export type NewOrder = z.output<typeof NewOrder>;

named({ OrderStatus, PaymentState, OrderLine, Order, Checkout, NewOrder });

export const schemas = {
  checkout: {
    summary:
      'Order lines of the cart, once for each key, and begin to pay; 409 when cart, price or stock changed',
    body: NewOrder,
    response: { 200: Checkout },
  },
  listOrders: {
    summary: "The couple's orders without the partner's surprises, newest first, a page at a time",
    querystring: z.object({
      limit: pageLimit(20, 100, 'orders'),
      before: z.optional(cursor('This is not a place in your orders.')),
    }),
    response: { 200: z.array(Order) },
  },
  getOrder: {
    summary: 'One order, with everything a receipt needs',
    params: IdParams,
    response: { 200: Order },
  },
  payOrder: {
    summary: 'Go on paying for a pending order',
    params: IdParams,
    response: { 200: Checkout },
  },
  cancelOrder: {
    summary: 'Call an order off before it is shipped; what was paid is refunded, once',
    params: IdParams,
    response: { 200: Order },
  },
};

export const orderCalls = withSchemas('shop', calls, schemas);
