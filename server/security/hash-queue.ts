import { networkOf } from '../http/client-network.ts';
import { hashingIsBusy } from '../http/errors.ts';

/** Whose hash it is: an address or a member, null for work of our own; and whether we know them. */
export type Turn = { who: string | null; isKnown: boolean };

/** One of libuv's four threads stays free for files and host names. */
const AT_ONCE = 3;
/** Strangers wait a third of a second at most: after that, trying again is no slower. */
const MOST_WAITING = { known: 200, strangers: 24 };
/** Running and waiting, so that no network or member fills the queue alone. */
const MOST_OF_ONE = 10;

/** Runs a few hashes at once and lets a few more wait, those of known people first; refuses the rest. */
export function hashQueue(isBounded: boolean) {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  const placesOf = new Map<string, number>();
  let running = 0;

  function hasRoom(who: string, isKnown: boolean): boolean {
    if (!isBounded || running < AT_ONCE) return true;
    if ((placesOf.get(who) ?? 0) >= MOST_OF_ONE) return false;
    return isKnown ? known.length < MOST_WAITING.known : strangers.length < MOST_WAITING.strangers;
  }

  async function begin(isKnown: boolean): Promise<void> {
    if (running < AT_ONCE) running++;
    // A place that becomes free is handed on, so that nobody slips in between.
    else await new Promise<void>((resolve) => (isKnown ? known : strangers).push(resolve));
  }

  function end(): void {
    const next = known.shift() ?? strangers.shift();
    if (next) next();
    else running--;
  }

  function countPlace(who: string, change: 1 | -1): void {
    const places = (placesOf.get(who) ?? 0) + change;
    if (places > 0) placesOf.set(who, places);
    else placesOf.delete(who);
  }

  return async function inTurn<T>({ who, isKnown }: Turn, work: () => Promise<T>): Promise<T> {
    const place = who === null ? '' : networkOf(who);
    if (!hasRoom(place, isKnown)) throw hashingIsBusy();
    if (place) countPlace(place, 1);
    await begin(isKnown);
    try {
      return await work();
    } finally {
      end();
      if (place) countPlace(place, -1);
    }
  };
}
