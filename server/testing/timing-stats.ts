/** A difference that is really there is there every time; one that a busy machine makes is not. */
const TRIES = 5;

type Work = () => unknown;
type Measuring = { rounds: number; repeats?: number };

/**
 * How much longer the slowest of several works takes than the quickest: 1.1 is a tenth. They take
 * turns, so that whatever slows the machine down slows all of them, and their quickest tenths are
 * compared, since it only ever adds.
 */
export async function timingSpread(
  works: readonly Work[],
  isSmall: (spread: number) => boolean,
  measuring: Measuring,
): Promise<number> {
  // What is compiled on the way is compiled before anything counts.
  await spreadOf(works, { ...measuring, rounds: Math.ceil(measuring.rounds / 4) });
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && !isSmall(least); tries++) {
    least = Math.min(least, await spreadOf(works, measuring));
  }
  return least;
}

async function spreadOf(works: readonly Work[], { rounds, repeats = 1 }: Measuring) {
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < works.length; turn++) {
      const index = (round + turn) % works.length;
      times[index]?.push(await timeOf(works[index] as Work, repeats));
    }
  }
  const quickest = times.map(quickestTenth);
  return Math.max(...quickest) / Math.min(...quickest);
}

async function timeOf(work: Work, repeats: number): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < repeats; count++) {
    const result = work();
    // Waiting for what is there already would take longer than the work.
    if (result instanceof Promise) await result;
  }
  return performance.now() - started;
}

function quickestTenth(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0;
}
