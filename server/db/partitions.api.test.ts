import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { filePaths } from '../file-paths.ts';
import { aCouple } from '../testing/factories.ts';
import { rowsOf } from '../testing/leak-markers.ts';
import { testApp } from '../testing/test-app.ts';
import { newPostgresDatabase } from '../testing/test-database.ts';
import { train } from '../testing/training.ts';
import { openPostgres } from './postgres.ts';

const SPLIT = path.join(filePaths.migrations, '../../../deploy/postgres/partition-by-couple.sql');

async function splitDatabase() {
  const url = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
  const { migrations: migrationsFolder } = filePaths;
  const database = await openPostgres({ url, migrationsFolder, onIdleError: () => undefined });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    INSERT INTO couples (id, created_at) SELECT gen_random_uuid(), now() FROM generate_series(1, 50);
    INSERT INTO couple_days SELECT id, '2026-03-01', 1, 10, 10, 1, 0, 1 FROM couples`);
  // Split twice: the second run must leave split tables alone.
  for (const _time of [1, 2]) await client.query(await readFile(SPLIT, 'utf8'));
  const { rows } = await client.query('SELECT count(*)::int AS n FROM couple_days');
  expect(rows).toEqual([{ n: 50 }]);
  await client.end();
  return database;
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('split by the couple’s id', () => {
  const world = testApp({ database: splitDatabase });

  test('the app trains, writes, counts, exports and forgets as ever', async () => {
    const { robin, kim, form } = await aCouple(world);
    const trained = await train(world, robin);
    expect(trained.status).toBe(200);
    const { id } = trained.body as { id: string };
    await robin.post('/api/journal', { content: 'Ours', isSharedWithPartner: true });
    expect(await kim.get('/api/journal')).toMatchObject([{ content: 'Ours' }]);
    expect(await kim.get('/api/progress')).toMatchObject({ workoutsCompleted: 1 });
    expect(await kim.get('/api/sessions?limit=7')).toMatchObject([{ id }]);
    expect((await kim.request('GET', '/api/account/export')).status).toBe(200);
    const leaving = { password: form.partner1Password };
    expect((await robin.post('/api/account/leave', leaving)).status).toBeLessThan(300);
    expect(await kim.get('/api/journal')).toEqual([]);
  });

  test('a couple’s question touches one part, and no part’s statistics quote a journal', async () => {
    const plan = await rowsOf<object>(
      world.database,
      sql`EXPLAIN SELECT * FROM sessions WHERE couple_id = ${crypto.randomUUID()} ORDER BY started_at DESC LIMIT 7`,
    );
    expect(JSON.stringify(plan).match(/ on sessions_\d+/g)).toHaveLength(1);
    const quoted = await rowsOf(
      world.database,
      sql`SELECT attrelid::regclass FROM pg_attribute
          WHERE attname = 'sealed' AND attstattarget <> 0 AND attrelid::regclass::text LIKE 'journal_entries%'
            AND attrelid IN (SELECT oid FROM pg_class WHERE relkind IN ('r', 'p'))`,
    );
    expect(quoted).toEqual([]);
  });
});
