import * as z from 'zod/mini';
import { cursor, pageLimit } from './cursor.ts';
import { DeliveryAddress } from './delivery-address.ts';
import type { Endpoint } from './endpoint.ts';
import { OrderLine, OrderStatus } from './orders.ts';
import { ItemKeyText, Totals } from './store.ts';

const PAGE_ORDERS = 50;
const PAGE_MAX_ORDERS = 200;
const MAX_PIECES = 1_000_000;

/** An order as whoever packs it needs it: no names but the label's, no accounts. */
export const AdminOrder = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  shippedAt: z.nullable(z.iso.datetime()),
  lines: z.array(OrderLine),
  totals: Totals,
  refundedCents: z.int(),
  provider: z.enum(['stripe', 'sandbox']),
  /** The payment in the provider's books. */
  paymentId: z.nullable(z.string()),
  address: z.nullable(DeliveryAddress),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

const StockLevel = z.object({ item: z.string(), pieces: z.int() });
export type StockLevel = z.infer<typeof StockLevel>;

const PIECES = `Please send a whole number of pieces, from 0 to ${MAX_PIECES.toLocaleString('en')}.`;

export const listAllOrders = {
  method: 'GET',
  url: '/api/admin/orders',
  summary: 'Orders of one status, oldest first, a page at a time; needs the operator token',
  schema: {
    querystring: z.object({
      status: z._default(OrderStatus, 'paid'),
      limit: pageLimit(
        PAGE_ORDERS,
        PAGE_MAX_ORDERS,
        `Please ask for 1 to ${PAGE_MAX_ORDERS} orders.`,
      ),
      after: z.optional(cursor('This is not a place in the orders.')),
    }),
    response: {
      200: z.object({
        orders: z.array(AdminOrder),
        /** What `after` should be for the next page; null when this was the last. */
        next: z.nullable(z.string()),
      }),
    },
  },
} satisfies Endpoint;

export const shipOrder = {
  method: 'POST',
  url: '/api/admin/orders/:id/ship',
  summary: 'Mark a paid order as shipped, which tells the buyer; needs the operator token',
  schema: { params: z.object({ id: z.string() }), response: { 200: AdminOrder } },
} satisfies Endpoint;

export const listStock = {
  method: 'GET',
  url: '/api/admin/stock',
  summary: 'How many pieces of each item may still be ordered; needs the operator token',
  schema: { response: { 200: z.array(StockLevel) } },
} satisfies Endpoint;

export const setStock = {
  method: 'PUT',
  url: '/api/admin/stock/:item',
  summary: 'Set how many pieces of an item may be ordered from now on; needs the operator token',
  schema: {
    params: z.object({ item: ItemKeyText }),
    body: z.object({
      pieces: z.int({ error: PIECES }).check(z.minimum(0, PIECES), z.maximum(MAX_PIECES, PIECES)),
    }),
    response: { 200: StockLevel },
  },
} satisfies Endpoint;
