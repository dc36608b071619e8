const FIRST_DELAY_MS = 250;
/** In a room a lost stream is back within a second of its network. */
const IN_ROOM_DELAY_MS = 500;
/** About a minute of trying every half second; from then on the delay grows. */
const FREQUENT_TRIES = 120;
const MAX_DELAY_MS = { inRoom: 10_000, elsewhere: 30_000 } as const;

export function reconnectDelay(tries: number, isInRoom: boolean): number {
  if (tries === 0) return FIRST_DELAY_MS;
  if (!isInRoom) return Math.min(FIRST_DELAY_MS * 2 ** tries, MAX_DELAY_MS.elsewhere);
  const growth = 2 ** Math.max(0, tries - FREQUENT_TRIES);
  return Math.min(IN_ROOM_DELAY_MS * growth, MAX_DELAY_MS.inRoom);
}
