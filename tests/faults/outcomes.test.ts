import { expect, test } from 'vitest';
import { exitCode, outcomesOf, Skipped } from './outcomes.ts';

const LONGEST_MS = 60_000;
const faults = {
  kill: async () => '50 kills',
  disk: async () => {
    throw new Skipped('a disk cannot be mounted here');
  },
  clock: async () => {
    throw new Error('a call failed');
  },
};

test('a fault that cannot be tried here is called skipped, never survived', async () => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const counts = await outcomesOf(faults, { longestMs: LONGEST_MS, print });
  expect(counts).toEqual({ survived: 1, skipped: 1, FAILED: 1 });
  expect(lines).toEqual([
    expect.stringMatching(/^survived {2}kill: 50 kills \(\d+ s\)$/),
    expect.stringMatching(/^skipped {3}disk: a disk cannot be mounted here \(\d+ s\)$/),
    expect.stringMatching(/^FAILED {4}clock: Error: a call failed/),
  ]);
});

test('a fault that hangs fails', async () => {
  const hang = () => new Promise<string>(() => undefined);
  const counts = await outcomesOf({ hang }, { longestMs: 1, print: () => undefined });
  expect(counts.FAILED).toBe(1);
});

test.each([
  [{ survived: 2, skipped: 0, FAILED: 0 }, false, 0],
  [{ survived: 2, skipped: 1, FAILED: 0 }, false, 1],
  [{ survived: 2, skipped: 1, FAILED: 0 }, true, 0],
  [{ survived: 2, skipped: 1, FAILED: 1 }, true, 1],
])('%j, skips allowed: %s, ends with %i', (counts, maySkip, code) => {
  expect(exitCode(counts, maySkip)).toBe(code);
});
