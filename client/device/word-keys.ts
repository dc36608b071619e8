import type { User } from '../../contract/auth/auth.ts';
import { readLocal, removeLocal, tryStorage, writeLocal } from '../lib/web-storage.ts';
import { canSeal, type Open, openerFor, type Seal, sealerFor } from './sealing.ts';

/** Begins no JSON, so that sealed text is never taken for plain. */
const SEALED = 'sealed2:';
/** Drafts that the version before sealed with another key: see move-version-before.ts. */
export const SEALED_BEFORE = 'sealed:';
export const isSealed = (text: string) => text.startsWith(SEALED) || text.startsWith(SEALED_BEFORE);

/** Where the half of a member's key lies by which their words are sealed once their login has ended. */
export const KEY_PREFIX = 'sealing-key:';
const isText = (value: unknown): value is string => typeof value === 'string';

type Author = { id: string; sealingKey: string; hasLock: boolean };

/** The member of this page. */
let author: Author | null = null;
/** Opens their words; null while their lock is closed, or before the server was asked. */
let opener: Open | null = null;
const sealers = new Map<string, Promise<Seal>>();

export function nameAuthor({ id, sealingKey, lock }: Pick<User, 'id' | 'sealingKey' | 'lock'>) {
  if (author?.id !== id) opener = null;
  author = { id, sealingKey, hasLock: lock !== undefined };
  writeLocal(KEY_PREFIX + id, sealingKey);
}

export type OpeningKeys = { openingKey?: string | undefined; draftKey?: string | undefined };

/** Takes the key that the server gives to the unlocked. */
export async function takeOpeningKey(openingKey: string | undefined): Promise<void> {
  if (openingKey && canSeal()) opener = await openerFor(openingKey);
}

export function dropOpeningKey(): void {
  opener = null;
}

export const canOpenWords = () => opener !== null;

/** Whether words of a member are sealed before they are stored: theirs is a lock, or they are not here. */
export const mustSeal = (memberId: string) => author?.id !== memberId || author.hasLock;

/** Whether this browser can keep what they type: on plain http it has no cryptography. */
export const canKeepTyped = (memberId: string) => !mustSeal(memberId) || canSeal();

/** Null where the member's key is not known here, or this browser has no cryptography. */
export async function sealWords(
  memberId: string,
  name: string,
  value: unknown,
): Promise<string | null> {
  const key =
    author?.id === memberId ? author.sealingKey : readLocal(KEY_PREFIX + memberId, isText);
  if (!key || !canSeal()) return null;
  const sealer = sealers.get(key) ?? sealerFor(key);
  sealers.set(key, sealer);
  return SEALED + (await (await sealer)(name, value));
}

/** Undefined when it does not open. */
export async function openWords(name: string, text: string): Promise<unknown> {
  return opener?.(name, text.slice(SEALED.length));
}

/** The members whose keys this browser knows. */
export const knownAuthors = () =>
  tryStorage(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(KEY_PREFIX))
    .map((key) => key.slice(KEY_PREFIX.length));

export const forgetAuthor = (memberId: string) => removeLocal(KEY_PREFIX + memberId);
