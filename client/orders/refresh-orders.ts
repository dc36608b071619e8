import type { QueryClient } from '@tanstack/react-query';
import { listOrders } from '../../contract/orders.ts';

export const ORDER_LISTS = [listOrders.url];

/** Asks again for every list of orders. */
export function refreshOrders(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ORDER_LISTS });
}
