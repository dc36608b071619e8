const FIRST_DELAY_MS = 250;
/** Short enough that a page in a room is back within a second after its network returns. */
const IN_ROOM_DELAY_MS = 500;
/** Number of tries every half second, about a minute. After that the delay grows. */
const FREQUENT_TRIES = 120;
const MAX_DELAY_MS = { inRoom: 10_000, elsewhere: 30_000 } as const;

export function reconnectDelay(tries: number, isInRoom: boolean): number {
  if (tries === 0) return FIRST_DELAY_MS;
  if (!isInRoom) return Math.min(FIRST_DELAY_MS * 2 ** tries, MAX_DELAY_MS.elsewhere);
  const growth = 2 ** Math.max(0, tries - FREQUENT_TRIES);
  return Math.min(IN_ROOM_DELAY_MS * growth, MAX_DELAY_MS.inRoom);
}
