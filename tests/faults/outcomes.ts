/** Fault that this machine cannot run. The message says what is missing. */
export class Skipped extends Error {}

type Outcome = 'survived' | 'skipped' | 'FAILED';
type Ways = { longestMs: number; print: (line: string) => void };

/** Runs these faults one after the other, prints a line each, and counts the outcomes. */
export async function outcomesOf(
  faults: Readonly<Record<string, () => Promise<string>>>,
  { longestMs, print }: Ways,
): Promise<Record<Outcome, number>> {
  const counts = { survived: 0, skipped: 0, FAILED: 0 };
  for (const [name, fault] of Object.entries(faults)) {
    const startedAt = Date.now();
    const [outcome, words] = await settled(fault, longestMs);
    counts[outcome]++;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    print(`${outcome.padEnd(9)} ${name}: ${words} (${seconds} s)`);
  }
  return counts;
}

async function settled(
  fault: () => Promise<string>,
  longestMs: number,
): Promise<[Outcome, string | undefined]> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('It took too long.')), longestMs).unref(),
  );
  try {
    return ['survived', await Promise.race([fault(), tooLong])];
  } catch (error) {
    if (error instanceof Skipped) return ['skipped', error.message];
    return ['FAILED', error instanceof Error ? error.stack : String(error)];
  }
}

/** Returns the exit code. A skipped fault counts as a failure unless skips were allowed. */
export function exitCode(counts: Record<Outcome, number>, maySkip: boolean): number {
  return counts.FAILED > 0 || (counts.skipped > 0 && !maySkip) ? 1 : 0;
}
