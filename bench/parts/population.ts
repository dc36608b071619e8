import type { Client } from 'pg';
import { masterKey } from '../../server/security/couple-keys.ts';
import type { Caller } from './callers.ts';
import { SECRET } from './in-process-app.ts';

const BATCH = 100_000;
const CLOSED_WEEKS = 260;
/** SQL for the Monday of this week in the callers' zone. */
const WEEK = `date_trunc('week', now() AT TIME ZONE 'Europe/Paris')::date`;

/**
 * Inserts passive couples: rows as wide as real ones and as many per couple, with noise in place of
 * sealed text, because nobody opens it. The database itself makes them in the order of their random
 * ids, so that every index grows at its end: a million in minutes.
 */
export async function populate(client: Client, count: number): Promise<void> {
  // Skip the foreign key checks: the references are right by construction, and checking them would
  // take half of the time.
  await client.query('SET session_replication_role = replica');
  await client.query('SET synchronous_commit = off');
  await client.query(
    `CREATE TEMP TABLE crowd AS SELECT row_number() OVER () AS n, id
       FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, ${count}) ORDER BY 1) ids`,
  );
  await client.query('CREATE INDEX ON crowd (n)');
  for (let from = 1; from <= count; from += BATCH) {
    const batch = `(SELECT id FROM crowd WHERE n BETWEEN ${from} AND ${from + BATCH - 1} ORDER BY n)`;
    for (const statement of statementsFor(batch)) await client.query(statement);
  }
  await client.query('DROP TABLE crowd');
}

const member = (seat: number | string) => `overlay(c.id::text placing ${seat}::text from 36)::uuid`;
const noise = (length: number) =>
  `left(repeat(md5(c.id::text), ${Math.ceil(length / 32)}), ${length})`;

/**
 * Lists the statements for a batch: a few workouts with a day for each, plans and favorites, an
 * entry, a login, and a place on this week's board.
 */
function statementsFor(batch: string): string[] {
  return [
    `INSERT INTO couples (id, created_at) SELECT id, now() FROM ${batch} c`,
    `INSERT INTO couple_keys (couple_id, key_id, sealed_key)
       SELECT id, '${masterKey(SECRET).id}', ${noise(80)} FROM ${batch} c`,
    `INSERT INTO members (id, couple_id, seat, sealed, email_hash, password_hash, created_at)
       SELECT ${member('seat')}, c.id, seat, ${noise(116)}, replace(c.id::text, '-', '') || seat, ${noise(97)}, now()
         FROM ${batch} c, generate_series(1, 2) seat
       ON CONFLICT DO NOTHING`,
    `INSERT INTO logins (couple_id, token_hash, member_id, created_at, last_seen_at, expires_at)
       SELECT c.id, replace(c.id::text, '-', ''), ${member(1)}, now(), now(), now() + interval '30 days' FROM ${batch} c`,
    `INSERT INTO sessions (couple_id, workout_id, is_free, started_at, completed_at, completed_day, duration, calories_burned)
       SELECT c.id, 101, true, at, at, at::date, 10, 80
         FROM ${batch} c, LATERAL (SELECT now() - ago * interval '1 day' AS at FROM generate_series(0, 2) ago) s`,
    `INSERT INTO couple_days (couple_id, day, workouts, calories, minutes, categories, streak, rest_days)
       SELECT c.id, current_date - ago, 1, 80, 10, 1, 3 - ago, 0 FROM ${batch} c, generate_series(2, 0, -1) ago`,
    `INSERT INTO couple_totals (couple_id, workouts, calories, minutes, last_day, streak, categories_ever)
       SELECT c.id, 3, 240, 30, current_date, 3, 1 FROM ${batch} c`,
    `INSERT INTO unlocked_achievements (couple_id, achievement_id, unlocked_at)
       SELECT c.id, 'first-workout', now() FROM ${batch} c`,
    `INSERT INTO journal_entries (couple_id, id, author_id, is_shared, sealed, created_at)
       SELECT c.id, gen_random_uuid(), ${member(1)}, true, ${noise(450)}, now() FROM ${batch} c`,
    `INSERT INTO couple_weeks (couple_id, week, challenges, points, reached_at, is_listed)
       SELECT id, ${WEEK}, n, n * 50, now() - random() * interval '3 days', true
         FROM (SELECT id, 1 + floor(random() * 35)::int AS n FROM ${batch} c) c`,
    `INSERT INTO weekly_targets (couple_id, week, workouts, categories)
       SELECT c.id, ${WEEK}, 3, 3 FROM ${batch} c`,
    `INSERT INTO couple_suggestions (couple_id, day, passed) SELECT c.id, current_date, '[]' FROM ${batch} c`,
    `INSERT INTO favorite_workouts (couple_id, workout_id, added_at)
       SELECT c.id, workout_id, now() FROM ${batch} c, generate_series(101, 103) workout_id`,
    `INSERT INTO planned_workouts (couple_id, workout_id, day, time, zone, proposed_by, created_at, changed_at)
       SELECT c.id, 101, current_date + 1, '20:00', 'Europe/Paris', ${member(1)}, now(), now() FROM ${batch} c`,
    `INSERT INTO notifications (couple_id, member_id, key, kind, due_at, attempts, expires_at, settled_at)
       SELECT c.id, ${member(2)}, 'entry 1', 'entry', now(), 1, now() + interval '1 day', now() FROM ${batch} c`,
    // Put one couple in twenty into a live room.
    `INSERT INTO live_rooms (couple_id, room, command_ids, awake_at)
       SELECT id, jsonb_build_object('noise', ${noise(700)}), '[]', now() FROM ${batch} c WHERE random() < 0.05`,
  ];
}

/**
 * Puts the callers at the top of the board, so that its names are real, and adds five years of
 * closed weeks.
 */
export async function fillBoard(client: Client, callers: readonly Caller[]): Promise<void> {
  await client.query(
    `INSERT INTO couple_weeks (couple_id, week, challenges, points, reached_at, is_listed)
       SELECT id, ${WEEK}, 40, 2000, now(), true FROM unnest($1::uuid[]) id`,
    [callers.map(({ coupleId }) => coupleId)],
  );
  await client.query(
    `INSERT INTO week_histogram (week, points, couples)
       SELECT week, points, count(*) FROM couple_weeks GROUP BY 1, 2
       ON CONFLICT (week, points) DO UPDATE SET couples = excluded.couples`,
  );
  await client.query(
    `INSERT INTO week_histogram (week, points, couples)
       SELECT ${WEEK} - 7 * ago, level * 50, 1
         FROM generate_series(1, ${CLOSED_WEEKS}) ago, generate_series(1, 35) level
       ON CONFLICT DO NOTHING`,
  );
  await client.query('VACUUM ANALYZE');
}
