import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp } from './app.ts';
import { backgroundWork } from './background.ts';
import { answerBackups } from './backup/answer-backups.ts';
import { startChores } from './chores.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { seedDemo } from './demo/seed.ts';
import type { Deps } from './deps.ts';
import { limitsIn } from './http/limits.ts';
import { startLog } from './log.ts';
import { mailQueueIn } from './mail/queue.ts';
import { outboxTransport, smtpTransport } from './mail/transport.ts';
import type { MetricsServer } from './metrics/metrics-server.ts';
import { openDatabase } from './open-database.ts';
import { sandboxProvider } from './payments/sandbox.ts';
import { stripeProvider } from './payments/stripe.ts';
import { places } from './places.ts';
import { takeEvent } from './premium/take-event.ts';
import { localAppSecret } from './security/app-secret.ts';
import { coupleKeysIn, hasForeignKeys, masterKey } from './security/couple-keys.ts';
import { identitiesIn } from './security/identities.ts';
import { passwordCheck } from './security/passwords.ts';
import { derivedKey, pseudonym } from './security/sealing.ts';

/** A drain that takes longer than this is stuck. */
const DRAIN_LIMIT_MS = 25_000;
/** Mail that is not out by then waits in the database for the next start. */
const MAIL_DRAIN_MS = 5_000;

/** What is done without anyone waiting for it, by what may fail. */
type Work = 'background' | 'backup' | 'chore' | 'connection' | 'mail';

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const log = startLog(config.logLevel);
  if (!config.hasRateLimits) log.warn('RATE_LIMITS is off: sign-in may be guessed at any speed');

  // Nobody who does not ask for figures pays for them, not even by loading their code.
  const metrics = config.metricsPort
    ? (await import('./metrics/metrics.ts')).startMetrics()
    : undefined;
  const onFailure = (work: Work) => (error: unknown) => {
    const { name, code } = error as NodeJS.ErrnoException;
    log.error({ work, name, code }, 'background work failed');
    metrics?.failed(work);
  };
  const database = await openDatabase(config, onFailure('connection'));
  const appSecret = config.appSecret ?? (await localAppSecret(config.dataDir));
  const { db } = database;
  const master = masterKey(appSecret);
  if (await hasForeignKeys(db, master)) {
    await database.close();
    throw new ConfigError(
      'APP_SECRET is not the secret that this database was sealed with: set that one, or finish `npm run rotate-secret`.',
    );
  }
  const now = () => new Date();
  const coupleKeys = coupleKeysIn(db, master);
  const throttleKey = derivedKey(appSecret, 'throttles');
  const deps: Deps = {
    db,
    ping: database.ping,
    now,
    appOrigin: config.appOrigin,
    limits: limitsIn(db, (...parts) => pseudonym(throttleKey, ...parts), {
      isOn: config.hasRateLimits,
    }),
    mail: mailQueueIn({
      db,
      key: derivedKey(appSecret, 'mail'),
      now,
      transport: config.smtpUrl
        ? smtpTransport(config.smtpUrl, config.mailFrom)
        : outboxTransport(path.join(config.dataDir, 'outbox'), config.mailFrom),
      onFailure: onFailure('mail'),
    }),
    payments: config.stripe
      ? stripeProvider({ ...config.stripe, appOrigin: config.appOrigin })
      : sandboxProvider({ db, now, key: derivedKey(appSecret, 'sandbox'), take: takeEvent }),
    background: backgroundWork(onFailure('background')),
    checkPassword: await passwordCheck(),
    coupleKeys,
    identities: identitiesIn({ appSecret, master, coupleKeys }),
    adminToken: config.adminToken,
    scrub: database.scrub,
    listen: database.listen,
  };
  if (config.isDemo) await seedDemo(deps, now());

  // What fell due while nobody was here happens before anyone is.
  if (deps.payments.name === 'sandbox') await deps.payments.advance();

  const app = await buildApp(deps, {
    logger: log,
    trustProxy: config.trustProxy,
    webDir: places.web,
    observe: metrics?.observe,
  });
  metrics?.watch(database, now, database.kind === 'embedded' ? config.dataDir : undefined);
  if (database.onDisk) {
    const about = { secret: appSecret, keyId: master.id, now };
    answerBackups(database.onDisk, about, onFailure('backup'));
  }
  const stopChores = startChores(deps, database, onFailure('chore'));

  let metricsServer: MetricsServer | undefined;
  let isDraining = false;
  async function drain() {
    // Ctrl-C reaches the process twice when npm started it.
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    stopChores();
    await app.close();
    await deps.background.idle();
    setTimeout(deps.mail.stop, MAIL_DRAIN_MS).unref();
    await deps.mail.deliver().catch(onFailure('mail'));
    await metricsServer?.close();
    await database.close();
    process.exit(0);
  }
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);

  try {
    metricsServer = config.metricsPort ? await metrics?.listen(config.metricsPort) : undefined;
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await database.close();
    if (error instanceof ConfigError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    const isPort = ['EADDRINUSE', 'EACCES'].includes(code);
    const setting = isPort ? `PORT ${config.port}` : `HOST ${config.host}`;
    throw new ConfigError(`${setting} cannot be used: ${message}`);
  }
  console.log(`Sexercise is ready at ${readyAddress(config, app.addresses()[0])}`);
}

/** Port 0 asks the system for a free one; then only the listener knows the address. */
function readyAddress(config: Pick<Config, 'appOrigin' | 'port'>, listener?: AddressInfo | string) {
  return config.port === 0
    ? `http://localhost:${(listener as AddressInfo).port}`
    : config.appOrigin;
}

serve().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
