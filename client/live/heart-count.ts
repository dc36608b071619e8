import { tryStorage } from '../lib/web-storage.ts';

const KEY = 'live-hearts';

/** How many hearts either has sent in a room, as this device saw it; kept across a reload. */
export function heartsOf(roomId: string): number {
  const [room, hearts] = tryStorage(() => sessionStorage.getItem(KEY) ?? '', '').split(' ');
  return room === roomId ? Number(hearts) || 0 : 0;
}

export function countHeart(roomId: string): void {
  // Without storage no heart is counted; all of them still fly.
  tryStorage(() => sessionStorage.setItem(KEY, `${roomId} ${heartsOf(roomId) + 1}`));
}
