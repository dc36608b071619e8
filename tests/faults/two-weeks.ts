import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../scripts/prepare.mjs';

/**
 * Runs the test of two simulated weeks, with as much traffic as a quiet machine does in minutes.
 */
export async function twoWeeks(project: 'embedded' | 'postgres', calls: number): Promise<string> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--project', project, 'server/two-weeks.api.test.ts'];
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: root,
    env: { ...process.env, SIMULATED_CALLS: String(calls) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(said.slice(-3_000));
  const [, figures = ''] = /two weeks: (.*)/.exec(said) ?? [];
  return figures;
}
