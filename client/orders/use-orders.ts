import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { cursorAfter } from '../../contract/cursor.ts';
import { cancelOrder, getOrder, listOrders, type Order } from '../../contract/orders.ts';
import { call } from '../lib/api.ts';
import { queryFor } from '../lib/query-client.ts';
import { refreshStore } from '../store/store-queries.ts';
import { ORDER_LISTS, refreshOrders } from './refresh-orders.ts';

const PAGE_ORDERS = 20;
const NEWEST_ORDERS = 3;

const orderQuery = (id: string) => queryFor(getOrder, { params: { id } });
const newestQuery = queryFor(listOrders, { query: { limit: String(NEWEST_ORDERS) } });

/** Asked for on every visit: the provider, the packer and the partner all change them. */
export const useNewestOrders = () => useQuery({ ...newestQuery, refetchOnMount: 'always' });

export function useOrders() {
  return useInfiniteQuery({
    queryKey: [...ORDER_LISTS, 'pages'],
    queryFn: ({ pageParam: before }) =>
      call(listOrders, { query: { limit: String(PAGE_ORDERS), before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam(page: Order[]) {
      const last = page.at(-1);
      return last && page.length === PAGE_ORDERS ? cursorAfter(last) : undefined;
    },
    select: ({ pages }: InfiniteData<Order[]>) => pages.flat(),
    refetchOnMount: 'always',
  });
}

const CHECK_EVERY_MS = 2000;

/** One order. While its payment is being confirmed, it is asked for until it is. */
export function useOrder(id: string, isAwaited: boolean) {
  return useQuery({
    ...orderQuery(id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      isAwaited && state.data?.status === 'pending' ? CHECK_EVERY_MS : false,
  });
}

const CHECKS = 10;
const NEXT_CHECK_MS = 1000;

/** Paid follows from the provider's word, which may come a moment after the payment. */
export async function untilPaid(queryClient: QueryClient, id: string): Promise<boolean> {
  for (let check = 0; check < CHECKS; check++) {
    const order = await queryClient
      .fetchQuery({ ...orderQuery(id), staleTime: 0 })
      .catch(() => null);
    if (order && order.status !== 'pending') {
      await refreshOrders(queryClient);
      return order.status === 'paid';
    }
    await new Promise((resolve) => setTimeout(resolve, NEXT_CHECK_MS));
  }
  return false;
}

export function useCancelOrder(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelOrder, { params: { id } }),
    onSuccess(order) {
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      void refreshStore(queryClient);
      return refreshOrders(queryClient);
    },
    // It may have been packed or paid meanwhile: the page shows how it stands.
    onError: () => queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
  });
}
