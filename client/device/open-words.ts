import { closeDrafts, openDrafts } from './drafts.ts';
import { closeOutbox, loadOutbox } from './outbox.ts';
import { dropOpeningKeys, type OpeningKeys, takeOpeningKeys } from './word-keys.ts';

/** Opens what a member has typed in this browser and not sent, as far as the keys that came allow. */
export async function openTypedWords(memberId: string, keys: OpeningKeys): Promise<void> {
  await takeOpeningKeys(keys);
  await openDrafts(memberId);
  await loadOutbox(memberId);
}

/** The keys and every word are gone from memory; storage holds them sealed. */
export function closeTypedWords(memberId: string): void {
  dropOpeningKeys();
  closeDrafts();
  closeOutbox(memberId);
}
