import {
  authorOf,
  closeDrafts,
  draftNames,
  draftText,
  dropDraft,
  openDrafts,
  savedDraft,
  storeDraftText,
} from './drafts.ts';
import { closeOutbox, loadOutbox } from './outbox.ts';
import { readAllRows, removeRow, writeRow } from './outbox-rows.ts';
import { isVersionBeforeHere } from './version-before.ts';
import {
  dropOpeningKey,
  forgetAuthor,
  isSealed,
  knownAuthors,
  type OpeningKeys,
  sealWords,
  takeOpeningKey,
} from './word-keys.ts';

/** Opens a member's drafts and waiting items, as far as the given keys allow. */
export async function openTypedWords(memberId: string, keys: OpeningKeys): Promise<void> {
  await takeOpeningKey(keys.openingKey);
  if (isVersionBeforeHere(memberId)) {
    const { moveFromVersionBefore } = await import('./move-version-before.ts');
    await moveFromVersionBefore(memberId, keys.draftKey);
  }
  await openDrafts(memberId);
  await loadOutbox(memberId);
}

/** Removes the key and every word from memory; storage holds them sealed. */
export function closeTypedWords(memberId: string): void {
  dropOpeningKey();
  closeDrafts();
  closeOutbox(memberId);
}

const isAny = (_: unknown): _ is unknown => true;
const allRows = () => readAllRows().catch(() => []);

/**
 * Seals drafts and items of members who are no longer signed in. The words wait for their author,
 * and nobody else can read them. Removes words that cannot be sealed.
 */
export async function sealLeftWords(hasLeft: (memberId: string) => boolean): Promise<void> {
  for (const name of draftNames().filter((one) => hasLeft(authorOf(one)))) await sealDraft(name);
  const rows = (await allRows()).filter(({ memberId }) => hasLeft(memberId));
  for (const { payload, ...row } of rows) {
    if (payload === undefined) continue;
    const sealed = await sealWords(row.memberId, row.id, payload);
    await (sealed ? writeRow({ ...row, sealed }) : removeRow(row.memberId, row.id));
  }
  const authors = [...draftNames().map(authorOf), ...rows.map(({ memberId }) => memberId)];
  for (const author of knownAuthors().filter(hasLeft)) {
    if (!authors.includes(author)) forgetAuthor(author);
  }
}

async function sealDraft(name: string): Promise<void> {
  const text = draftText(name);
  if (isSealed(text)) return;
  const sealed = await sealWords(authorOf(name), name, savedDraft(name, isAny));
  if (sealed) storeDraftText(name, sealed);
  else dropDraft(name);
}

/**
 * Removes a member's drafts and items. Called when the member signs out or deletes the account,
 * after a warning about the loss.
 */
export async function removeTypedWords(memberId: string): Promise<void> {
  for (const name of draftNames().filter((one) => authorOf(one) === memberId)) dropDraft(name);
  for (const row of await allRows()) {
    if (row.memberId === memberId) await removeRow(memberId, row.id);
  }
  forgetAuthor(memberId);
  await loadOutbox(memberId);
}
