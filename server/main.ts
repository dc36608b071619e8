import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { answerBackups } from './admin/cli/backup/protocol.ts';
import { rotateWhileServing } from './admin/cli/rotate-secret/rotate-secret.ts';
import type { Metrics } from './admin/metrics/metrics.ts';
import { buildApp } from './app.ts';
import { buildDeps } from './build-deps.ts';
import {
  type Config,
  ConfigError,
  isPublicOrigin,
  readServerConfig,
  requireLongSecret,
} from './config.ts';
import type { Database } from './db/database.ts';
import { seedDemo } from './demo/seed.ts';
import type { App, Deps } from './deps.ts';
import { drainOnSignal } from './drain-on-signal.ts';
import { filePaths } from './file-paths.ts';
import { startLog } from './log.ts';
import { addressOf, folderTransport, smtpTransport } from './mail/transport.ts';
import { openDatabase } from './open-database.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';
import { localAppSecret } from './security/app-secret.ts';
import { hasForeignKeys, masterKey } from './security/couple-keys.ts';
import { localVapidKeys, storedVapidKey } from './security/vapid-keys.ts';
import { startWatchdog } from './watchdog.ts';

/** Waits for mail after the last request. Unsent mail waits in the database for the next start. */
const MAIL_DRAIN_MS = 1_000;
/** Waits for background work and for mail that is on its way. */
const LAST_WORK_MS = 2_500;

/** Kinds of work that no request waits for and that may fail. */
type Work = 'background' | 'backup' | 'job' | 'connection' | 'mail' | 'push' | 'stop';

async function serve(): Promise<void> {
  const config = readServerConfig(process.env);
  const log = startLog(config.logLevel);
  if (!config.hasRateLimits) log.warn('RATE_LIMITS is off: sign-in may be guessed at any speed');
  if (/sexercise/i.test(addressOf(config.mailFrom))) {
    log.warn('MAIL_FROM says what this app is in its address: discreet members see it too');
  }
  if (!config.stripe && isPublicOrigin(config.appOrigin)) {
    log.warn('Stripe is not set: the sandbox takes test cards as payment, at a public address');
  }
  if (config.isDemo && isPublicOrigin(config.appOrigin)) {
    log.warn('DEMO is on at a public address: everybody knows the password of its couple');
  }
  const metrics = config.metricsPort
    ? (await import('./admin/metrics/metrics.ts')).startMetrics()
    : undefined;
  const now = () => new Date();
  const recentMetrics = config.adminToken
    ? (await import('./admin/metrics/recent-metrics.ts')).startRecentMetrics(now)
    : undefined;
  const onFailure = (work: Work) => (error: unknown) => {
    const { name, code } = error as NodeJS.ErrnoException;
    log.error({ work, name, code }, 'background work failed');
    metrics?.failed(work);
    recentMetrics?.failed();
  };

  const database = await openDatabase(config, onFailure('connection'));
  const appSecret = config.appSecret ?? (await localAppSecret(config.dataDir));
  const { id: keyId } = await checkedMasterKey(database, appSecret, config.otherAppSecret);
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : folderTransport(path.join(config.dataDir, 'outbox'), config.mailFrom);
  const vapidKeys = config.vapidKeys ?? (await ownVapidKeys(database, config));
  if (!vapidKeys) log.warn('VAPID keys are not set: notifications go by mail alone');
  const given = { database, appSecret, now, transport, recentMetrics, onFailure, vapidKeys };
  const deps = await buildDeps({ ...config, ...given });
  if (config.isDemo) await seedDemo(deps, now());
  // Process renewals that fell due while the app was down, before anyone is served.
  if (deps.payments.name === 'sandbox') await deps.payments.advance();

  const app = await buildApp(deps, {
    logger: log,
    trustProxy: config.trustProxy,
    webDir: filePaths.web,
    hasServiceWorker: config.hasServiceWorker,
    observe: metrics?.observe,
  });
  const ownDisk = database.kind === 'embedded' ? config.dataDir : undefined;
  metrics?.watch(database, now, ownDisk);
  recentMetrics?.watch(database, ownDisk);
  if (database.onDisk) {
    const vapidKey = () => storedVapidKey(config.dataDir);
    const about = { secret: appSecret, keyId, now, vapidKey };
    answerBackups(database.onDisk, about, onFailure('backup'));
  }
  const stopJobs = startScheduledJobs(deps, database, onFailure('job'));
  const steps = [
    stopJobs,
    () => app.close(),
    () => deps.notifications.stop(),
    () => Promise.race([finishWork(deps).catch(onFailure('mail')), delay(LAST_WORK_MS)]),
    () => metrics?.close(),
    () => database.close(),
  ];
  drainOnSignal(log, steps, onFailure('stop'));
  try {
    await listen(app, metrics, config);
  } catch (error) {
    await database.close();
    throw error;
  }
  startWatchdog();
  if (database.kind === 'embedded' && config.otherAppSecret) {
    const { otherAppSecret } = config;
    deps.background.run(async () => {
      const moved = await rotateWhileServing(database, otherAppSecret, appSecret);
      log.info(moved, 'secret changed');
    });
  }
  console.log(`Sexercise is ready at ${readyAddress(config, app.addresses()[0])}`);
}

/**
 * Returns keys stored beside an embedded database. PostgreSQL may have several processes, and no
 * place where all of them would find the same keys.
 */
async function ownVapidKeys(database: Database, { dataDir, mailFrom }: Config) {
  if (database.kind !== 'embedded') return undefined;
  return localVapidKeys(dataDir, `mailto:${addressOf(mailFrom)}`);
}

async function checkedMasterKey(database: Database, appSecret: string, otherSecret?: string) {
  try {
    // Check a stored secret here: one from the environment was checked before opening anything.
    requireLongSecret('The secret in DATA_DIR/app-secret', appSecret);
    const master = masterKey(appSecret, otherSecret);
    if (!(await hasForeignKeys(database.db, master))) return master;
    throw new ConfigError(
      'APP_SECRET is not the secret that this database was sealed with: set that one, name the other in APP_SECRET_OTHER, or finish `npm run rotate-secret`.',
    );
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Finishes the background work of requests and sends the resulting mail. */
async function finishWork({ background, mail }: Deps): Promise<void> {
  setTimeout(mail.stop, MAIL_DRAIN_MS).unref();
  await background.idle();
  await mail.deliver();
}

async function listen(app: App, metrics: Metrics | undefined, config: Config): Promise<void> {
  const { port, host, metricsPort } = config;
  if (metricsPort) await metrics?.listen(metricsPort);
  await app.listen({ port, host }).catch(({ code = '', message }: NodeJS.ErrnoException) => {
    const setting = ['EADDRINUSE', 'EACCES'].includes(code) ? `PORT ${port}` : `HOST ${host}`;
    throw new ConfigError(`${setting} cannot be used: ${message}`);
  });
}

/** Returns the address to open. With port 0 only the listener knows the port. */
function readyAddress({ port, appOrigin }: Config, listener?: AddressInfo | string): string {
  return port === 0 ? `http://localhost:${(listener as AddressInfo).port}` : appOrigin;
}

serve().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
