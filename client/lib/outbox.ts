import { isUuid } from '../../contract/uuid.ts';
import type { PersonalStore } from './personal-store.ts';
import { tabChannel } from './tab-channel.ts';
import { timeZone } from './time-zone.ts';

/** Something that was done in this browser and that the server does not have yet. */
export type OutboxItem<Payload = unknown> = {
  /** Made here: what is sent twice counts once. */
  id: string;
  kind: KindName;
  payload: Payload;
  /** By this device's clock. */
  doneAt: string;
  timeZone: string;
  /** Why the server did not accept it; it stays until whoever did it has read that. */
  refusal: Refusal | null;
};

/** What can wait: a workout that was begun online, one that was not, a journal entry, a challenge. */
export type KindName = 'completion' | 'report' | 'entry' | 'challenge';

/** Sent and shown while the lock is open alone. */
export const isBehindLock = ({ kind }: OutboxItem) => kind === 'entry';

export type Refusal = { status: number; reason: string | null };

const PREFIX = 'outbox:';
const NONE: readonly OutboxItem[] = [];

const outboxes = new Map<string, readonly OutboxItem[]>();
/** Kept in memory alone: not written yet, or in a browser that stores nothing. */
const unwritten = new Set<string>();
/** Could not be written: this browser has no room left, or stores nothing. */
const unstorable = new Set<string>();
const listeners = new Set<() => void>();
const tabs = tabChannel<string>('outbox');

/** What a member did in this browser and has not been sent, the oldest first, as far as it is loaded. */
export function outboxOf(memberId: string): readonly OutboxItem[] {
  return outboxes.get(memberId) ?? NONE;
}

/** Whether something would be lost with this page, since the browser could not keep it. */
export const isOnThisPageAlone = ({ id }: Pick<OutboxItem, 'id'>) => unstorable.has(id);
/** The same of anything: then nobody may be told that it is saved. */
export const isAnythingOnThisPageAlone = () => unstorable.size > 0;

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(memberId: string, items: readonly OutboxItem[]): void {
  outboxes.set(
    memberId,
    items.toSorted((one, other) => one.doneAt.localeCompare(other.doneAt)),
  );
  for (const listener of listeners) listener();
}

const without = (memberId: string, id: string) =>
  outboxOf(memberId).filter((item) => item.id !== id);

let lastWork: Promise<unknown> = Promise.resolve();

/** One at a time, so that what is read is never older than what was written before. */
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = lastWork.then(work);
  lastWork = done.catch(() => null);
  return done;
}

/** Of the member who is signed in here; null where this browser keeps nothing. */
async function storeOf(memberId: string): Promise<PersonalStore | null> {
  const { lastPersonalStore } = await import('./personal-store.ts');
  const store = await lastPersonalStore();
  return store?.memberId === memberId ? store : null;
}

/** Reads what waits in this browser, from earlier pages and other tabs. */
export function loadOutbox(memberId: string): Promise<void> {
  return inOrder(async () => {
    const store = await storeOf(memberId);
    if (!store) return;
    for (const { id } of outboxOf(memberId)) if (unwritten.has(id)) await write(memberId, id);
    const stored = [...(await store.readAll(PREFIX)).values()].filter(isItem);
    const ids = new Set(stored.map(({ id }) => id));
    const inMemory = outboxOf(memberId).filter(({ id }) => unwritten.has(id) && !ids.has(id));
    show(memberId, [...stored, ...inMemory]);
  }).catch(() => undefined);
}

function isItem(value: unknown): value is OutboxItem {
  const { id, kind, doneAt, payload } = Object(value) as Partial<OutboxItem>;
  return (
    typeof id === 'string' &&
    isUuid(id) &&
    typeof kind === 'string' &&
    typeof doneAt === 'string' &&
    payload !== undefined
  );
}

/** Writes an item as it is by now. */
async function write(memberId: string, id: string): Promise<void> {
  const item = outboxOf(memberId).find((one) => one.id === id);
  const store = await storeOf(memberId);
  if (!item || !store) return;
  const outcome = await store.write(PREFIX + id, item);
  // Whoever signed out in another tab was asked about what waits.
  if (outcome === 'gone') show(memberId, without(memberId, id));
  if (outcome !== 'full') unwritten.delete(id);
}

/** Puts an item into the outbox, or changes it; it is there at once, and written when this resolves. */
async function put(memberId: string, item: OutboxItem): Promise<void> {
  unwritten.add(item.id);
  show(memberId, [...without(memberId, item.id), item]);
  await inOrder(() => write(memberId, item.id)).catch(() => null);
  tabs.tell(memberId);
}

/** For what could not be sent: where it could not be written either, that is tried once more. */
export async function keepUnsent(memberId: string, id: string): Promise<void> {
  if (!unwritten.has(id)) return;
  await inOrder(() => write(memberId, id)).catch(() => null);
  if (unwritten.has(id)) unstorable.add(id);
  else unstorable.delete(id);
  show(memberId, outboxOf(memberId));
}

type Done<Payload> = { kind: KindName; id?: string; payload: Payload; doneAt?: Date };

/** Adds what was done just now. */
export function addToOutbox<Payload>(memberId: string, done: Done<Payload>): OutboxItem<Payload> {
  const { kind, payload, id = crypto.randomUUID(), doneAt = new Date() } = done;
  const when = { doneAt: doneAt.toISOString(), timeZone: timeZone() };
  const item = { id, kind, payload, ...when, refusal: null };
  void put(memberId, item);
  return item;
}

export async function removeFromOutbox(memberId: string, id: string): Promise<void> {
  show(memberId, without(memberId, id));
  unwritten.delete(id);
  unstorable.delete(id);
  await inOrder(async () => (await storeOf(memberId))?.remove(PREFIX + id)).catch(() => null);
  tabs.tell(memberId);
}

/** Keeps it with the reason, or sends it once more without. */
export async function markRefused(
  memberId: string,
  id: string,
  refusal: Refusal | null,
): Promise<void> {
  const item = outboxOf(memberId).find((one) => one.id === id);
  if (item) await put(memberId, { ...item, refusal });
}

/** What has become of an item in another tab: undefined when it was settled there. */
export function itemAsStored(memberId: string, item: OutboxItem): Promise<OutboxItem | undefined> {
  return inOrder(async () => {
    if (unwritten.has(item.id)) return item;
    const store = await storeOf(memberId);
    const stored = store ? await store.read(PREFIX + item.id) : item;
    return isItem(stored) ? stored : undefined;
  }).catch(() => item);
}

/** Loads the outbox again whenever another tab has changed it. Returns how to stop. */
export function followOutbox(memberId: string): () => void {
  return tabs.listen((whose) => {
    if (whose === memberId) void loadOutbox(memberId);
  });
}
