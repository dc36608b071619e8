/** Number of measurements at most. A real difference stays, one from a busy machine does not. */
const TRIES = 8;
const QUICKEST_LEFT_OUT = 3;

type Work = () => unknown;
type Measuring = { rounds: number; repeats?: number };

/**
 * Measures how much longer the slowest of several works takes than the quickest: 1.1 means a tenth.
 * The works take turns, so that load on the machine slows all of them. Only the quickest runs of
 * each are compared, of all tries so far, because load only adds time.
 */
export async function timingSpread(
  works: readonly Work[],
  isSmall: (spread: number) => boolean,
  measuring: Measuring,
): Promise<number> {
  // Warm up first, so that compilation is not measured.
  await measure(works, [], { ...measuring, rounds: Math.ceil(measuring.rounds / 4) });
  const times = works.map((): number[] => []);
  let spread = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && !isSmall(spread); tries++) {
    await measure(works, times, measuring);
    spread = spreadOf(times);
  }
  return spread;
}

async function measure(works: readonly Work[], times: number[][], measuring: Measuring) {
  const { rounds, repeats = 1 } = measuring;
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < works.length; turn++) {
      const index = (round + turn) % works.length;
      times[index]?.push(await timeOf(works[index] as Work, repeats));
    }
  }
}

function spreadOf(times: readonly number[][]): number {
  const quickest = times.map(quickOne);
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

/** Leaves out the very quickest, which may be chance. */
function quickOne(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[QUICKEST_LEFT_OUT] ?? 0;
}
