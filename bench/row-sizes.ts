import { Client } from 'pg';
import { openPostgres } from '../server/db/postgres.ts';
import { filePaths } from '../server/file-paths.ts';
import { newPostgresDatabase } from '../server/testing/test-database.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { seedCouples } from './seed-couples.ts';

/**
 * Measures the size of a row of each table with its indexes, the figures that docs/scaling.md uses.
 * Run with `npx tsx bench/row-sizes.ts [couples]`. Needs PostgreSQL and some minutes.
 */
const COUPLES = Number(process.argv[2] ?? 100_000);
/** Length of a sealed entry of 400 characters. */
const SEALED_CHARACTERS = 580;

/**
 * Statements that insert the rows of a couple after some months. Each runs as often as its `count`
 * says.
 */
const FILL: readonly [table: string, statement: string][] = [
  [
    'logins',
    `INSERT INTO logins (couple_id, token_hash, member_id, device, created_at, last_seen_at, expires_at)
     SELECT couple_id, encode(sha256((random()::text)::bytea), 'base64'), id, 'Safari on iPhone', now(), now(), now()
     FROM members`,
  ],
  ['couple_totals', 'INSERT INTO couple_totals (couple_id) SELECT id FROM couples'],
  [
    'sessions',
    `INSERT INTO sessions (couple_id, workout_id, partner_id, is_free, started_at, completed_at, completed_day, duration, calories_burned)
     SELECT id, n, gen_random_uuid(), false, now() - n * interval '3 days', now(), current_date - n, 20, 150
     FROM couples, generate_series(1, 10) n`,
  ],
  [
    'couple_days',
    `INSERT INTO couple_days SELECT id, current_date - n * 3, 1, 150, 20, 1 FROM couples, generate_series(1, 10) n`,
  ],
  [
    'journal_entries',
    `INSERT INTO journal_entries (couple_id, id, author_id, is_shared, sealed, created_at)
     SELECT couple_id, gen_random_uuid(), id, false,
       left(repeat(replace(gen_random_uuid()::text, '-', ''), 20), ${SEALED_CHARACTERS}), now() - n * interval '5 days'
     FROM members, generate_series(1, 10) n`,
  ],
  [
    'challenge_logs',
    `INSERT INTO challenge_logs SELECT id, current_date - n, 'sunrise-stretch', now() FROM couples, generate_series(1, 5) n`,
  ],
  [
    'couple_weeks',
    `INSERT INTO couple_weeks SELECT id, date_trunc('week', now())::date - 7 * n, 2, 100, now(), true FROM couples, generate_series(1, 5) n`,
  ],
  [
    'unlocked_achievements',
    `INSERT INTO unlocked_achievements SELECT id, 'badge-' || n, now() FROM couples, generate_series(1, 4) n`,
  ],
  [
    'celebrations',
    `INSERT INTO celebrations (couple_id, member_id, achievement_id, celebrated_at)
     SELECT couple_id, id, 'badge-' || n, now() FROM members, generate_series(1, 4) n`,
  ],
];

const server = await startPostgres();
const url = await newPostgresDatabase(server.url);
const { migrations: migrationsFolder } = filePaths;
await (await openPostgres({ url, migrationsFolder, onIdleError: () => undefined })).close();
const client = new Client({ connectionString: url });
await client.connect();
await seedCouples(client, COUPLES, 'a secret for benchmarks');
for (const [, statement] of FILL) await client.query(statement);
await client.query('VACUUM ANALYZE');

console.log('| table | rows | bytes a row | with its indexes |\n|---|---|---|---|');
for (const table of ['couples', 'couple_keys', 'members', ...FILL.map(([name]) => name)]) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count, pg_table_size($1::regclass)::float8 AS table,
       pg_total_relation_size($1::regclass)::float8 AS total FROM ${table}`,
    [table],
  );
  const { count, table: bytes, total } = rows[0];
  console.log(
    `| ${table} | ${count} | ${Math.round(bytes / count)} | ${Math.round(total / count)} |`,
  );
}
await client.end();
await server.stop();
