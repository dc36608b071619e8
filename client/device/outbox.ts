import { isUuid } from '../../contract/uuid.ts';
import { createStore } from '../lib/create-store.ts';
import { tabChannel } from '../lib/tab-channel.ts';
import { timeZone } from '../lib/time-zone.ts';
import { useStore } from '../lib/use-store.ts';
import { localKeys, readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';
import {
  DAMAGED,
  isBehindLock,
  type KindName,
  OUTBOX_KINDS,
  type OutboxItem,
  type Refusal,
  type StoredItem,
} from './outbox-item.ts';
import { readRow, readRows, removeRow, writeRow } from './outbox-rows.ts';
import { canOpenWords, mustSeal, openWords, sealWords } from './word-keys.ts';

const NONE: readonly OutboxItem[] = [];

const outboxes = createStore<ReadonlyMap<string, readonly OutboxItem[]>>(new Map());
/**
 * Items that could not be written, because this browser has no space left or stores nothing. They
 * last as long as the page.
 */
const onThisPage = new Map<string, StoredItem>();
const beingSent = new Set<string>();
const tabs = tabChannel<string>('outbox');

/** Loaded items of a member that have not been sent: red signals first, then the oldest. */
export function outboxOf(memberId: string): readonly OutboxItem[] {
  return outboxes.get().get(memberId) ?? NONE;
}

export const subscribeToOutbox = outboxes.subscribe;

export function useOutbox(memberId: string): readonly OutboxItem[] {
  return useStore(outboxes).get(memberId) ?? NONE;
}

/** True if an item would be lost with this page, because the browser could not store it. */
export const isOnThisPageAlone = ({ id }: Pick<OutboxItem, 'id'>) => onThisPage.has(id);
/** True if any item could not be stored: then do not say "saved". */
export const isAnythingOnThisPageAlone = () => onThisPage.size > 0;

/** True while an item's sender runs, which reports the outcome. */
export const isBeingSent = ({ id }: Pick<OutboxItem, 'id'>) => beingSent.has(id);

export function markBeingSent(memberId: string, id: string, isSent: boolean): void {
  if (isSent) beingSent.add(id);
  else beingSent.delete(id);
  show(memberId, outboxOf(memberId));
}

const isRed = ({ kind }: OutboxItem) => kind === 'stop';

function show(memberId: string, items: readonly OutboxItem[]): void {
  const sorted = items.toSorted(
    (one, other) =>
      Number(isRed(other)) - Number(isRed(one)) || one.doneAt.localeCompare(other.doneAt),
  );
  outboxes.set(new Map(outboxes.get()).set(memberId, sorted));
}

const without = (memberId: string, id: string) =>
  outboxOf(memberId).filter((item) => item.id !== id);

let lastWork: Promise<unknown> = Promise.resolve();

/** Runs one operation at a time, so that a read never returns rows older than the last write. */
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = lastWork.then(work);
  lastWork = done.catch(() => null);
  return done;
}

/**
 * Local storage key of a red signal. A page that is being closed can still write there, at once.
 */
const redKey = (memberId: string, id: string) => `outbox:${memberId}:${id}`;

const redsOf = (memberId: string) =>
  localKeys(redKey(memberId, '')).flatMap((id) => readLocal(redKey(memberId, id), isItem) ?? []);

function isItem(value: unknown): value is OutboxItem {
  const { id, memberId, kind, doneAt } = Object(value) as Partial<OutboxItem>;
  return (
    [id, memberId].every((one) => typeof one === 'string' && isUuid(one)) &&
    OUTBOX_KINDS.some((known) => known === kind) &&
    Number.isFinite(Date.parse(doneAt ?? ''))
  );
}

const mustSealItem = (item: StoredItem) => isBehindLock(item) && mustSeal(item.memberId);

/**
 * Reads the items waiting in this browser, also from earlier pages and other tabs, and opens them
 * if the key is here.
 */
export const loadOutbox = (memberId: string) => inOrder(() => load(memberId));

async function load(memberId: string): Promise<void> {
  const held = [...onThisPage.values()].filter((row) => row.memberId === memberId);
  for (const row of held) await write(row);
  const stored = await readRows(memberId).catch(() => []);
  const items = new Map<string, OutboxItem>();
  for (const row of [...stored, ...held, ...redsOf(memberId)]) {
    items.set(row.id, await opened(whole(row)));
  }
  show(memberId, [...items.values()]);
}

