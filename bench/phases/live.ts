import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Section } from '../parts/report.ts';

const SCRIPT = path.join(import.meta.dirname, '../live.ts');

/** Rooms in which a couple trains in step: a script of its own, whose lines are kept as they are. */
export async function live(): Promise<Section> {
  const title = 'Live rooms';
  if (!existsSync(SCRIPT)) {
    return { title, about: 'Nothing measures these yet.', tables: [], checks: [] };
  }
  const args = ['--import', 'tsx', SCRIPT];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return {
    title,
    about: 'What a press and a waiting phone cost, by `bench/live.ts`.',
    tables: [],
    checks: [{ what: 'Goals of bench/live.ts that were missed', value: status ?? 1, limit: 0 }],
    details: [{ summary: 'What it printed', text: stdout.trim() }],
  };
}
