import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openEmbedded } from '../db/embedded/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { filePaths } from '../file-paths.ts';
import { newToken } from '../security/tokens.ts';
import { cuttableProxy } from '../testing/cuttable-proxy.ts';
import { testApp } from '../testing/test-app.ts';
import { newPostgresDatabase } from '../testing/test-database.ts';

const world = testApp();
const AWAY = {
  message: 'We can’t reach our database right now. Please try again in a moment.',
};

function appWith(changes: Partial<Deps>) {
  const logger = pino({ level: 'silent' });
  return buildApp({ ...world.deps, ...changes }, { logger, trustProxy: false });
}

test('a process that serves and whose database answers says so', async () => {
  const health = await world.app.inject('/api/health');
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
  const ready = await world.app.inject('/api/ready');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('health touches no database', async () => {
  const untouchable = new Proxy({} as Deps['db'], {
    get() {
      throw new Error('The database was touched.');
    },
  });
  const ping = () => Promise.reject(new Error('The database was touched.'));
  const app = await appWith({ db: untouchable, ping });
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  await app.close();
});

describe.runIf(process.env.TEST_DATABASE === 'embedded')(
  'when the embedded database is closed',
  () => {
    test('the process is alive but not ready', async () => {
      const database = await openEmbedded({
        migrationsFolder: filePaths.migrations,
        template: filePaths.template,
      });
      const app = await appWith({ db: database.db, ping: database.ping });
      expect((await app.inject('/api/ready')).statusCode).toBe(200);
      await database.close();
      const ready = await app.inject('/api/ready');
      expect([ready.statusCode, ready.json()]).toEqual([503, AWAY]);
      expect((await app.inject('/api/health')).statusCode).toBe(200);
      await app.close();
    });
  },
);

describe.runIf(process.env.TEST_DATABASE === 'postgres')('when PostgreSQL goes away', () => {
  test('calls are 503 until it is back, and then work again by themselves', async () => {
    const url = new URL(await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? ''));
    const proxy = await cuttableProxy(Number(url.port));
    url.port = String(proxy.port);
    const database = await openPostgres({
      url: url.href,
      migrationsFolder: filePaths.migrations,
      onIdleError: () => undefined,
    });
    const app = await appWith({ db: database.db, ping: database.ping });
    const statusOf = async (path: string) =>
      (
        await app.inject({
          url: path,
          headers: { cookie: `login=${newToken(randomUUID()).token}` },
        })
      ).statusCode;
    expect([await statusOf('/api/ready'), await statusOf('/api/user')]).toEqual([200, 401]);

    await proxy.cut();
    const [ready, user] = [
      await app.inject('/api/ready'),
      await app.inject({
        url: '/api/user',
        headers: { cookie: `login=${newToken(randomUUID()).token}` },
      }),
    ];
    expect([ready.statusCode, ready.json()]).toEqual([503, AWAY]);
    expect([user.statusCode, user.json()]).toEqual([503, AWAY]);
    expect(user.headers['retry-after']).toBe('2');
    expect(await statusOf('/api/health')).toBe(200);

    await proxy.mend();
    expect([await statusOf('/api/ready'), await statusOf('/api/user')]).toEqual([200, 401]);
    await app.close();
    await database.close();
    await proxy.cut();
  });

  test('a connection lost in the middle of a transaction fails that one and nothing else', async () => {
    const losses: Error[] = [];
    const url = new URL(await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? ''));
    const proxy = await cuttableProxy(Number(url.port));
    url.port = String(proxy.port);
    const database = await openPostgres({
      url: url.href,
      migrationsFolder: filePaths.migrations,
      onIdleError: (error) => losses.push(error),
    });
    const app = await appWith({ db: database.db, ping: database.ping });
    app.get('/api/slow', () =>
      transact(database.db, async (tx) => {
        await tx.execute(sql`SELECT 1`);
        await proxy.cut();
        // Run no query until the pool learns that the connection is gone.
        await vi.waitUntil(() => losses.length > 0, { timeout: 30_000 });
        return tx.execute(sql`SELECT 1`);
      }),
    );
    const lost = await app.inject('/api/slow');
    expect([lost.statusCode, lost.json()]).toEqual([503, AWAY]);
    await proxy.mend();
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    await app.close();
    await database.close();
    await proxy.cut();
  });
});
