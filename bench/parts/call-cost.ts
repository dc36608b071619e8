import type { Caller } from './callers.ts';
import { type HotCall, runCall, type Target } from './hot-calls.ts';
import { cpuOf } from './measure.ts';
import { withClient } from './postgres.ts';

/** App under load, its database, and the callers. */
export type CalledPlace = { url: string; target: Target; callers: Caller[] };

/** Measures the CPU of one call in microseconds, in the app's process and in PostgreSQL. */
export async function costOf(
  { url, target, callers }: CalledPlace,
  call: HotCall,
  count: number,
): Promise<{ app: number; postgres: number }> {
  const [app, before] = [cpuOf(target.pid), await backendsOf(url)];
  await runCall(target, callers, call, count);
  const after = cpuOf(target.pid);
  // Sum over the connections that exist afterwards, because the app closes idle ones and opens new
  // ones.
  let postgres = 0;
  for (const [pid, used] of await backendsOf(url)) postgres += used - (before.get(pid) ?? 0);
  return { app: (after - app) / count, postgres: postgres / count };
}

/** Reads the CPU time that each of the app's connections has used inside PostgreSQL. */
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
      // Ignore a connection that was closed since it was listed.
    }
  }
  return used;
}
