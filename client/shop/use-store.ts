import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Totals, totalsOf } from '../../contract/shop/cart-totals.ts';
import {
  type Cart,
  type CartLine,
  type CartLineChanges,
  changeCartLine,
  getCart,
  listProducts,
  type NewCartLine,
  removeCartLine,
} from '../../contract/shop/store.ts';
import { useAuth } from '../auth/use-auth.ts';
import { isBeingSent } from '../device/outbox.ts';
import { sendNow } from '../device/outbox-retry.ts';
import { call } from '../lib/api.ts';
import { reasonOf } from '../lib/api-error.ts';
import { JUST_FETCHED_MS, queryFor } from '../lib/query-client.ts';
import { useStore } from '../lib/use-store.ts';
import { toast } from '../ui/toast-store.ts';
import { addLines, linesOf, useAdditions } from './cart-additions.ts';
import { type ShownLine, shownLines } from './cart-view.ts';
import { cartToasts as toasts } from './copy.ts';
import { addAsGuest, changeGuestLine, guestLines, takeGuestLines } from './local-cart.ts';

const productsQuery = queryFor(listProducts);
const cartQuery = queryFor(getCart);

/** Fetched on every visit: stock changes by the hour. */
export const useProducts = () => useQuery({ ...productsQuery, staleTime: JUST_FETCHED_MS });

export type ReadyCart = {
  status: 'ready';
  lines: readonly ShownLine[];
  totals: Totals;
  /** True for the couple's cart, false for a visitor's. */
  isCouples: boolean;
  /**
   * `arrived`: all additions are in the couple's cart. `under-way`: being sent. `kept`: sending
   * failed.
   */
  delivery: 'arrived' | 'under-way' | 'kept';
  retry: () => void;
};
export type CartState =
  | ReadyCart
  | { status: 'pending'; retry: () => void }
  | { status: 'failed'; retry: () => void };

export function useCart(): CartState {
  const { status, user } = useAuth();
  const userId = user?.id ?? null;
  const products = useProducts();
  const couples = useQuery({ ...cartQuery, enabled: userId !== null, refetchOnMount: 'always' });
  const guest = useStore(guestLines);
  const additions = useAdditions(userId ?? '');
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    const lines = takeGuestLines();
    if (lines.length > 0) addLines(queryClient, userId, lines);
  }, [userId, queryClient]);

  const retry = () => {
    void products.refetch();
    if (userId === null) return;
    void couples.refetch();
    sendNow();
  };
  const isFailed = products.isError || (userId !== null && couples.isError);
  const isReady = products.data && (userId === null || couples.data);
  if (!isReady) return { status: isFailed ? 'failed' : 'pending', retry };
  if (status === 'loading') return { status: 'pending', retry };
  const local = userId === null ? guest : additions.flatMap(({ payload }) => linesOf(payload));
  const lines = shownLines(couples.data?.lines ?? [], local, products.data);
  return {
    status: 'ready',
    lines,
    totals: totalsOf(lines),
    isCouples: userId !== null,
    delivery:
      additions.length === 0 ? 'arrived' : additions.some(isBeingSent) ? 'under-way' : 'kept',
    retry,
  };
}

/**
 * Adds a line. The cart shows the line at once, and sends it to the couple's cart as soon as
 * possible.
 */
export function useAddToCart() {
  const userId = useAuth().user?.id ?? null;
  const queryClient = useQueryClient();
  return (line: NewCartLine) =>
    userId === null ? addAsGuest(line) : addLines(queryClient, userId, [line]);
}

type LineChange = { id: string; changes: CartLineChanges | null };

/**
 * Changes a line, or removes it if `changes` is null. The cart shows the change at once, and takes
 * it back on a failure.
 */
export function useChangeLine() {
  const queryClient = useQueryClient();
  const { queryKey } = cartQuery;
  const change = useMutation({
    mutationKey: queryKey,
    // Send changes one after another, in the order in which they were made.
    scope: { id: 'cart' },
    mutationFn: ({ id, changes }: LineChange) =>
      changes
        ? call(changeCartLine, { params: { id }, body: changes })
        : call(removeCartLine, { params: { id } }),
    async onMutate({ id, changes }) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Cart>(queryKey, (cart) => cart && withChange(cart, id, changes));
    },
    onSuccess(cart) {
      // Show only the last answer: the answer to an earlier change would undo a later one on the
      // screen.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) {
        queryClient.setQueryData(queryKey, cart);
      }
    },
    onError(error) {
      toast(toasts.unchanged(reasonOf(error)));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (line: ShownLine, changes: CartLineChanges | null) => {
    if (line.isHere) return changeGuestLine(line, changes);
    change.mutate({ id: line.id, changes });
  };
}

function withChange(cart: Cart, id: string, changes: CartLineChanges | null): Cart {
  const lines = cart.lines.flatMap((line) => {
    if (line.id !== id) return line;
    return changes ? { ...line, ...(changes as Partial<CartLine>) } : [];
  });
  return { lines, totals: totalsOf(lines) };
}
