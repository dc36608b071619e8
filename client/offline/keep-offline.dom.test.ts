import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser, type User } from '../../contract/auth/auth.ts';
import { listFavorites } from '../../contract/workouts/favorites.ts';
import { getWorkout } from '../../contract/workouts/workouts.ts';
import {
  clearOfflineStore,
  openOfflineStore,
  pruneAnswers,
  storedAnswers,
  writeAnswer,
} from '../device/offline-store.ts';
import { createQueryClient, queryFor } from '../lib/query-client.ts';
import { keepOffline } from './keep-offline.ts';
import { changeWanted, withOpened } from './wanted-workouts.ts';

const ID = '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0099';
const member = (rights: Partial<User>) => ({ id: ID, ...rights }) as User;
const premium = member({ subscriptionStatus: 'active', isAdult: true });
const ended = member({ subscriptionStatus: 'none', isAdult: true });

const PLAIN = { id: 101, category: 'stretch', locked: false };
const BEDROOM = { id: 501, category: 'bedroom', locked: false };

let stop = () => {};
beforeEach(() => clearOfflineStore(() => true));
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/**
 * Fills a phone with two workouts that were opened on it, one of them of the bedroom. Returns a
 * function that reads the ids it keeps.
 */
async function phone() {
  await openOfflineStore(ID);
  for (const workout of [PLAIN, BEDROOM]) {
    const { queryKey } = queryFor(getWorkout, { params: { id: String(workout.id) } });
    await changeWanted(ID, withOpened(workout.id));
    await writeAnswer(ID, { queryKey, data: workout, updatedAt: 1, isBehindLock: false });
  }
  return async () => (await storedAnswers(ID)).map(({ data }) => Object(data).id);
}

/**
 * Opens a page for a member named by the server, and waits until the page has checked the phone.
 */
async function openPage(user: User) {
  const asked = vi.fn(async (address: string) =>
    Response.json(address === listFavorites.url ? [] : { ...BEDROOM, locked: true }),
  );
  vi.stubGlobal('fetch', asked);
  const queryClient = createQueryClient();
  queryClient.setQueryData([currentUser.url], user);
  stop = keepOffline(queryClient, user);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 30_000 });
}

test('steps of the bedroom stay on the phone of whoever may open it', async () => {
  const favoriteIds = await phone();
  await openPage(premium);
  expect(await favoriteIds()).toEqual([101, 501]);
});

test('when premium ends, the steps of the bedroom leave the phone', async () => {
  const favoriteIds = await phone();
  await openPage(ended);
  expect(await favoriteIds()).toEqual([101]);
});

test('answers that nobody has asked for in two months leave the phone, and the oldest of too many', async () => {
  await openOfflineStore(ID);
  const now = Date.parse('2026-11-18T12:00:00Z');
  const keep = (url: string, updatedAt: number) =>
    writeAnswer(ID, { queryKey: [url], data: {}, updatedAt, isBehindLock: false });
  await keep('/api/plan', now - 61 * 86_400_000);
  await keep('/api/progress', now - 59 * 86_400_000);
  // Workouts stay as long as their member wants them here.
  await keep('/api/workouts/:id', now - 90 * 86_400_000);
  await pruneAnswers(ID, now);
  const urls = async () => (await storedAnswers(ID)).map(({ queryKey: [url] }) => url);
  expect(await urls()).toEqual(['/api/progress', '/api/workouts/:id']);

  for (let day = 0; day < 205; day++) await keep(`/api/history/${day}`, now + day);
  await pruneAnswers(ID, now);
  expect(await urls()).toHaveLength(201);
  expect(await urls()).not.toContain('/api/history/3');
  expect(await urls()).toContain('/api/history/204');
});
