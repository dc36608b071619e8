import {
  DRAFT_PREFIX,
  DRAFTS_BEHIND_LOCK,
  draftNames,
  SEALED_DRAFT,
  type SealedDrafts,
  setSealedDrafts,
} from '../lib/drafts.ts';
import { canSeal, importSealingKey, seal, unseal } from '../lib/sealing.ts';
import { tryStorage } from '../lib/web-storage.ts';

type Drafts = SealedDrafts & { hasKey: boolean; all(): Map<string, unknown> };

let current: Drafts | null = null;

/**
 * Opens the drafts of a member with a lock. From then on storage holds them sealed by a key that
 * the server gives to the unlocked alone: whoever has the device and its developer tools reads none.
 */
export async function openDrafts(keyText?: string): Promise<void> {
  if (current?.hasKey) return;
  const key = await importKey(keyText);
  const opened = new Map<string, unknown>();
  const toSeal = new Map<string, unknown>();
  for (const [name, text] of storedDrafts()) {
    const value = await open(key, name, text);
    // What does not open stays where it is, for whoever can open it.
    if (value === undefined) continue;
    (text.startsWith(SEALED_DRAFT) ? opened : toSeal).set(name, value);
  }
  // What was written while the server could not be reached is newer.
  for (const [name, value] of current?.all() ?? []) toSeal.set(name, value);
  current = draftsSealedBy(key, opened);
  for (const [name, value] of toSeal) current.keep(name, value);
  setSealedDrafts(current);
}

/** The key and every word are gone from memory. */
export function closeDrafts(): void {
  current = null;
  setSealedDrafts(null);
}

/** For a member who wants no lock any more, perhaps on another device. */
export function keepDraftsPlain(): void {
  for (const [name, value] of current?.all() ?? []) storeDraftText(name, JSON.stringify(value));
  closeDrafts();
}

/** The texts that storage holds, by name. */
function storedDrafts(): [name: string, text: string][] {
  return draftNames()
    .filter((name) => DRAFTS_BEHIND_LOCK.test(name))
    .map((name) => [name, tryStorage(() => localStorage.getItem(DRAFT_PREFIX + name), null) ?? '']);
}

function storeDraftText(name: string, text: string): void {
  tryStorage(() => localStorage.setItem(DRAFT_PREFIX + name, text));
}

function draftsSealedBy(key: CryptoKey | null, values: Map<string, unknown>): Drafts {
  const beingStored = new Set<string>();

  /** One at a time and always the newest, so that an earlier text never replaces a later one. */
  async function store(name: string): Promise<void> {
    if (!key || beingStored.has(name)) return;
    beingStored.add(name);
    let stored: unknown;
    while (values.has(name) && values.get(name) !== stored) {
      stored = values.get(name);
      const text = SEALED_DRAFT + textOf(await seal(key, name, stored));
      if (values.get(name) === stored) storeDraftText(name, text);
    }
    beingStored.delete(name);
  }

  return {
    hasKey: key !== null,
    all: () => values,
    read: (name) => values.get(name),
    keep(name, value) {
      values.set(name, value);
      void store(name);
    },
    drop: (name) => void values.delete(name),
  };
}

/** Null without a key, or where a browser has no cryptography, as on plain http: drafts stay in memory. */
async function importKey(text: string | undefined): Promise<CryptoKey | null> {
  return text && canSeal() ? importSealingKey(bytesOf(text)) : null;
}

/** Undefined when it does not open. */
async function open(key: CryptoKey | null, name: string, text: string): Promise<unknown> {
  try {
    if (!text.startsWith(SEALED_DRAFT)) return JSON.parse(text);
    return key ? await unseal(key, name, bytesOf(text.slice(SEALED_DRAFT.length))) : undefined;
  } catch {
    return undefined;
  }
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
