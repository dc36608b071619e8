import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Section } from '../parts/report.ts';

const SCRIPT = path.join(import.meta.dirname, '../live.ts');

/** Rooms in which a couple trains in step: a script of its own, whose lines are kept as they are. */
export async function live(): Promise<Section> {
  const section = { title: 'Live rooms', tables: [], checks: [] };
  if (!existsSync(SCRIPT)) return { ...section, about: 'Nothing measures these yet.' };
  const text = execFileSync(process.execPath, ['--import', 'tsx', SCRIPT], { encoding: 'utf8' });
  const details = [{ summary: 'What bench/live.ts found', text: text.trim() }];
  return {
    ...section,
    about: 'What a press and a waiting phone cost, by `bench/live.ts`.',
    details,
  };
}
