import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { cursorAfter } from '../../../contract/cursor.ts';
import { cancelOrder, getOrder, listOrders, type Order } from '../../../contract/shop/orders.ts';
import { getCart, listProducts } from '../../../contract/shop/store.ts';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/api-error.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { untilSettled } from '../payments/use-payment.ts';
import { orderToasts as toasts } from './copy.ts';

const PAGE_ORDERS = 20;
const NEWEST_ORDERS = 3;

const orderQuery = (id: string) => queryFor(getOrder, { params: { id } });
const newestQuery = queryFor(listOrders, { query: { limit: String(NEWEST_ORDERS) } });

/** Fetched on every visit: the provider, the packer and the partner can all change orders. */
export const useNewestOrders = () => useQuery({ ...newestQuery, refetchOnMount: 'always' });

export function useOrders() {
  return useInfiniteQuery({
    queryKey: [listOrders.url, 'pages'],
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

/** Reads one order, and fetches it repeatedly while its payment is being confirmed. */
export function useOrder(id: string, isAwaited: boolean) {
  return useQuery({
    ...orderQuery(id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      isAwaited && state.data?.status === 'pending' ? CHECK_EVERY_MS : false,
  });
}

/** Waits until an order is no longer pending; resolves to whether the order is paid. */
export function untilPaid(queryClient: QueryClient, id: string): Promise<boolean> {
  return untilSettled(async () => {
    const { status } = await queryClient.fetchQuery({ ...orderQuery(id), staleTime: 0 });
    if (status === 'pending') return null;
    await invalidate(queryClient, listOrders);
    return status === 'paid';
  });
}

export function useCancelOrder(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelOrder, { params: { id } }),
    onSuccess(order) {
      // Show the toast here: the button disappears as soon as the order is known to be canceled.
      toast(toasts.cancelled(order.payment !== 'none'));
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      void invalidate(queryClient, listProducts, getCart);
      return invalidate(queryClient, listOrders);
    },
    onError(error) {
      toast(toasts.unchanged(reasonOf(error)));
      // Fetch again to show the order's state: the order may have been packed or paid since.
      return queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
}
