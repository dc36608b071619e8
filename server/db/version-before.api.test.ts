import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { filePaths } from '../file-paths.ts';
import { tempDirectoryOfFile } from '../testing/temp-directory.ts';
import { newPostgresDatabase, testDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { openPostgres } from './postgres.ts';

const FOLDER = 'server/db/migrations';
const COUPLE = '00000000-0000-4000-8000-000000000001';
const MEMBER = '00000000-0000-4000-8000-000000000002';

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

/** Finds the last commit before the tables were renamed; empty in a copy without its history. */
function versionBefore(): string {
  const table = 'CREATE TABLE "kept_workouts"';
  const renaming = git('log', '-1', '--format=%H', `-S${table}`, '--', `${FOLDER}/0000_first.sql`);
  return renaming && git('rev-parse', '--verify', `${renaming.trim()}^`).trim();
}

const before = versionBefore();

const FILLED = [
  `INSERT INTO couples (id, created_at) VALUES ('${COUPLE}', now())`,
  `INSERT INTO members (couple_id, id, seat, sealed, email_hash, told_rest_day, created_at)
   VALUES ('${COUPLE}', '${MEMBER}', 1, 'names', 'address', '2026-03-01', now())`,
  `INSERT INTO kept_workouts (couple_id, workout_id, kept_at) VALUES ('${COUPLE}', 101, '2026-03-02Z')`,
  `INSERT INTO couple_tonight (couple_id, day, passed) VALUES ('${COUPLE}', '2026-03-03', '[201]')`,
  `INSERT INTO paused_days (couple_id, day) VALUES ('${COUPLE}', '2026-03-04')`,
  `INSERT INTO consent_sheets (couple_id, member_id, sealed) VALUES ('${COUPLE}', '${MEMBER}', 'answers')`,
  `INSERT INTO planned_workouts (couple_id, workout_id, day, time, zone, created_at, changed_at)
   VALUES ('${COUPLE}', 101, current_date + 7, '20:00', 'Europe/Berlin', now(), now())`,
  `INSERT INTO invoices (couple_id, provider_id, subscription_id, amount_cents, status, issued_at,
     period_end, attempts_told)
   VALUES ('${COUPLE}', 'in_1', '${MEMBER}', 999, 'failed', now(), now(), 2)`,
];

/** Queries of each renamed or filled table and column, with the text that each returns. */
const FOUND = [
  [
    "SELECT workout_id || ' ' || extract(day FROM added_at AT TIME ZONE 'UTC') FROM favorite_workouts",
    '101 2',
  ],
  ["SELECT day || ' ' || passed FROM couple_suggestions", '2026-03-03 [201]'],
  ['SELECT day::text FROM break_days', '2026-03-04'],
  ["SELECT member_id || ' ' || sealed FROM consent_answers", `${MEMBER} answers`],
  ['SELECT seen_rest_day::text FROM members', '2026-03-01'],
  ["SELECT ((day + time) AT TIME ZONE 'UTC' - remind_at)::text FROM planned_workouts", '15:00:00'],
  ['SELECT attempts_mailed::text FROM invoices', '2'],
] as const;

/** Lists columns, keys and indexes by their names. */
const LAYOUT = `
  SELECT table_name || '.' || column_name AS text FROM information_schema.columns WHERE table_schema = 'public'
  UNION SELECT conrelid::regclass || ' ' || conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION SELECT indexname FROM pg_indexes WHERE schemaname = 'public'`;

async function textsOf({ db }: Database, query: string): Promise<string[]> {
  const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: object[] };
  return rows.map((row) => String(Object.values(row)[0])).toSorted();
}

describe.runIf(before)('a database that the version before filled', () => {
  const directory = tempDirectoryOfFile();
  let url = '';

  const folderOfBefore = () => path.join(directory(), 'migrations');
  function open(migrationsFolder: string): Promise<Database> {
    if (process.env.TEST_DATABASE !== 'postgres') {
      return openEmbedded({ dataDir: path.join(directory(), 'data'), migrationsFolder });
    }
    return openPostgres({ url, migrationsFolder, onIdleError: () => undefined });
  }

  beforeAll(async () => {
    mkdirSync(path.join(folderOfBefore(), 'meta'), { recursive: true });
    for (const file of ['0000_first.sql', '0001_by_hand.sql', 'meta/_journal.json']) {
      writeFileSync(path.join(folderOfBefore(), file), git('show', `${before}:${FOLDER}/${file}`));
    }
    if (process.env.TEST_DATABASE === 'postgres') {
      url = await newPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '');
    }
  });

  test('starts with this one and keeps every row, where a new database has it', async () => {
    const old = await open(folderOfBefore());
    for (const statement of FILLED) await old.db.execute(sql.raw(statement));
    await old.close();

    const now = await open(filePaths.migrations);
    try {
      for (const [query, text] of FOUND) expect(await textsOf(now, query)).toEqual([text]);
      expect(await textsOf(now, LAYOUT)).toEqual(await textsOf(await testDatabase(), LAYOUT));
    } finally {
      await now.close();
    }
  });
});
