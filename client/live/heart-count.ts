import { tryStorage } from '../lib/web-storage.ts';

const KEY = 'live-hearts';

/**
 * Counts the hearts that either member sent in a room, as this device saw them. Kept across a
 * reload.
 */
export function heartsOf(roomId: string): number {
  const [room, hearts] = tryStorage(() => sessionStorage.getItem(KEY) ?? '', '').split(' ');
  return room === roomId ? Number(hearts) || 0 : 0;
}

export function countHeart(roomId: string): void {
  // Ignore missing storage: no heart is counted then, but all hearts still fly.
  tryStorage(() => sessionStorage.setItem(KEY, `${roomId} ${heartsOf(roomId) + 1}`));
}
