import { Client } from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { filePaths } from '../file-paths.ts';
import { cuttableProxy } from '../testing/cuttable-proxy.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';
import { newPostgresDatabase } from '../testing/test-database.ts';
import { openPostgres } from './postgres.ts';

const STATEMENT_TIMEOUT_MS = 1_000;
const ANSWERED_WITHIN_MS = 10_000;
const READY_WITHIN_MS = 15_000;
const AWAY = { message: 'We can’t reach our database right now. Please try again in a moment.' };

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a PostgreSQL that falls silent', () => {
  let proxy: Awaited<ReturnType<typeof cuttableProxy>>;
  let directUrl = '';
  const world = testApp({
    async database() {
      directUrl = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
      const url = new URL(directUrl);
      proxy = await cuttableProxy(Number(url.port));
      url.port = String(proxy.port);
      return openPostgres({
        url: url.href,
        migrationsFolder: filePaths.migrations,
        onIdleError: () => undefined,
        statementTimeoutMs: STATEMENT_TIMEOUT_MS,
      });
    },
  });
  afterAll(async () => {
    await world.database.close();
    await proxy.cut();
  });

  /** Makes a couple and waits for all work: mail meeting the silence would fail outside tests. */
  async function aQuietCouple() {
    const couple = await aCouple(world);
    await world.settled();
    return couple;
  }

  const write = (who: Visitor, content: string) => who.post('/api/journal', { content });

  async function written(who: Visitor): Promise<string[]> {
    const entries = (await who.get('/api/journal')) as { content: string }[];
    return entries.map(({ content }) => content);
  }

  async function untilReady() {
    const isReady = async () => (await world.app.inject('/api/ready')).statusCode === 200;
    await vi.waitUntil(isReady, { timeout: READY_WITHIN_MS });
  }

  /** Locks all rows from outside, so that a write stays in flight while the test needs it. */
  async function withLock(work: (waiting: () => Promise<void>) => Promise<void>) {
    const holder = new Client({ connectionString: directUrl });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE journal_entries IN ACCESS EXCLUSIVE MODE');
    const isWaiting = async () => {
      const { rows } = await holder.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    };
    try {
      await work(async () => void (await vi.waitUntil(isWaiting, { timeout: ANSWERED_WITHIN_MS })));
    } finally {
      await holder.end();
    }
  }

  test('every write that it leaves without an answer is 503 in time, and none is lost that was said to be done', async () => {
    const { robin } = await aQuietCouple();
    expect(await write(robin, 'before')).toMatchObject({ status: 201 });
    proxy.freeze();
    const frozenAt = Date.now();
    // Write more than the pool has connections: the last writes wait for one that never comes.
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => write(robin, `meanwhile ${index}`)),
    );
    expect(Date.now() - frozenAt).toBeLessThan(ANSWERED_WITHIN_MS);
    for (const { status, body } of answers) expect([status, body]).toEqual([503, AWAY]);
    expect((await world.app.inject('/api/ready')).json()).toEqual(AWAY);

    proxy.takeOver();
    await untilReady();
    expect(await write(robin, 'after')).toMatchObject({ status: 201 });
    expect(await written(robin)).toEqual(expect.arrayContaining(['before', 'after']));
  });

  test('connections that went silent while nobody used them are not kept', async () => {
    const { robin, kim } = await aQuietCouple();
    // Open as many connections as simultaneous writes; then all are idle.
    await Promise.all(Array.from({ length: 8 }, (_, index) => write(robin, `first ${index}`)));
    proxy.freeze();
    proxy.takeOver();
    const silentSince = Date.now();
    await untilReady();
    // Retry: a call that meets a silent connection fails. Once none does, all of those are gone.
    const areServed = async () =>
      (await Promise.all([write(robin, 'served'), write(kim, 'served')])).every(
        ({ status }) => status === 201,
      );
    await vi.waitUntil(areServed, { timeout: READY_WITHIN_MS });
    expect(Date.now() - silentSince).toBeLessThan(READY_WITHIN_MS);
    expect(await written(kim)).toContain('served');
  });

  test('a write in the middle of its transaction is 503 in time, and what it held is free again', async () => {
    const { robin } = await aQuietCouple();
    await withLock(async (waiting) => {
      const inFlight = write(robin, 'in flight');
      await waiting();
      proxy.freeze();
      const frozenAt = Date.now();
      expect(await inFlight).toMatchObject({ status: 503, body: AWAY });
      expect(Date.now() - frozenAt).toBeLessThan(ANSWERED_WITHIN_MS);
    });
    proxy.takeOver();
    await untilReady();
    await vi.waitUntil(async () => (await write(robin, 'again')).status === 201, {
      timeout: READY_WITHIN_MS,
    });
  });

  test('a write whose connection is cut in the middle is 503 at once', async () => {
    const { robin } = await aQuietCouple();
    await withLock(async (waiting) => {
      const inFlight = write(robin, 'in flight');
      await waiting();
      await proxy.cut();
      expect(await inFlight).toMatchObject({ status: 503, body: AWAY });
    });
    await proxy.mend();
    await untilReady();
    expect(await write(robin, 'again')).toMatchObject({ status: 201 });
  });
});
