import type { QueryClient } from '@tanstack/react-query';
import { getCart, listProducts } from '../../contract/store.ts';
import { queryFor } from '../lib/query-client.ts';

export const shelfQuery = queryFor(listProducts);
export const cartQuery = queryFor(getCart);

/** Asks again for both, after something was ordered, called off or found to be gone. */
export async function refreshStore(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: shelfQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  ]);
}
