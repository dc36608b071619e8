import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Section } from '../parts/report.ts';

/** Runs a script of its own and keeps its output lines unchanged. */
function scripted(script: string, title: string, about: string): Section {
  const file = path.join(import.meta.dirname, '..', script);
  const args = ['--import', 'tsx', file];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return {
    title,
    about: `${about}, by \`bench/${script}\`.`,
    tables: [],
    checks: [{ what: `Goals of bench/${script} that were missed`, value: status ?? 1, limit: 0 }],
    details: [{ summary: 'What it printed', text: stdout.trim() }],
  };
}

/** Measures rooms in which a couple trains in step. */
export async function live(): Promise<Section> {
  return scripted('live.ts', 'Live rooms', 'What a press and a waiting phone cost');
}

/**
 * Measures rooms in which the two also see each other. Such rooms may cost at most 1.1 times as
 * much.
 */
export async function video(): Promise<Section> {
  const about = 'What couples who see each other cost the server, beside couples who only train';
  return scripted('video.ts', 'Video', about);
}
