import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listEntries } from '../../contract/journal/journal.ts';
import { CHANGE_KINDS, type ChangeKind } from '../../contract/live/live.ts';
import { getProgress } from '../../contract/progress/progress.ts';
import { getCart } from '../../contract/shop/store.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { refreshChanged } from './refresh-changed.ts';

const CALLS = [listEntries, getProgress, getCart];

function knowingAll(): QueryClient {
  const client = createQueryClient();
  for (const { url } of CALLS) client.setQueryData([url, 'whatever input'], []);
  return client;
}

function outdated(client: QueryClient): string[] {
  const urls = CALLS.map(({ url }) => url);
  return urls.filter((url) => client.getQueryState([url, 'whatever input'])?.isInvalidated);
}

test('what changed is fetched again, and nothing else', () => {
  const client = knowingAll();
  refreshChanged(client, ['journal']);
  expect(outdated(client)).toEqual([listEntries.url]);
  refreshChanged(client, CHANGE_KINDS);
  expect(outdated(client)).toEqual(CALLS.map(({ url }) => url));
});

test('a kind that a newer server knows does no harm', () => {
  const client = knowingAll();
  refreshChanged(client, ['unheard of' as ChangeKind, 'training']);
  expect(outdated(client)).toEqual([getProgress.url]);
});

test('a cart that is being changed here is not overtaken by an older one', async () => {
  const client = knowingAll();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const change = client
    .getMutationCache()
    .build(client, { mutationKey: [getCart.url], mutationFn: () => answered })
    .execute(undefined);
  refreshChanged(client, ['cart', 'training']);
  expect(outdated(client)).toEqual([getProgress.url]);
  // Ask for the partner's changes again once the own change is settled.
  answer();
  await change;
  expect(outdated(client)).toContain(getCart.url);
});
