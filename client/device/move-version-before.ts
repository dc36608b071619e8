import { openDB } from 'idb';
import { readLocal, removeLocal } from '../lib/web-storage.ts';
import { draftText, dropDraft, saveDraft, savedDraft } from './drafts.ts';
import { keysOf } from './member-database.ts';
import { openOfflineStore, writeStored } from './offline-store.ts';
import { newItem, putIntoOutbox } from './outbox.ts';
import type { OutboxItem, SentKind } from './outbox-item.ts';
import { writeRow } from './outbox-rows.ts';
import { bytesOf, canSeal, decrypt, type Open } from './sealing.ts';
import { draftsSealedBefore, HAD_STORE } from './version-before.ts';
import { SEALED_BEFORE } from './word-keys.ts';

const isAny = (value: unknown): value is unknown => value !== null;
const ids = (value: unknown) => (Array.isArray(value) ? value : []);

/**
 * Converts a member's data that the version before kept in this browser, and removes each old item
 * once the new one is written. Words behind a lock move when their key arrives. Delete this file
 * with the release after the next.
 */
export async function moveFromVersionBefore(memberId: string, draftKey?: string): Promise<void> {
  const open = draftKey && canSeal() ? await openerBefore(draftKey) : null;
  const put = (kind: SentKind, id: string, payload: unknown) =>
    putIntoOutbox(newItem(memberId, { kind, id, payload }));

  const cart = `cart:${memberId}`;
  const additions = ids(savedDraft(cart, isAny)).map(({ key, lines }) =>
    put('addition', key, { lines }),
  );
  if (await all(additions)) dropDraft(cart);

  const dropped = `dropped:${memberId}`;
  const drops = ids(readLocal(dropped, isAny)).map((id) => put('drop', id, {}));
  if (await all(drops)) removeLocal(dropped);

  const { me, command } = Object(readLocal('unsent-stop', isAny));
  if (me === memberId && (await put('stop', command.commandId, command)))
    removeLocal('unsent-stop');

  if (readLocal(HAD_STORE, isAny) !== null) await moveStore(memberId, open).catch(() => null);
  for (const name of open ? draftsSealedBefore(memberId) : []) {
    const value = await open?.(name, draftText(name));
    if (value !== undefined) saveDraft(name, value);
  }
}

const all = async (written: readonly Promise<boolean>[]) =>
  (await Promise.all(written)).every(Boolean);

/** Moves the values of the old database. A key stored beside them sealed them. */
async function moveStore(memberId: string, open: Open | null): Promise<void> {
  const before = await openDB('personal');
  const member = await before.get('members', memberId);
  for (const { name, sealed } of member ? await before.getAll('values', keysOf(memberId)) : []) {
    const value = await decrypt(member.key, name, sealed).catch(() => undefined);
    const isMoved = value !== undefined && (await moveValue(memberId, name, value, open));
    if (isMoved) await before.delete('values', [memberId, name]);
  }
  if ((await before.count('values')) === 0) {
    await before.clear('members');
    removeLocal(HAD_STORE);
  }
  before.close();
}

async function moveValue(
  memberId: string,
  name: string,
  value: unknown,
  open: Open | null,
): Promise<boolean> {
  if (name.startsWith('outbox:')) return moveItem({ ...Object(value), memberId }, open);
  await openOfflineStore(memberId);
  const { updatedAt } = Object(value) as { updatedAt?: number };
  return (await writeStored(memberId, name, value, updatedAt)) !== 'full';
}

/**
 * Moves an outbox item. With a lock, the words of an entry lay in a draft, sealed by the lock's
 * key.
 */
async function moveItem(item: OutboxItem, open: Open | null): Promise<boolean> {
  const { draftName, words } = Object(item.payload) as { draftName?: string; words?: unknown };
  if (draftName === undefined) {
    await writeRow(words ? { ...item, payload: words } : item);
    return true;
  }
  const text = draftText(draftName);
  const isSealedBefore = text.startsWith(SEALED_BEFORE);
  // Leave the item here: the next call has the key.
  if (isSealedBefore && !open) return false;
  const draft = isSealedBefore ? await open?.(draftName, text) : savedDraft(draftName, isAny);
  const { payload: _, ...rest } = item;
  const payload = Object(draft).draft;
  if (payload === undefined) await writeRow({ ...rest, sealed: text });
  else if (!(await putIntoOutbox({ ...rest, payload }))) return false;
  dropDraft(draftName);
  return true;
}

/** Opens words that the version before sealed with the key of the member's drafts. */
async function openerBefore(draftKey: string): Promise<Open> {
  const key = await crypto.subtle.importKey('raw', bytesOf(draftKey), 'AES-GCM', false, [
    'decrypt',
  ]);
  return (name, text) =>
    decrypt(key, name, bytesOf(text.slice(SEALED_BEFORE.length))).catch(() => undefined);
}
