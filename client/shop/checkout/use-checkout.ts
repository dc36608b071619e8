import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Checkout,
  checkout,
  listOrders,
  type NewOrder,
  payOrder,
} from '../../../contract/shop/orders.ts';
import { getCart, listProducts } from '../../../contract/shop/store.ts';
import { call } from '../../lib/api.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { endAttempt, keyFor, type Wish } from './order-attempt.ts';

/** Places the order, or finds the one that the same attempt has placed before. */
export function useBeginCheckout(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(wish: Wish): Promise<Checkout> {
      const begun = await send(keyFor(userId, wish), wish);
      if (begun.order.status !== 'expired') return begun;
      // Start another attempt: the order with this key was unpaid for too long.
      endAttempt(userId);
      return send(keyFor(userId, wish), wish);
    },
    // Refresh stock and prices, which may have changed since.
    onError: () => invalidate(queryClient, listProducts, getCart),
    onSuccess: () => invalidate(queryClient, listOrders),
  });
}

function send(key: string, { lines, totalCents, address }: Wish): Promise<Checkout> {
  // Cast the country: the form offers only countries that the server knows.
  const country = address.country as NewOrder['address']['country'];
  return call(checkout, { body: { key, lines, totalCents, address: { ...address, country } } });
}

/** Fetched at each visit: the order may have been paid or canceled since. */
export const useOrderPayment = (id: string) =>
  useQuery({ ...queryFor(payOrder, { params: { id } }), gcTime: 0 });
