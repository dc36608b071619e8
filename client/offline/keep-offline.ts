import type { QueryClient } from '@tanstack/react-query';
import { currentUser, type User } from '../../contract/auth.ts';
import { notePersonalStore } from '../lib/forget-personal.ts';
import { isLastKnown } from '../lib/last-known.ts';
import { lastPersonalStore, openPersonalStore, type PersonalStore } from '../lib/personal-store.ts';
import { allAnswers, removeAnswers } from '../lib/stored-answers.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepWorkouts } from './keep-workouts.ts';
import { mayKeep } from './may-keep.ts';

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
async function openStore(queryClient: QueryClient, member: User): Promise<PersonalStore | null> {
  const user = queryClient.getQueryCache().find({ queryKey: [currentUser.url] });
  const isNamedByServer = user !== undefined && !isLastKnown(user);
  const store = isNamedByServer ? await openPersonalStore(member.id) : await lastPersonalStore();
  if (store?.memberId !== member.id) return null;
  notePersonalStore();
  const unwanted = (await allAnswers(store)).filter((answer) => !mayKeep(member, answer));
  await removeAnswers(store, ...unwanted.map(({ queryKey }) => queryKey));
  return store;
}
