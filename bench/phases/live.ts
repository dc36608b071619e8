import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Section } from '../parts/report.ts';

/** Measures rooms in which a couple trains in step. Keeps the output of a script of its own. */
export async function live(): Promise<Section> {
  const file = path.join(import.meta.dirname, '../live.ts');
  const args = ['--import', 'tsx', file];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return {
    title: 'Live rooms',
    about: 'What a press and a waiting phone cost, by `bench/live.ts`.',
    tables: [],
    checks: [{ what: 'Goals of bench/live.ts that were missed', value: status ?? 1, limit: 0 }],
    details: [{ summary: 'What it printed', text: stdout.trim() }],
  };
}
