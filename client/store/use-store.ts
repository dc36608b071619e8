import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Totals, totalsOf } from '../../contract/cart-totals.ts';
import {
  addToCart,
  type Cart,
  type CartLineChanges,
  changeCartLine,
  type NewCartLine,
  removeCartLine,
} from '../../contract/store.ts';
import { useAuth } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { toast } from '../ui/toast-store.ts';
import { type ShownLine, shownLines } from './cart-view.ts';
import { cartToasts as toasts } from './copy.ts';
import { deliverAdditions, isDelivering } from './deliver-additions.ts';
import {
  addAsGuest,
  addAsMember,
  adoptGuestLines,
  guestLines,
  setGuestQuantity,
  subscribeToLocalCart,
  unsentAdditions,
} from './local-cart.ts';
import { cartQuery, shelfQuery } from './store-queries.ts';

/** Asked for on every visit: what is left changes by the hour. */
export const useShelf = () => useQuery({ ...shelfQuery, refetchOnMount: 'always' });

export type CartState =
  | { status: 'pending' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'ready';
      lines: readonly ShownLine[];
      totals: Totals;
      /** Whose it is: a visitor's own, or the couple's. */
      isCouples: boolean;
      /** Whether all of it is in the couple's cart, or on its way there, or could not get there yet. */
      delivery: 'arrived' | 'under-way' | 'kept';
      retry: () => void;
    };

/** The cart as this person sees it, wherever it is kept. */
export function useCart(): CartState {
  const { status, user } = useAuth();
  const userId = user?.id ?? null;
  const shelf = useShelf();
  // The partner may have changed it while this window was out of sight.
  const couples = useQuery({
    ...cartQuery,
    enabled: userId !== null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
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
    void shelf.refetch();
    if (userId === null) return;
    void couples.refetch();
    void deliver();
  };
  const isFailed = shelf.isError || (userId !== null && couples.isError);
  const isReady = shelf.data && (userId === null || couples.data);
  if (!isReady) return isFailed ? { status: 'failed', retry } : { status: 'pending' };
  if (status === 'loading') return { status: 'pending' };
  const local = userId === null ? guest : additions.flatMap(({ lines }) => lines);
  const lines = shownLines(couples.data?.lines ?? [], local, shelf.data);
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

/** Sends what is on this device only, and shows the cart that comes of it. */
function useDelivery() {
  const userId = useAuth().user?.id ?? null;
  const queryClient = useQueryClient();
  return useCallback(async () => {
    if (userId === null) return;
    const delivery = await deliverAdditions(userId, async (body) => {
      const cart = await call(addToCart, { body });
      queryClient.setQueryData(cartQuery.queryKey, cart);
      return cart;
    });
    if (delivery.outcome === 'refused') toast(toasts.refused(delivery.reason));
    if (delivery.outcome === 'kept') toast(toasts.kept);
  }, [userId, queryClient]);
}

/** Puts something in. It is in the cart at once, and reaches the couple's as soon as it can. */
export function useAddToCart() {
  const userId = useAuth().user?.id ?? null;
  const deliver = useDelivery();
  return useCallback(
    (line: Pick<NewCartLine, 'item' | 'quantity'> & Partial<NewCartLine>) => {
      const whole = { isSurprise: false, ...line };
      if (userId === null) return addAsGuest(whole);
      addAsMember(userId, [whole]);
      void deliver();
    },
    [userId, deliver],
  );
}

type LineChange = { id: string; changes: CartLineChanges | null };

/** Changes a line, or with null takes it out. It shows at once, and goes back if it fails. */
export function useChangeLine() {
  const queryClient = useQueryClient();
  const { queryKey } = cartQuery;
  const change = useMutation({
    mutationKey: queryKey,
    // One after another, in the order in which they were pressed.
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
      // An answer to an earlier press would take back what a later one shows.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) {
        queryClient.setQueryData(queryKey, cart);
      }
    },
    onError(error) {
      toast(toasts.unchanged(error instanceof ApiError ? error.reason : null));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return useCallback(
    (line: ShownLine, changes: CartLineChanges | null) => {
      if (line.isHere) return setGuestQuantity(line.item, changes ? (changes.quantity ?? 0) : 0);
      change.mutate({ id: line.id, changes });
    },
    [change.mutate],
  );
}

function withChange(cart: Cart, id: string, changes: CartLineChanges | null): Cart {
  const lines = changes
    ? cart.lines.map((line) => (line.id === id ? { ...line, ...defined(changes) } : line))
    : cart.lines.filter((line) => line.id !== id);
  return { lines, totals: totalsOf(lines) };
}

function defined({ quantity, isSurprise }: CartLineChanges) {
  return {
    ...(quantity !== undefined && { quantity }),
    ...(isSurprise !== undefined && { isSurprise }),
  };
}
