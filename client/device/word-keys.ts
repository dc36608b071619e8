import type { User } from '../../contract/auth/auth.ts';
import { localKeys, readLocal, removeLocal, writeLocal } from '../lib/web-storage.ts';
import { canSeal, type Open, openerFor, seal } from './sealing.ts';

/** Prefix of sealed text. No JSON begins so, so sealed text is never taken for plain. */
const SEALED = 'sealed2:';
/** Prefix of drafts that the version before sealed with another key. See move-version-before.ts. */
export const SEALED_BEFORE = 'sealed:';
export const isSealed = (text: string) => text.startsWith(SEALED) || text.startsWith(SEALED_BEFORE);

/**
 * Local storage prefix of the public half of a member's key, which seals their words after their
 * login has ended.
 */
export const KEY_PREFIX = 'sealing-key:';
const isText = (value: unknown): value is string => typeof value === 'string';

type Author = { id: string; sealingKey: string; hasLock: boolean };

/** Member signed in on this page. */
let author: Author | null = null;
/**
 * Opens the author's words. Null while their lock is closed, or before the server has sent the key.
 */
let opener: Open | null = null;

export function nameAuthor({ id, sealingKey, lock }: Pick<User, 'id' | 'sealingKey' | 'lock'>) {
  if (author?.id !== id) opener = null;
  author = { id, sealingKey, hasLock: lock !== undefined };
  writeLocal(KEY_PREFIX + id, sealingKey);
}

export type OpeningKeys = { openingKey?: string | undefined; draftKey?: string | undefined };

/** Takes the member's opening key. The server sends none while the lock is closed. */
export async function takeOpeningKey(openingKey: string | undefined): Promise<void> {
  if (openingKey && canSeal()) opener = await openerFor(openingKey);
}

export function dropOpeningKey(): void {
  opener = null;
}

export const canOpenWords = () => opener !== null;

/**
 * True if a member's words are sealed before they are stored: the member has a lock, or is not
 * signed in here.
 */
export const mustSeal = (memberId: string) => author?.id !== memberId || author.hasLock;

/**
 * True if this browser can keep a member's words. On plain http, there is no cryptography to seal
 * them.
 */
export const canKeepTyped = (memberId: string) => !mustSeal(memberId) || canSeal();

/** Resolves with null if this browser lacks the member's key or has no cryptography. */
export async function sealWords(
  memberId: string,
  name: string,
  value: unknown,
): Promise<string | null> {
  const key =
    author?.id === memberId ? author.sealingKey : readLocal(KEY_PREFIX + memberId, isText);
  return key && canSeal() ? SEALED + (await seal(key, name, value)) : null;
}

/** Resolves with undefined if the text does not open. */
export async function openWords(name: string, text: string): Promise<unknown> {
  return opener?.(name, text.slice(SEALED.length));
}

/** Ids of the members whose keys this browser knows. */
export const knownAuthors = () => localKeys(KEY_PREFIX);

export const forgetAuthor = (memberId: string) => removeLocal(KEY_PREFIX + memberId);
