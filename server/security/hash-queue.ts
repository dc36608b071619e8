import { networkOf } from '../http/client-network.ts';
import { hashingIsBusy } from '../http/errors.ts';

/** Who asks for a hash, by address or member, and whether we know them. */
export type Asker = { who: string; isKnown: boolean };

/** One of libuv's four threads stays free for files and host names. */
const AT_ONCE = 3;
/** So few strangers wait a third of a second at most: after that, trying again is no slower. */
const MOST_PLACES = { known: 200, strangers: 24 };
/** So that no network or member fills them alone. */
const MOST_PLACES_OF_ONE = 10;

/** Hashes run a few at once, those of known people first. */
export function hashQueue() {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let running = 0;

  async function begin(isKnown: boolean): Promise<void> {
    if (running < AT_ONCE) running++;
    // A turn that ends is handed on, so that nobody slips in between.
    else await new Promise<void>((resolve) => (isKnown ? known : strangers).push(resolve));
  }

  function end(): void {
    const next = known.shift() ?? strangers.shift();
    if (next) next();
    else running--;
  }

  return async function inTurn<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> {
    await begin(isKnown);
    try {
      return await work();
    } finally {
      end();
    }
  };
}

/** Places for those who want something hashed; without one they cost nothing, not even a query. */
export function hashPlaces() {
  const taken = { known: 0, strangers: 0 };
  const takenBy = new Map<string, number>();

  return async function inPlace<T>({ who, isKnown }: Asker, work: () => Promise<T>): Promise<T> {
    const kind = isKnown ? 'known' : 'strangers';
    const one = networkOf(who);
    const ofOne = takenBy.get(one) ?? 0;
    if (taken[kind] >= MOST_PLACES[kind] || ofOne >= MOST_PLACES_OF_ONE) throw hashingIsBusy();
    taken[kind]++;
    takenBy.set(one, ofOne + 1);
    try {
      return await work();
    } finally {
      taken[kind]--;
      const left = (takenBy.get(one) ?? 1) - 1;
      if (left > 0) takenBy.set(one, left);
      else takenBy.delete(one);
    }
  };
}
