import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Checkout, checkout, type NewOrder, payOrder } from '../../contract/orders.ts';
import { call } from '../lib/api.ts';
import { refreshOrders } from '../orders/refresh-orders.ts';
import { refreshStore } from '../store/store-queries.ts';
import { endAttempt, keyFor, type Wish } from './attempt.ts';

/** Places the order, or finds the one that the same press has placed before. */
export function useBeginCheckout(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(wish: Wish): Promise<Checkout> {
      const begun = await send(keyFor(userId, wish), wish);
      if (begun.order.status !== 'expired') return begun;
      // Left unpaid for too long, so that it was given up: this is another attempt.
      endAttempt(userId);
      return send(keyFor(userId, wish), wish);
    },
    // What was refused may have changed meanwhile: the buyer is to see it as it is.
    onError: () => refreshStore(queryClient),
    onSuccess: () => refreshOrders(queryClient),
  });
}

function send(key: string, { lines, totalCents, address }: Wish): Promise<Checkout> {
  // The form offers only countries that the server knows.
  const country = address.country as NewOrder['address']['country'];
  return call(checkout, { body: { key, lines, totalCents, address: { ...address, country } } });
}

/** Asked anew by each visit: the order may have been paid or given up since. */
const paymentQuery = (orderId: string) =>
  queryOptions({
    queryKey: [payOrder.url, orderId],
    queryFn: () => call(payOrder, { params: { id: orderId } }),
    gcTime: 0,
  });
export const useOrderPayment = (orderId: string) => useQuery(paymentQuery(orderId));
