import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';

export type Child = {
  lines: string[];
  errors: string[];
  /** Resolves with the first `count` lines. Rejects if the process ends before. */
  printed(count: number): Promise<string[]>;
  /** Kills the process without warning, as the system does when memory runs out. */
  kill(): Promise<void>;
  exited: Promise<number | null>;
};

const CHILDREN = path.join(import.meta.dirname, '../../tests/children');

/** Runs a module in tests/children as its own process, which ends with the test. */
export function childProcess(script: string, ...args: string[]): Child {
  const file = path.join(CHILDREN, script);
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = linesOf(child.stdout);
  const errors = linesOf(child.stderr);
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return {
    lines,
    errors,
    exited,
    printed: (count) => printed(child, lines, errors, count),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function linesOf(stream: Readable): string[] {
  const lines: string[] = [];
  createInterface({ input: stream }).on('line', (line) => lines.push(line));
  return lines;
}

function printed(
  child: ChildProcessByStdio<null, Readable, Readable>,
  lines: string[],
  errors: string[],
  count: number,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const look = () => lines.length >= count && resolve(lines.slice(0, count));
    // Wait one turn: the line reader listens first and must split the chunk before.
    child.stdout.on('data', () => setImmediate(look));
    child.on('close', () => reject(new Error(`It ended early:\n${errors.join('\n')}`)));
    look();
  });
}
