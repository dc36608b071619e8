import { readLocal, removeLocal } from '../lib/web-storage.ts';
import { draftText, dropDraft, savedDraft } from './drafts.ts';
import { keysOf } from './member-database.ts';
import { openMemberStore } from './member-store.ts';
import { newItem, putIntoOutbox } from './outbox.ts';
import type { OutboxItem, SentKind, StoredItem } from './outbox-item.ts';
import { writeRow } from './outbox-rows.ts';
import { decrypt } from './sealing.ts';
import { HAD_STORE } from './version-before.ts';
import { isSealed } from './word-keys.ts';

const isAny = (value: unknown): value is unknown => value !== null;
const ids = (value: unknown) => (Array.isArray(value) ? value : []);

/**
 * Brings what the version before kept for a member in this browser into today's form, and removes
 * each thing once it is written. To be deleted with the release after the next.
 */
export async function moveFromVersionBefore(memberId: string): Promise<void> {
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

  if (readLocal(HAD_STORE, isAny) !== null) await moveStore(memberId).catch(() => null);
}

const all = async (written: readonly Promise<boolean>[]) =>
  (await Promise.all(written)).every(Boolean);

/** Its values were sealed by a key beside them. */
async function moveStore(memberId: string): Promise<void> {
  const { openDB } = await import('idb');
  const before = await openDB('personal');
  const member = await before.get('members', memberId);
  for (const { name, sealed } of member ? await before.getAll('values', keysOf(memberId)) : []) {
    const value = await decrypt(member.key, name, sealed).catch(() => undefined);
    const isMoved = value !== undefined && (await moveValue(memberId, name, value));
    if (isMoved) await before.delete('values', [memberId, name]);
  }
  if ((await before.count('values')) === 0) {
    await before.clear('members');
    removeLocal(HAD_STORE);
  }
  before.close();
}

async function moveValue(memberId: string, name: string, value: unknown): Promise<boolean> {
  if (name.startsWith('outbox:')) {
    await writeRow(rowOf({ ...Object(value), memberId }));
    return true;
  }
  const store = await openMemberStore(memberId);
  const { updatedAt } = Object(value) as { updatedAt?: number };
  return (await store?.write(name, value, updatedAt)) !== 'full';
}

/** The words of an entry of someone with a lock lay in a draft, sealed by the lock's key. */
function rowOf(item: OutboxItem): StoredItem {
  const { draftName, words } = Object(item.payload) as { draftName?: string; words?: unknown };
  if (words) return { ...item, payload: words };
  if (draftName === undefined) return item;
  const { payload: _, ...rest } = item;
  const text = draftText(draftName);
  if (isSealed(text)) return { ...rest, sealed: text, sealedAs: draftName };
  return { ...rest, payload: Object(savedDraft(draftName, isAny)).draft };
}
