import { networkOf } from '../http/client-network.ts';
import { hashingIsBusy } from '../http/errors.ts';

/** The network or member that needs a hash. `isKnown`: in a browser that the member has used. */
export type Asker = { who: string; isKnown: boolean };

/** Leaves one of libuv's four threads free for files and host names. */
const AT_ONCE = 3;
/** Lets a stranger wait a third of a second at most: after that, a retry is no slower. */
const MOST_PLACES = { known: 200, strangers: 24 };
/** Keeps one network or member from filling all places. */
const MOST_PLACES_OF_ONE = 10;

/** Runs a few hashes at once, those for known people first. */
export function hashQueue() {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let running = 0;

  async function begin(isKnown: boolean): Promise<void> {
    if (running < AT_ONCE) running++;
    // Wait for the turn of a finished hash, which is passed on directly: nobody slips in between.
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

/**
 * Limits how many work on hashes at once. A request without a place costs nothing, not even a
 * query.
 */
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
