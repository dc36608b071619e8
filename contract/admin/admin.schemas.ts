import * as z from 'zod/mini';
import { cursor, pageLimit } from '../cursor.schemas.ts';
import { IdParams, named, withSchemas } from '../endpoint.schemas.ts';
import { OrderStatus, orderFields } from '../shop/orders.schemas.ts';
import { PaymentProviderName } from '../shop/payments.schemas.ts';
import { ItemKeyText } from '../shop/store.schemas.ts';
import * as calls from './admin.ts';

const MAX_PIECES = 1_000_000;

/** Order with the data that packing needs: no names but the label's, no accounts. */
export const AdminOrder = z.object({
  ...orderFields,
  provider: PaymentProviderName,
  /** Id of the payment in the provider's books. */
  paymentId: z.nullable(z.string()),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

export const StockLevel = z.object({ item: z.string(), pieces: z.int() });
export type StockLevel = z.infer<typeof StockLevel>;

const PIECES = `Please send a whole number of pieces, from 0 to ${MAX_PIECES.toLocaleString('en')}.`;
export const WholePieces = z
  .int({ error: PIECES })
  .check(z.minimum(0, PIECES), z.maximum(MAX_PIECES, PIECES));

named({ AdminOrder, StockLevel });

export const schemas = {
  listAllOrders: {
    summary: 'Orders of one status, oldest first, a page at a time; needs the operator token',
    querystring: z.object({
      status: z._default(OrderStatus, 'paid'),
      limit: pageLimit(50, 200, 'orders'),
      after: z.optional(cursor('This is not a place in the orders.')),
    }),
    response: {
      200: z.object({
        orders: z.array(AdminOrder),
        /** Value of `after` for the next page; null on the last page. */
        next: z.nullable(z.string()),
      }),
    },
  },
  shipOrder: {
    summary: 'Mark a paid order as shipped, which tells the buyer; needs the operator token',
    params: IdParams,
    response: { 200: AdminOrder },
  },
  listStock: {
    summary:
      'How many pieces of each item, or half of a set for two, are in stock; needs the operator token',
    response: { 200: z.array(StockLevel) },
  },
  setStock: {
    summary:
      'Set how many pieces of an item, or half of a set, are in stock; needs the operator token',
    params: z.object({ item: ItemKeyText }),
    body: z.object({ pieces: WholePieces }),
    response: { 200: StockLevel },
  },
};

export const adminCalls = withSchemas('admin', calls, schemas);
