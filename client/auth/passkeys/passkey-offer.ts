import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../../lib/web-storage.ts';
import { deviceKnowsItsOwner } from './passkey-support.ts';

const KEY = 'passkeyOfferDeclined';
const isTrue = (value: unknown): value is true => value === true;

let isDue = false;
const listeners = new Set<() => void>();

function setDue(next: boolean): void {
  isDue = next;
  for (const listener of listeners) listener();
}

/**
 * Makes the offer due for a member who has just typed their password, if their device can stand in
 * for it next time.
 */
export async function offerPasskeyLater(): Promise<void> {
  if (readLocal(KEY, isTrue)) return;
  if (await deviceKnowsItsOwner()) setDue(true);
}

export function closePasskeyOffer(): void {
  setDue(false);
}

/** Stops offering passkeys in this browser, to every member. */
export function declinePasskeysHere(): void {
  writeLocal(KEY, true);
  setDue(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsPasskeyOfferDue(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDue,
    () => false,
  );
}
