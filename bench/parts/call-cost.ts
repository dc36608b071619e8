import type { Caller } from './callers.ts';
import { type HotCall, runCall, type Target } from './hot-calls.ts';
import { cpuOf } from './measure.ts';
import { withClient } from './postgres.ts';

/** An app under load, the database below it, and who calls. */
export type CalledPlace = { url: string; target: Target; callers: Caller[] };

/** Microseconds of CPU for one call: of the app's process, and of PostgreSQL below it. */
export async function costOf(
  { url, target, callers }: CalledPlace,
  call: HotCall,
  count: number,
): Promise<{ app: number; postgres: number }> {
  const [app, before] = [cpuOf(target.pid), await backendsOf(url)];
  await runCall(target, callers, call, count);
  const after = cpuOf(target.pid);
  // Idle connections are closed and new ones opened as the app needs them.
  let postgres = 0;
  for (const [pid, used] of await backendsOf(url)) postgres += used - (before.get(pid) ?? 0);
  return { app: (after - app) / count, postgres: postgres / count };
}

/** CPU time that each of the app's connections has used inside PostgreSQL. */
async function backendsOf(url: string): Promise<Map<number, number>> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sexercise'`,
    ),
  );
  const used = new Map<number, number>();
  for (const { pid } of rows) {
    try {
      used.set(pid, cpuOf(pid));
    } catch {
      // Closed since it was listed, because nobody needed it.
    }
  }
  return used;
}
