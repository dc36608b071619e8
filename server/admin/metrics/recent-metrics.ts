import { statfs } from 'node:fs/promises';
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from '../../../contract/admin/desk.ts';
import { signIn, signUp } from '../../../contract/auth/auth.ts';
import { liveEvents } from '../../../contract/live/live.ts';
import type { Database } from '../../db/database.ts';
import type { ObserveRequest } from '../../http/request-log.ts';
import { type MetricId, needsAttention, SAMPLE_SECONDS, THRESHOLDS } from './alert-thresholds.ts';

const KEPT_SAMPLES = 3600 / SAMPLE_SECONDS;
const LAG_RESOLUTION_MS = 20;
const [MEGA, GIGA] = [1e6, 1e9];
/** Routes that say nothing about speed: they hash a password, or last as long as a page listens. */
const SLOW_ON_PURPOSE = new Set<string>([signIn.url, signUp.url, liveEvents.url]);
const SLOW_FAMILY = /password/;

type Sample = Record<MetricId, number | null>;
export type RecentMetrics = ReturnType<typeof startRecentMetrics>;

/** Collects the metrics of docs/operations.md over the last hour, of this process, for the desk. */
export function startRecentMetrics(now: () => Date) {
  const startedAt = now();
  const samples: Sample[] = [];
  const answers = createHistogram();
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  let counts = { calls: 0, errors: 0, refused: 0, throttled: 0, failures: 0 };
  let cpu = { used: process.cpuUsage(), at: process.hrtime.bigint() };
  let watched: { database: Database; dataDir: string | undefined } | undefined;

  /** Returns the percent of one core used since the last call. */
  function cpuShare(): number {
    const { user, system } = process.cpuUsage(cpu.used);
    const at = process.hrtime.bigint();
    const elapsedMicros = Number(at - cpu.at) / 1000;
    cpu = { used: process.cpuUsage(), at };
    return elapsedMicros > 0 ? ((user + system) / elapsedMicros) * 100 : 0;
  }

  async function freeGigabytes(): Promise<number | null> {
    const dataDir = watched?.dataDir;
    const disk = dataDir === undefined ? null : await statfs(dataDir).catch(() => null);
    return disk && (disk.bavail * disk.bsize) / GIGA;
  }

  return {
    observe(...[method, route, status, seconds]: Parameters<ObserveRequest>): void {
      if (!route.startsWith('/api/')) return;
      counts.calls++;
      if (status >= 500) counts.errors++;
      if (route === signIn.url && method === signIn.method) {
        if (status === 401) counts.refused++;
        if (status === 429) counts.throttled++;
      }
      if (SLOW_ON_PURPOSE.has(route) || SLOW_FAMILY.test(route)) return;
      answers.record(Math.max(1, Math.round(seconds * MEGA)));
    },
    /** Counts a failure in background work. */
    failed(): void {
      counts.failures++;
    },
    watch(database: Database, dataDir?: string): void {
      watched = { database, dataDir };
    },
    /** Takes a sample; called every `SAMPLE_SECONDS`. */
    async sample(): Promise<void> {
      const { calls, errors, refused, throttled, failures } = counts;
      counts = { calls: 0, errors: 0, refused: 0, throttled: 0, failures: 0 };
      samples.push({
        latency: answers.count > 0 ? answers.percentile(99) / 1000 : null,
        errors: calls > 0 ? (errors / calls) * 100 : null,
        lag: lag.percentile(99) / MEGA,
        connections: watched?.database.pool?.().waiting ?? null,
        refused,
        throttled,
        failures,
        memory: process.memoryUsage.rss() / MEGA,
        cpu: cpuShare(),
        disk: await freeGigabytes(),
      });
      answers.reset();
      lag.reset();
      if (samples.length > KEPT_SAMPLES) samples.shift();
    },
    recent() {
      const kind: Database['kind'] = watched?.database.kind ?? 'postgres';
      const ids = Object.keys(THRESHOLDS) as MetricId[];
      const figures = ids
        .map((id): Metric => {
          const values = samples.map((sample) => rounded(sample[id]));
          const limit = THRESHOLDS[id]?.limit ?? null;
          return { id, values, limit, needsAttention: needsAttention(id, values) };
        })
        // Only PostgreSQL has a connection pool; only the embedded database fills a disk of ours.
        .filter(({ id }) => id !== (kind === 'embedded' ? 'connections' : 'disk'));
      return { kind, startedAt: startedAt.toISOString(), secondsBetween: SAMPLE_SECONDS, figures };
    },
  };
}

const rounded = (value: number | null) => value && Math.round(value * 100) / 100;
