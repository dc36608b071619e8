import { isUuid } from '../../contract/uuid.ts';
import { canOpenWords } from './word-keys.ts';

/**
 * What can wait to be sent: a red signal, a workout that was begun online and one that was not, a
 * journal entry, a challenge, products for the cart, a session that was stopped.
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
/** `unknown`: damaged on this device. */
export type KindName = SentKind | 'unknown';

/** Something that was done in this browser and that the server does not have yet. */
export type OutboxItem<Payload = unknown> = {
  /** Who did it: nobody else sends it. */
  memberId: string;
  /** Made here: what is sent twice counts once. */
  id: string;
  kind: KindName;
  /** Undefined while it is closed, or when it does not open. */
  payload: Payload;
  /** By this device's clock. */
  doneAt: string;
  timeZone: string;
  /** Why the server did not accept it; it stays until its author has read that. */
  refusal: Refusal | null;
  /** The payload as it is stored of a member with a lock, or of one whose login has ended. */
  sealed?: string;
};

export type Refusal = { status: number; reason: string | null };
/** For what was changed on this device by something else: no server has seen it. */
export const DAMAGED: Refusal = { status: 0, reason: null };
export const isDamaged = ({ refusal }: OutboxItem) => refusal?.status === DAMAGED.status;

/** As it lies in the database: with its payload, or sealed. */
export type StoredItem = Omit<OutboxItem, 'payload'> & { payload?: unknown };

/** The words that can still be read of something damaged. */
export function readableText(payload: unknown): string {
  if (typeof payload === 'string') return isUuid(payload) ? '' : payload;
  if (typeof payload !== 'object' || payload === null) return '';
  return Object.values(payload).map(readableText).filter(Boolean).join(' ');
}

/** Nobody needs to read that it waits. */
export const isQuiet = ({ kind }: OutboxItem) => kind === 'stop' || kind === 'drop';
/** Shown and sent while the lock is open alone. */
export const isBehindLock = ({ kind }: Pick<OutboxItem, 'kind'>) => kind === 'entry';
export const isClosed = ({ payload }: OutboxItem) => payload === undefined;
/** Stays closed although the keys are here. */
export const isUnreadable = (item: OutboxItem) => isClosed(item) && canOpenWords();
