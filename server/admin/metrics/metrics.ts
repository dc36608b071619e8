import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { signIn } from '../../../contract/auth/auth.ts';
import type { Database } from '../../db/database.ts';
import type { ObserveRequest } from '../../http/request-log.ts';
import { waitingMail } from '../../mail/queue.ts';
import { serveMetrics } from './metrics-server.ts';

/** Bounds of the histogram: from a static file to a password hash on a busy machine. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** Omit database metrics after this time: scrapers give up after ten seconds. */
const DATABASE_MS = 2_000;
const SIGN_IN_OUTCOMES = new Map([
  [200, 'signed in'],
  [401, 'refused'],
  [429, 'throttled'],
]);

type WaitingMail = Awaited<ReturnType<typeof waitingMail>>;

export type Metrics = ReturnType<typeof startMetrics>;

/** Loaded only where METRICS_PORT is set, so that other servers do not pay for the library. */
export function startMetrics() {
  const registry = new Registry();
  let closeServer: (() => Promise<void>) | undefined;
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const signIns = new Counter({
    name: 'sexercise_sign_ins_total',
    help: 'Tries to sign in, by what came of them.',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of SIGN_IN_OUTCOMES.values()) signIns.inc({ outcome }, 0);
  const failures = new Counter({
    name: 'sexercise_background_failures_total',
    help: 'Failures of work that nobody waits for.',
    labelNames: ['work'] as const,
    registers,
  });

  return {
    observe(...[method, route, status, seconds]: Parameters<ObserveRequest>): void {
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (route !== signIn.url || method !== signIn.method) return;
      const outcome = SIGN_IN_OUTCOMES.get(status);
      if (outcome) signIns.inc({ outcome });
    },
    failed: (work: string) => failures.inc({ work }),
    /** Adds gauges that are read at each scrape. `dataDir`: the disk that fills, if it is ours. */
    watch(database: Database, now: () => Date, dataDir?: string): void {
      watchDatabase(registry, database, now);
      if (database.pool) watchPool(registry, database.pool);
      if (dataDir) watchDisk(registry, dataDir);
    },
    async listen(port: number): Promise<void> {
      closeServer = await serveMetrics(port, registry);
    },
    close: async () => closeServer?.(),
  };
}

function watchDatabase(registry: Registry, { db, kind }: Database, now: () => Date): void {
  // Share one query among the gauges of a scrape.
  let pending: Promise<WaitingMail | null> | null = null;
  const mail = () => {
    pending ??= mailWithinTime(db).finally(() => {
      pending = null;
    });
    return pending;
  };
  const registers = [registry];
  new Gauge({
    name: 'sexercise_database_up',
    help: 'Whether the database answered during this scrape.',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      this.set({ kind }, (await mail()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'sexercise_mail_waiting',
    help: 'Mails that wait to be delivered.',
    registers,
    async collect() {
      this.set((await mail())?.count ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'sexercise_mail_oldest_seconds',
    help: 'Since when the oldest of them waits.',
    registers,
    async collect() {
      const { oldest } = (await mail()) ?? {};
      this.set(oldest ? Math.max(0, now().getTime() - oldest.getTime()) / 1000 : 0);
    },
  });
}

function watchPool(registry: Registry, pool: NonNullable<Database['pool']>): void {
  new Gauge({
    name: 'sexercise_pool_connections',
    help: 'Connections to PostgreSQL, and queries that wait for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

function watchDisk(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'sexercise_disk_free_bytes',
    help: 'What is left on the disk of DATA_DIR.',
    registers: [registry],
    async collect() {
      const disk = await statfs(dataDir).catch(() => null);
      if (disk) this.set(disk.bavail * disk.bsize);
    },
  });
}

function mailWithinTime(db: Database['db']): Promise<WaitingMail | null> {
  const tooLong = setTimeout(DATABASE_MS, null, { ref: false });
  return Promise.race([waitingMail(db).catch(() => null), tooLong]);
}
