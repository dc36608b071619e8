import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { signIn } from '../../contract/auth.ts';
import type { Database } from '../db/database.ts';
import type { ObserveRequest } from '../http/request-timer.ts';
import { lettersWaiting } from '../mail/queue.ts';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';

/** From a hashed file to a password hash on a busy machine. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** Scrapers give up after ten seconds; what the database cannot tell by then is left out. */
const DATABASE_MS = 2_000;
const SIGN_IN_OUTCOMES = new Map([
  [200, 'signed in'],
  [401, 'refused'],
  [429, 'throttled'],
]);

type Mail = Awaited<ReturnType<typeof lettersWaiting>>;

type Metrics = {
  observe: ObserveRequest;
  /** One more failure of work that nobody waits for. */
  failed(work: string): void;
  /** What is asked at each scrape. `dataDir`: the disk that fills, where it is ours. */
  watch(database: Database, now: () => Date, dataDir?: string): void;
  listen(port: number): Promise<MetricsServer>;
};

/** Loaded only where METRICS_PORT is set. */
export function startMetrics(): Metrics {
  const registry = new Registry();
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

  // Found by what a request carries already, so that no label is put together for each.
  const timers = new Map<string, Map<string, ((seconds: number) => void)[]>>();
  function timer(method: string, route: string, statusClass: number) {
    const ofMethod = timers.get(method) ?? new Map<string, ((seconds: number) => void)[]>();
    timers.set(method, ofMethod);
    const ofRoute = ofMethod.get(route) ?? [];
    ofMethod.set(route, ofRoute);
    ofRoute[statusClass] ??= durations.labels(method, route, `${statusClass}xx`).observe;
    return ofRoute[statusClass];
  }

  return {
    observe(method, route, status, seconds) {
      timer(method, route, Math.floor(status / 100))(seconds);
      if (route !== signIn.url || method !== signIn.method) return;
      const outcome = SIGN_IN_OUTCOMES.get(status);
      if (outcome) signIns.inc({ outcome });
    },
    failed: (work) => failures.inc({ work }),
    watch(database, now, dataDir) {
      watchDatabase(registry, database, now);
      if (database.pool) watchPool(registry, database.pool);
      if (dataDir) watchDisk(registry, dataDir);
    },
    listen: (port) => serveMetrics(port, registry),
  };
}

function watchDatabase(registry: Registry, { db, kind }: Database, now: () => Date): void {
  // One scrape asks for several figures at once; the database is asked once.
  let asked: Promise<Mail | null> | null = null;
  const mail = () => {
    asked ??= within(DATABASE_MS, lettersWaiting(db)).finally(() => {
      asked = null;
    });
    return asked;
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
    help: 'Letters that wait to be delivered.',
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

/** Null when it fails or takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    alarm = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(alarm);
  }
}
