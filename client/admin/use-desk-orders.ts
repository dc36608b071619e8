import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  cancelDeskOrder,
  DESK_PAGE_ORDERS,
  type DeskOrder,
  getDeskNumbers,
  listDeskOrders,
  listDeskStock,
  listOperatorActions,
  shipDeskOrder,
} from '../../contract/admin/desk.ts';
import type { OrderStatus } from '../../contract/shop/orders.ts';
import { type Answer, call } from '../lib/api.ts';
import { reasonOf } from '../lib/api-error.ts';
import { invalidate } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { orderToasts as toasts } from './copy.ts';
import { saveTrackingDraft } from './tracking-drafts.ts';

type Page = Answer<typeof listDeskOrders>;
type Pages = InfiniteData<Page, string | undefined>;

export type OrderFilter = {
  status: OrderStatus;
  number?: string;
  from?: string;
  until?: string;
};

const KEY = [listDeskOrders.url];

/** Fetches the list again whenever the operator returns to it, since orders come in at any time. */
export function useDeskOrders(filter: OrderFilter) {
  return useInfiniteQuery({
    queryKey: [...KEY, filter],
    queryFn: ({ pageParam: after }) =>
      call(listDeskOrders, { query: { ...filter, limit: String(DESK_PAGE_ORDERS), after } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    select: ({ pages }: Pages) => pages.flatMap(({ orders }) => orders),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
}

/**
 * Removes a changed order from the list of its old status. The lists are fetched again to show it
 * in its new one.
 */
function useReplaced() {
  const queryClient = useQueryClient();
  return (order: DeskOrder) => {
    queryClient.setQueriesData<Pages>({ queryKey: KEY }, (known) => {
      if (!known) return known;
      const pages = known.pages.map((page) => ({
        ...page,
        orders: page.orders.filter(({ id }) => id !== order.id),
      }));
      return { ...known, pages };
    });
    return invalidate(
      queryClient,
      listDeskOrders,
      getDeskNumbers,
      listDeskStock,
      listOperatorActions,
    );
  };
}

/** `onShipped` is called while the card is still on the page. */
export function useShipOrder({ id, reference }: DeskOrder, onShipped: () => void) {
  const queryClient = useQueryClient();
  const replace = useReplaced();
  return useMutation({
    mutationFn: (tracking: string) => call(shipDeskOrder, { params: { id }, body: { tracking } }),
    onSuccess(order) {
      saveTrackingDraft(id, '');
      onShipped();
      toast(toasts.shipped(reference));
      return replace(order);
    },
    onError(error) {
      toast(toasts.notShipped(reasonOf(error)));
      // Fetch the list again: the order may have been canceled or shipped elsewhere.
      return invalidate(queryClient, listDeskOrders);
    },
  });
}

export function useCancelDeskOrder({ id, reference }: DeskOrder) {
  const queryClient = useQueryClient();
  const replace = useReplaced();
  return useMutation({
    mutationFn: () => call(cancelDeskOrder, { params: { id } }),
    onSuccess(order) {
      toast(toasts.cancelled(reference));
      return replace(order);
    },
    onError(error) {
      toast(toasts.notCancelled(reasonOf(error)));
      return invalidate(queryClient, listDeskOrders);
    },
  });
}
