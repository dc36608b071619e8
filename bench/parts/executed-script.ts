import type { CDPSession } from '@playwright/test';

type Range = { startOffset: number; endOffset: number; count: number };
type Script = { scriptId: string; url: string; functions: { ranges: Range[] }[] };

/**
 * Counts the script that a page has run each time it stops at a `debugger` statement, and lets the
 * page continue. Each count covers only what ran since the last one, so that the counts add up.
 */
export async function executedScript(session: CDPSession) {
  const ran = new Map<string, Uint8Array>();
  /** Bytes that had run at each stop. */
  const stops: number[] = [];
  session.on('Debugger.paused', async () => {
    await count();
    stops.push([...ran.values()].reduce((sum, script) => sum + executedIn(script), 0));
    await session.send('Debugger.resume');
  });
  await session.send('Debugger.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });

  async function count(): Promise<void> {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    for (const script of result) {
      if (!script.url.startsWith('http')) continue;
      ran.set(script.scriptId, together(ran.get(script.scriptId), newlyRan(script)));
    }
  }

  return {
    executedAt: (stop: number) => stops[stop - 1] ?? 0,
    async loaded(): Promise<number> {
      await count();
      return [...ran.values()].reduce((sum, script) => sum + script.length, 0);
    },
  };
}

/** Marks the characters of a script that ran with 1. One character is one byte. */
function newlyRan({ functions }: Script): Uint8Array {
  const ranges = functions.flatMap((one) => one.ranges);
  const marks = new Uint8Array(Math.max(0, ...ranges.map(({ endOffset }) => endOffset)));
  // Apply outer ranges first: ranges nest, and the innermost one decides whether a character ran.
  const outerFirst = ranges.toSorted(
    (a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset,
  );
  for (const { startOffset, endOffset, count } of outerFirst) {
    marks.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return marks;
}

function together(before: Uint8Array | undefined, now: Uint8Array): Uint8Array {
  if (!before) return now;
  const [longer, shorter] = before.length > now.length ? [before, now] : [now, before];
  return longer.map((mark, at) => mark | (shorter[at] ?? 0));
}

function executedIn(marks: Uint8Array): number {
  return marks.reduce((sum, mark) => sum + mark, 0);
}
