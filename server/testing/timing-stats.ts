/**
 * Number of measurements. A real difference shows in each of them, one caused by a busy machine
 * does not.
 */
const TRIES = 5;

type Work = () => unknown;
type Measuring = { rounds: number; repeats?: number };

/**
 * Measures how much longer the slowest of several works takes than the quickest: 1.1 means a tenth.
 * The works take turns, so that load on the machine slows all of them. Only the quickest tenth of
 * each is compared, because load only adds time.
 */
export async function timingSpread(
  works: readonly Work[],
  isSmall: (spread: number) => boolean,
  measuring: Measuring,
): Promise<number> {
  // Warm up first, so that compilation is not measured.
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
    // Await only promises: awaiting a plain value would take longer than the work.
    if (result instanceof Promise) await result;
  }
  return performance.now() - started;
}

function quickestTenth(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0;
}
