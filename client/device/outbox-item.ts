import { isUuid } from '../../contract/uuid.ts';
import { canOpenWords } from './word-keys.ts';

/**
 * Kinds of items that can wait to be sent. `stop` is a red signal. `completion` is a workout begun
 * online, `report` one begun offline. `addition` holds products for the cart. `drop` is a session
 * that was stopped.
 */
export const OUTBOX_KINDS = [
  'stop',
  'completion',
  'report',
  'entry',
  'challenge',
  'addition',
  'drop',
] as const;
export type SentKind = (typeof OUTBOX_KINDS)[number];
/** `unknown`: an item that is damaged on this device. */
export type KindName = SentKind | 'unknown';

/** Action done in this browser that the server does not have yet. */
export type OutboxItem<Payload = unknown> = {
  /** Author of the item. Nobody else sends it. */
  memberId: string;
  /** Made on this device, so that an item sent twice counts once. */
  id: string;
  kind: KindName;
  /** Undefined while the lock is closed, or if the payload does not open. */
  payload: Payload;
  /** ISO time by this device's clock. */
  doneAt: string;
  timeZone: string;
  /** Reason why the server did not accept the item, which stays until its author has read that. */
  refusal: Refusal | null;
  /** Sealed payload, for an author with a lock or whose login has ended. */
  sealed?: string;
};

export type Refusal = { status: number; reason: string | null };
/** Marks an item that something else has changed on this device. No server has seen the item. */
export const DAMAGED: Refusal = { status: 0, reason: null };
export const isDamaged = ({ refusal }: OutboxItem) => refusal?.status === DAMAGED.status;

/** Item as the database holds it: with its payload, or sealed. */
export type StoredItem = Omit<OutboxItem, 'payload'> & { payload?: unknown };

/** Joins the words that are still readable in a damaged item. */
export function readableText(payload: unknown): string {
  if (typeof payload === 'string') return isUuid(payload) ? '' : payload;
  if (typeof payload !== 'object' || payload === null) return '';
  return Object.values(payload).map(readableText).filter(Boolean).join(' ');
}

/** True for kinds that wait without the member being told. */
export const isQuiet = ({ kind }: OutboxItem) => kind === 'stop' || kind === 'drop';
/** True for kinds that are shown and sent only while the lock is open. */
export const isBehindLock = ({ kind }: Pick<OutboxItem, 'kind'>) => kind === 'entry';
export const isClosed = ({ payload }: OutboxItem) => payload === undefined;
/** True for an item that does not open although the keys are here. */
export const isUnreadable = (item: OutboxItem) => isClosed(item) && canOpenWords();
