import { tryStorage } from '../../lib/web-storage.ts';

/** End of the partner that this tab was connected to, and the fingerprint of its key. */
export type KnownEnd = { endId: string; key: string };

const SAVED_KNOWN = 'video-known';

/**
 * Keeps the end across a reload: a partner whose phrase was compared needs no second comparison,
 * but their key may not change.
 */
export function saveKnownEnd({ endId, key }: KnownEnd): void {
  tryStorage(() => sessionStorage.setItem(SAVED_KNOWN, `${endId} ${key}`));
}

export function savedKnownEnd(): KnownEnd | null {
  const saved = tryStorage(() => sessionStorage.getItem(SAVED_KNOWN), null);
  const [endId, key] = saved?.split(' ') ?? [];
  return endId && key ? { endId, key } : null;
}

export function forgetKnownEnd(): void {
  tryStorage(() => sessionStorage.removeItem(SAVED_KNOWN));
}
