const FIRST_DELAY_MS = 250;
/** In a room a lost stream is back within a second of its network. */
const IN_ROOM_DELAY_MS = 500;
/** About a minute of looking every moment; who is away for longer is looked for with patience. */
const EAGER_TRIES = 120;
const LONGEST_DELAY_MS = { inRoom: 10_000, elsewhere: 30_000 } as const;

/** How long to wait, after so many tries, before the way back is looked for again. */
export function delayAfter(tries: number, isInRoom: boolean): number {
  if (tries === 0) return FIRST_DELAY_MS;
  if (!isInRoom) return Math.min(FIRST_DELAY_MS * 2 ** tries, LONGEST_DELAY_MS.elsewhere);
  const patience = 2 ** Math.max(0, tries - EAGER_TRIES);
  return Math.min(IN_ROOM_DELAY_MS * patience, LONGEST_DELAY_MS.inRoom);
}
