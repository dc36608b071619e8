import { readdirSync, readFileSync } from 'node:fs';

/**
 * Reads the CPU time that a process has used so far, in microseconds: all its threads, from the
 * scheduler.
 */
export function cpuOf(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [onCpu = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    nanoseconds += Number(onCpu);
  }
  return nanoseconds / 1_000;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, two) => one - two);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

type Rounds<Name extends string> = Record<Name, number[]>;

/**
 * Runs each measurement once per round, by turns, so that other load on the machine affects all
 * alike. Every other round runs in the opposite order.
 */
export async function byTurns<Name extends string>(
  rounds: number,
  measurements: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Rounds<Name>> {
  const names = Object.keys(measurements) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Rounds<Name>;
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      results[name].push(await measurements[name]());
    }
  }
  return results;
}

/** Computes how many times the base the cost is: the median of the ratios per round. */
export function timesOf(cost: readonly number[], base: readonly number[]): number {
  return median(cost.map((value, round) => value / (base[round] ?? Number.NaN)));
}
