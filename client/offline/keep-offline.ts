import type { QueryClient } from '@tanstack/react-query';
import { canOpenBedroom, currentUser, type User } from '../../contract/auth/auth.ts';
import { noteOfflineStore } from '../device/clear-member-data.ts';
import { isOfflineFallback } from '../device/offline-fallback.ts';
import {
  openOfflineStore,
  pruneAnswers,
  readStored,
  removeAnswers,
  storedAnswers,
  storedMember,
  writeStored,
} from '../device/offline-store.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepProgress } from './keep-progress.ts';
import { keepWorkouts } from './keep-workouts.ts';
import { mayStoreOffline } from './offline-policy.ts';

/**
 * Keeps on this phone what its member sees and wants to have there. Returns a function that stops
 * this.
 */
export function keepOffline(queryClient: QueryClient, member: User): () => void {
  let stops: (() => void)[] | null = [];
  void openStore(queryClient, member).then((isOpen) => {
    if (!isOpen || !stops) return;
    stops = [keepAnswers, keepWorkouts, keepProgress].map((keep) => keep(queryClient, member));
  });
  return () => {
    for (const stop of stops ?? []) stop();
    stops = null;
  };
}

/**
 * Opens the member's store and removes the answers that the member may no longer keep. Only the
 * server's word creates a store, so that removed data does not come back.
 */
async function openStore(queryClient: QueryClient, member: User): Promise<boolean> {
  const user = queryClient.getQueryCache().find({ queryKey: [currentUser.url] });
  const isNamedByServer = user !== undefined && !isOfflineFallback(user);
  const isOpen = isNamedByServer
    ? await openOfflineStore(member.id)
    : (await storedMember()) === member.id;
  if (!isOpen) return false;
  noteOfflineStore();
  await removeUnwanted(member);
  await pruneAnswers(member.id, Date.now());
  return true;
}

/** Name under which the store notes the rights that its answers were last checked for. */
const RIGHTS = 'rights';

async function removeUnwanted(member: User): Promise<void> {
  const rights = JSON.stringify([member.lock !== undefined, canOpenBedroom(member)]);
  if ((await readStored(member.id, RIGHTS)) === rights) return;
  const answers = await storedAnswers(member.id);
  const unwanted = answers.filter((answer) => !mayStoreOffline(member, answer));
  await removeAnswers(member.id, ...unwanted.map(({ queryKey }) => queryKey));
  await writeStored(member.id, RIGHTS, rights);
}
