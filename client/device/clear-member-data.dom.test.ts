import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  clearMemberData,
  forgetOthers,
  listenToForgetting,
  noteOfflineStore,
} from './clear-member-data.ts';
import { openOfflineStore, readStored, storedMember, writeStored } from './offline-store.ts';

const ROBIN = '1b671a64-40d5-491e-99b0-da01ff1f3341';
const KIM = '9f4c2a10-0f3e-4a66-8f0c-2d3b1f6f7a01';
const ROOM = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('cart', '[{"itemId":3}]');
  localStorage.setItem(`completions:${ROBIN}`, '[]');
  localStorage.setItem('unsent-stop', JSON.stringify({ me: ROBIN }));
  sessionStorage.setItem('room', `${ROOM} 101`);
  sessionStorage.setItem('reloadedForBuildAt', '1');
});

test('whoever signs out, or lost the login, leaves settings alone', async () => {
  await openOfflineStore(ROBIN);
  await writeStored(ROBIN, 'answer:1', 'Ours');
  noteOfflineStore();
  const ownTab = vi.fn();
  const unlisten = listenToForgetting(ownTab);
  const otherTab = new BroadcastChannel('forgotten');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = resolve;
  });
  await clearMemberData({ memberId: ROBIN });
  expect(Object.keys(localStorage).sort()).toEqual(['cart']);
  expect(Object.keys(sessionStorage)).toEqual(['reloadedForBuildAt']);
  expect(await storedMember()).toBeNull();
  await heard;
  // The tab that clears the data must not reload itself, which would cancel its own navigation.
  expect(ownTab).not.toHaveBeenCalled();
  otherTab.close();
  unlisten();
});

test('someone else who has signed in meanwhile loses nothing', async () => {
  await openOfflineStore(KIM);
  await writeStored(KIM, 'answer:1', 'Hers');
  noteOfflineStore();
  localStorage.setItem(`completions:${KIM}`, '[]');
  await clearMemberData({ memberId: ROBIN });
  expect(await readStored(KIM, 'answer:1')).toBe('Hers');
  expect(Object.keys(localStorage)).toContain(`completions:${KIM}`);
  // Robin's sign-out leaves the note that the database holds something, so a visitor's page clears
  // the rest.
  await clearMemberData({});
  expect(await storedMember()).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain(KIM);
});

test('whoever signs in next finds nothing that waited for another', async () => {
  localStorage.setItem(`completions:${KIM}`, '[]');
  await forgetOthers(KIM);
  expect(Object.keys(localStorage).sort()).toEqual(['cart', `completions:${KIM}`]);
});
