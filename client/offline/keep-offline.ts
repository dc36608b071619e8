import type { QueryClient } from '@tanstack/react-query';
import { canOpenBedroom, currentUser, type User } from '../../contract/auth/auth.ts';
import { noteMemberStore } from '../device/clear-member-data.ts';
import { lastMemberStore, type MemberStore, openMemberStore } from '../device/member-store.ts';
import { allAnswers, pruneAnswers, removeAnswers } from '../device/offline-cache.ts';
import { isOfflineFallback } from '../device/offline-fallback.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepWorkouts } from './keep-workouts.ts';
import { mayStoreOffline } from './offline-policy.ts';

/** Keeps on this phone what its member is shown and wants to have there. Returns how to stop. */
export function keepOffline(queryClient: QueryClient, member: User): () => void {
  let stops: (() => void)[] | null = [];
  void openStore(queryClient, member).then((store) => {
    if (!store || !stops) return;
    stops = [keepAnswers, keepWorkouts].map((keep) => keep(queryClient, member, store));
  });
  return () => {
    for (const stop of stops ?? []) stop();
    stops = null;
  };
}

/**
 * The member's store, without what they may no longer keep. It is begun by the server's word alone:
 * what was removed meanwhile does not come back.
 */
async function openStore(queryClient: QueryClient, member: User): Promise<MemberStore | null> {
  const user = queryClient.getQueryCache().find({ queryKey: [currentUser.url] });
  const isNamedByServer = user !== undefined && !isOfflineFallback(user);
  const store = isNamedByServer ? await openMemberStore(member.id) : await lastMemberStore();
  if (store?.memberId !== member.id) return null;
  noteMemberStore();
  await removeUnwanted(store, member);
  await pruneAnswers(store, Date.now());
  return store;
}

/** For which rights the kept answers were last looked through. */
const RIGHTS = 'rights';

async function removeUnwanted(store: MemberStore, member: User): Promise<void> {
  const rights = JSON.stringify([member.lock !== undefined, canOpenBedroom(member)]);
  if ((await store.read(RIGHTS)) === rights) return;
  const unwanted = (await allAnswers(store)).filter((answer) => !mayStoreOffline(member, answer));
  await removeAnswers(store, ...unwanted.map(({ queryKey }) => queryKey));
  await store.write(RIGHTS, rights);
}
