import {
  authorOf,
  draftNames,
  draftText,
  dropDraft,
  savedDraft,
  storeDraftText,
} from './drafts.ts';
import { loadOutbox } from './outbox.ts';
import { readAllRows, readRows, removeRow, writeRow } from './outbox-rows.ts';
import { forgetAuthor, isSealed, knownAuthors, sealWords } from './word-keys.ts';

const isAny = (_: unknown): _ is unknown => true;

/**
 * Seals what members typed here who are not signed in any more: it waits for them, and nobody else
 * can read it. What cannot be sealed goes.
 */
export async function sealLeftWords(hasLeft: (memberId: string) => boolean): Promise<void> {
  for (const name of draftNames().filter((one) => hasLeft(authorOf(one)))) await sealDraft(name);
  const rows = await readAllRows().catch(() => []);
  for (const { payload, ...row } of rows.filter(({ memberId }) => hasLeft(memberId))) {
    if (payload === undefined) continue;
    const sealed = await sealWords(row.memberId, row.id, payload);
    await (sealed ? writeRow({ ...row, sealed }) : removeRow(row.memberId, row.id));
  }
  for (const author of knownAuthors().filter(hasLeft)) {
    if (!(await hasWords(author))) forgetAuthor(author);
  }
}

async function sealDraft(name: string): Promise<void> {
  const text = draftText(name);
  if (isSealed(text)) return;
  const sealed = await sealWords(authorOf(name), name, savedDraft(name, isAny));
  if (sealed) storeDraftText(name, sealed);
  else dropDraft(name);
}

async function hasWords(memberId: string): Promise<boolean> {
  const rows = await readRows(memberId).catch(() => []);
  return rows.length > 0 || draftNames().some((name) => authorOf(name) === memberId);
}

/** For a member who signs out by a press and was told what that takes. */
export async function removeWords(memberId: string): Promise<void> {
  for (const name of draftNames().filter((one) => authorOf(one) === memberId)) dropDraft(name);
  const rows = await readRows(memberId).catch(() => []);
  for (const { id } of rows) await removeRow(memberId, id);
  forgetAuthor(memberId);
  await loadOutbox(memberId);
}
