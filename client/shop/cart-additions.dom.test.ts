import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cart, getCart } from '../../contract/shop/store.ts';
import { outboxOf } from '../device/outbox.ts';
import { anAuthor, signIn } from '../device/test-author.ts';
import { queryFor } from '../lib/query-client.ts';
import { currentToast } from '../ui/toast-store.ts';
import { additionKind, addLines } from './cart-additions.ts';

const line = (item: string) => ({ item, quantity: 1, isSurprise: false });
const cartOf = (subtotalCents: number) => ({
  lines: [],
  totals: { pieces: 0, subtotalCents, shippingCents: 0, totalCents: 0 },
});

let robin = '';
let queryClient: QueryClient;
const sent = vi.fn<(body: { key: string; lines: { item: string }[] }) => Response>();
const shownCents = () =>
  queryClient.getQueryData<Cart>(queryFor(getCart).queryKey)?.totals.subtotalCents;

beforeEach(async () => {
  localStorage.clear();
  queryClient = new QueryClient();
  const author = await anAuthor();
  robin = author.id;
  signIn(author);
  sent.mockReset();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => sent(JSON.parse(body)));
});
afterEach(() => vi.unstubAllGlobals());

test('additions reach the couple’s cart in their order, and the last answer is shown', async () => {
  sent.mockImplementation(({ lines }) => Response.json(cartOf(lines[0]?.item === 'a' ? 100 : 200)));
  addLines(queryClient, robin, [line('a')]);
  addLines(queryClient, robin, [line('b')]);
  await vi.waitFor(() => expect(shownCents()).toBe(200), { timeout: 30_000 });
  expect(outboxOf(robin)).toEqual([]);
});

test('an addition that cannot be sent waits under the key it was first sent with', async () => {
  const keys: string[] = [];
  sent.mockImplementation(({ key }) => {
    keys.push(key);
    throw new TypeError('Failed to fetch');
  });
  addLines(queryClient, robin, [line('a')]);
  await vi.waitFor(() => expect(keys).toHaveLength(1), { timeout: 30_000 });
  expect(outboxOf(robin)).toMatchObject([{ kind: 'addition', payload: { lines: [line('a')] } }]);
  const [item] = outboxOf(robin);
  expect(item?.id).toBe(keys[0]);
  expect(additionKind.isIntact(item?.payload)).toBe(true);
});

test('an addition that the server will never take is dropped, and its reason said', async () => {
  sent.mockReturnValue(Response.json({ message: 'No such item.' }, { status: 400 }));
  addLines(queryClient, robin, [line('gone')]);
  await vi.waitFor(() => expect(currentToast.get()?.description).toBe('No such item.'), {
    timeout: 30_000,
  });
  expect(outboxOf(robin)).toEqual([]);
});