/** Resolves with true if the item is on the disk. */
async function write(item: StoredItem): Promise<boolean> {
  const row = await rowOf(item);
  try {
    if (!row) throw new Error('This browser cannot seal.');
    await writeRow(row);
    onThisPage.delete(item.id);
    return true;
  } catch {
    onThisPage.set(item.id, row ?? item);
    return false;
  }
}

/** Turns a damaged row into an item that is never sent, but shown with its readable words. */
function whole(row: StoredItem): StoredItem {
  if (isItem(row)) return row;
  const { memberId, id } = row;
  const when = { doneAt: new Date().toISOString(), timeZone: timeZone() };
  return { memberId, id, ...when, kind: 'unknown', payload: row, refusal: DAMAGED };
}

/**
 * Adds the payload to an item, if the payload can be opened. Stores the item again if the lock now
 * requires the other form, sealed or plain.
 */
async function opened(row: StoredItem): Promise<OutboxItem> {
  const known = outboxOf(row.memberId).find(({ id }) => id === row.id)?.payload;
  const payload = row.payload ?? known ?? (await openWords(row.id, row.sealed ?? ''));
  if (payload === undefined) return { ...row, payload };
  const { sealed, ...item }: OutboxItem = { ...row, payload };
  if (Boolean(sealed) !== mustSealItem(item)) await write(item);
  const isOpen = !mustSealItem(item) || known !== undefined || canOpenWords();
  return isOpen ? item : { ...item, payload: undefined };
}

/** Row to store for an item; null if the item must be sealed and cannot be. */
async function rowOf(item: StoredItem): Promise<StoredItem | null> {
  const { payload, ...rest } = item;
  if (payload === undefined || !mustSealItem(item)) return item;
  const sealed = await sealWords(item.memberId, item.id, payload);
  return sealed === null ? null : { ...rest, sealed };
}

/** Puts an item into the outbox, or changes it. Resolves with true if the item is on the disk. */
export async function putIntoOutbox(item: OutboxItem): Promise<boolean> {
  const { memberId, id } = item;
  if (isRed(item)) writeLocal(redKey(memberId, id), item);
  show(memberId, [...without(memberId, id), item]);
  const isWritten = await inOrder(() => write(item));
  await loadOutbox(memberId);
  tabs.tell(memberId);
  return isWritten;
}

type Done<Payload> = { kind: KindName; id?: string; payload: Payload; doneAt?: Date };

/** Creates an item. Without a time, the action was done just now. */
export function newItem<Payload>(memberId: string, done: Done<Payload>): OutboxItem<Payload> {
  const { kind, payload, id = crypto.randomUUID(), doneAt = new Date() } = done;
  const when = { doneAt: doneAt.toISOString(), timeZone: timeZone() };
  return { memberId, id, kind, payload, ...when, refusal: null };
}

export async function removeFromOutbox(memberId: string, id: string): Promise<void> {
  show(memberId, without(memberId, id));
  onThisPage.delete(id);
  removeLocal(redKey(memberId, id));
  await inOrder(() => removeRow(memberId, id)).catch(() => null);
  tabs.tell(memberId);
}

/** Keeps an item with the reason of its refusal, or sends the item again if there is none. */
export async function markRefused(
  memberId: string,
  id: string,
  refusal: Refusal | null,
): Promise<void> {
  const item = outboxOf(memberId).find((one) => one.id === id);
  if (item) await putIntoOutbox({ ...item, refusal });
}

/**
 * Reads an item that another tab may have changed. Undefined if the other tab has settled the item.
 */
export function itemAsStored(item: OutboxItem): Promise<StoredItem | undefined> {
  const { memberId, id } = item;
  if (onThisPage.has(id)) return Promise.resolve(item);
  return inOrder(() => readRow(memberId, id)).catch(() => item);
}

/** Removes the words of items behind the lock from memory. */
export function closeOutbox(memberId: string): void {
  const close = (item: OutboxItem) => (isBehindLock(item) ? { ...item, payload: undefined } : item);
  show(memberId, outboxOf(memberId).map(close));
}

/**
 * Loads the outbox again whenever another tab has changed it. Returns a function that stops this.
 */
export function followOutbox(memberId: string): () => void {
  return tabs.listen((whose) => {
    if (whose === memberId) void loadOutbox(memberId);
  });
}
