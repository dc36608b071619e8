import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Totals, totalsOf } from '../../contract/cart-totals.ts';
import {
  addToCart,
  type Cart,
  type CartLine,
  type CartLineChanges,
  changeCartLine,
  getCart,
  listProducts,
  type NewCartLine,
  removeCartLine,
} from '../../contract/store.ts';
import { useAuth } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { reasonOf } from '../lib/api-error.ts';
import { queryFor } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { type ShownLine, shownLines } from './cart-view.ts';
import { cartToasts as toasts } from './copy.ts';
import { deliverAdditions, isDelivering } from './deliver-additions.ts';
import {
  addAsGuest,
  addAsMember,
  adoptGuestLines,
  changeGuestLine,
  guestLines,
  subscribeToLocalCart,
  unsentAdditions,
} from './local-cart.ts';

const productsQuery = queryFor(listProducts);
const cartQuery = queryFor(getCart);

/** Fetched on every visit: stock changes by the hour. */
export const useProducts = () => useQuery({ ...productsQuery, refetchOnMount: 'always' });

export type ReadyCart = {
  status: 'ready';
  lines: readonly ShownLine[];
  totals: Totals;
  /** The couple's cart, or a visitor's. */
  isCouples: boolean;
  /** Whether the additions have reached the couple's cart, are being sent, or could not be. */
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
  const guest = useSyncExternalStore(subscribeToLocalCart, guestLines);
  const additions = useSyncExternalStore(
    subscribeToLocalCart,
    useCallback(() => (userId === null ? NOTHING : unsentAdditions(userId)), [userId]),
  );
  const isSending = useSyncExternalStore(subscribeToLocalCart, isDelivering);
  const deliver = useDelivery();
  useEffect(() => {
    if (userId === null) return;
    adoptGuestLines(userId);
    void deliver();
    addEventListener('online', deliver);
    return () => removeEventListener('online', deliver);
  }, [userId, deliver]);

  const retry = () => {
    void products.refetch();
    if (userId === null) return;
    void couples.refetch();
    void deliver();
  };
  const isFailed = products.isError || (userId !== null && couples.isError);
  const isReady = products.data && (userId === null || couples.data);
  if (!isReady) return { status: isFailed ? 'failed' : 'pending', retry };
  if (status === 'loading') return { status: 'pending', retry };
  const local = userId === null ? guest : additions.flatMap(({ lines }) => lines);
  const lines = shownLines(couples.data?.lines ?? [], local, products.data);
  return {
    status: 'ready',
    lines,
    totals: totalsOf(lines),
    isCouples: userId !== null,
    delivery: additions.length === 0 ? 'arrived' : isSending ? 'under-way' : 'kept',
    retry,
  };
}

const NOTHING: readonly never[] = [];

/** Sends the additions that are on this device only, and shows the cart that the server answers. */
function useDelivery() {
  const userId = useAuth().user?.id ?? null;
  const queryClient = useQueryClient();
  return useCallback(async () => {
    if (userId === null) return;
    const delivery = await deliverAdditions(userId, async (body) => {
      const cart = await call(addToCart, { body });
      // A cart that is being fetched may have been read before these additions.
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
      queryClient.setQueryData(cartQuery.queryKey, cart);
    });
    if (delivery.outcome === 'refused') toast(toasts.refused(delivery.reason));
    if (delivery.outcome === 'kept') toast(toasts.kept);
  }, [userId, queryClient]);
}

/** Adds a line. It shows in the cart at once, and is sent to the couple's cart as soon as possible. */
export function useAddToCart() {
  const userId = useAuth().user?.id ?? null;
  const deliver = useDelivery();
  return (line: NewCartLine) => {
    if (userId === null) return addAsGuest(line);
    addAsMember(userId, [line]);
    void deliver();
  };
}

type LineChange = { id: string; changes: CartLineChanges | null };

/** Changes a line, or with null removes it. It shows at once, and is taken back if it fails. */
export function useChangeLine() {
  const queryClient = useQueryClient();
  const { queryKey } = cartQuery;
  const change = useMutation({
    mutationKey: queryKey,
    // Changes are sent one after another, in the order in which they were made.
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
      // The answer to an earlier change would undo what a later one shows.
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
