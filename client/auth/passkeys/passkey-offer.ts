import { createStore } from '../../lib/create-store.ts';
import { useStore } from '../../lib/use-store.ts';
import { readLocal, writeLocal } from '../../lib/web-storage.ts';
import { deviceKnowsItsOwner } from './passkey-support.ts';

const KEY = 'passkeyOfferDeclined';
const isTrue = (value: unknown): value is true => value === true;

const isDue = createStore(false);

/**
 * Makes the offer due for a member who has just typed their password, if their device can stand in
 * for it next time.
 */
export async function offerPasskeyLater(): Promise<void> {
  if (readLocal(KEY, isTrue)) return;
  if (await deviceKnowsItsOwner()) isDue.set(true);
}

export function closePasskeyOffer(): void {
  isDue.set(false);
}

/** Stops offering passkeys in this browser, to every member. */
export function declinePasskeysHere(): void {
  writeLocal(KEY, true);
  isDue.set(false);
}

export function useIsPasskeyOfferDue(): boolean {
  return useStore(isDue);
}
