import type { QueryClient } from '@tanstack/react-query';
import { addToCart, type Cart, getCart, type NewCartLine } from '../../contract/shop/store.ts';
import { useOutbox } from '../device/outbox.ts';
import { addAndSend, type OutboxKind, type SendOutcome } from '../device/send-outbox.ts';
import { call } from '../lib/api.ts';
import { queryFor } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { cartToasts as toasts } from './copy.ts';
import { isLines } from './local-cart.ts';

/** Lines on their way into the couple's cart. The item's id makes them count only once. */
type Addition = { lines: readonly NewCartLine[] };

const isAddition = (value: unknown): value is Addition => isLines(Object(value).lines);

export const additionKind: OutboxKind<Addition, Cart> = {
  name: 'addition',
  isIntact: isAddition,
  send: ({ id, payload }, options) =>
    call(addToCart, { body: { key: id, lines: [...payload.lines] }, ...options }),
  staysWhenRefused: () => false,
  onSettled: (queryClient, outcome) => void showOutcome(queryClient, outcome),
};

async function showOutcome(queryClient: QueryClient, result: SendOutcome<Cart>): Promise<void> {
  if (result.outcome === 'refused') toast(toasts.refused(result.reason));
  if (result.outcome === 'unsent') toast(toasts.kept);
  if (result.outcome !== 'saved') return;
  const { queryKey } = queryFor(getCart);
  // Cancel a running fetch, whose cart may lack these additions.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, result.answer);
}

/** Shows the answers one after another, so that an older answer never replaces a newer cart. */
let lastAddition: Promise<unknown> = Promise.resolve();

/** Adds lines to the couple's cart: shows them at once, and sends them as soon as possible. */
export function addLines(
  queryClient: QueryClient,
  userId: string,
  lines: readonly NewCartLine[],
): void {
  const sent = addAndSend(userId, additionKind, { payload: { lines } });
  lastAddition = lastAddition.then(async () => showOutcome(queryClient, await sent));
}

/** Additions that have not reached the couple's cart. */
export const useAdditions = (userId: string) =>
  useOutbox(userId).filter(({ kind }) => kind === additionKind.name);

export const linesOf = (payload: unknown) => (isAddition(payload) ? payload.lines : []);
