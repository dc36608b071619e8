import type { User } from '../../contract/auth/auth.ts';
import { readLocal, removeLocal, tryStorage, writeLocal } from '../lib/web-storage.ts';
import type { Open, Seal } from './sealing.ts';

/** Begins no JSON, so that sealed text is never taken for plain. */
const SEALED = 'sealed2:';
/** As the version before wrote it. */
const SEALED_BEFORE = 'sealed:';
export const isSealed = (text: string) => text.startsWith(SEALED) || text.startsWith(SEALED_BEFORE);

/** Where the half of a member's key lies by which their words are sealed once their login has ended. */
export const KEY_PREFIX = 'sealing-key:';
const isText = (value: unknown): value is string => typeof value === 'string';

type Author = { id: string; sealingKey: string; hasLock: boolean };

/** The member of this page. */
let author: Author | null = null;
/** How their words are opened; null while their lock is closed, or before the server was asked. */
let opener: { open: Open; openBefore: Open | null } | null = null;
const sealers = new Map<string, Promise<Seal>>();

export function nameAuthor({ id, sealingKey, lock }: Pick<User, 'id' | 'sealingKey' | 'lock'>) {
  if (author?.id !== id) opener = null;
  author = { id, sealingKey, hasLock: lock !== undefined };
  writeLocal(KEY_PREFIX + id, sealingKey);
}

export type OpeningKeys = { openingKey?: string | undefined; draftKey?: string | undefined };

/** Takes the keys that the server gives to the unlocked. Says whether words can be opened now. */
export async function takeOpeningKeys({ openingKey, draftKey }: OpeningKeys): Promise<boolean> {
  const { canSeal, draftOpenerFor, openerFor } = await import('./sealing.ts');
  if (!openingKey || !canSeal()) return opener !== null;
  opener = {
    open: await openerFor(openingKey),
    openBefore: draftKey ? await draftOpenerFor(draftKey) : null,
  };
  return true;
}

export function dropOpeningKeys(): void {
  opener = null;
}

export const canOpenWords = () => opener !== null;

/** Whether words of a member are sealed before they are stored: theirs is a lock, or they are not here. */
export const mustSeal = (memberId: string) => author?.id !== memberId || author.hasLock;

/** Whether this browser can keep what they type: on plain http it has no cryptography. */
export const canKeepTyped = (memberId: string) =>
  !mustSeal(memberId) || Boolean(globalThis.crypto?.subtle);

/** Null where the member's key is not known here, or this browser has no cryptography. */
export async function sealWords(
  memberId: string,
  name: string,
  value: unknown,
): Promise<string | null> {
  const key =
    author?.id === memberId ? author.sealingKey : readLocal(KEY_PREFIX + memberId, isText);
  const { canSeal, sealerFor } = await import('./sealing.ts');
  if (!key || !canSeal()) return null;
  const sealer = sealers.get(key) ?? sealerFor(key);
  sealers.set(key, sealer);
  return SEALED + (await (await sealer)(name, value));
}

/** Undefined when it does not open. */
export async function openWords(name: string, text: string): Promise<unknown> {
  if (text.startsWith(SEALED)) return opener?.open(name, text.slice(SEALED.length));
  return opener?.openBefore?.(name, text.slice(SEALED_BEFORE.length));
}

/** The members whose keys this browser knows. */
export const knownAuthors = () =>
  tryStorage(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(KEY_PREFIX))
    .map((key) => key.slice(KEY_PREFIX.length));

export const forgetAuthor = (memberId: string) => removeLocal(KEY_PREFIX + memberId);
