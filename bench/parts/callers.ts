import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { PREFERENCES_COOKIE, writePreferences } from '../../contract/preferences.ts';
import { insertCouple } from '../../server/auth/member-queries.ts';
import { insertLogin } from '../../server/auth/queries.ts';
import { isMember } from '../../server/db/member.ts';
import { couples, members } from '../../server/db/tables/couples.ts';
import { journalEntries } from '../../server/db/tables/journal.ts';
import type { Deps } from '../../server/deps.ts';
import { sealWords, type Words } from '../../server/journal/sealed-words.ts';
import { aSignUp } from '../../server/testing/factories.ts';

/**
 * Couple that makes calls. All of its data is real, so that everything the app opens can be opened.
 */
export type Caller = { coupleId: string; memberId: string; cookie: string };
export type Size = { sessions: number; entries: number; words?: Words };

const BATCH = 500;
const SENTENCE = 'We lay on the floor afterwards and did not want to get up. ';

/** Builds an entry of about the given length. */
export function wordsOf(letters: number): Words & { title: string } {
  const content = SENTENCE.repeat(Math.round(letters / SENTENCE.length));
  return { title: 'An evening', content, mood: 'calm' };
}

/** Usual length of an entry in letters. */
export const USUAL_LETTERS = 300;

/**
 * Creates a premium couple, so that no free workout runs out, with as much history as `size` says.
 */
export async function aCaller(deps: Deps, size: Size): Promise<Caller> {
  const { db, identities } = deps;
  const now = deps.now();
  const ids = await insertCouple(db, identities, aSignUp(), ['-', '-'], now);
  if (!ids) throw new Error('A couple was not made.');
  const { coupleId } = ids;
  const me = { coupleId, id: ids.first };
  const [member] = await db.select().from(members).where(isMember(me));
  if (!member) throw new Error('A couple has no first member.');
  await db.update(couples).set({ subscriptionStatus: 'active' }).where(eq(couples.id, coupleId));
  await train(deps, coupleId, size.sessions);
  await writeEntries(deps, coupleId, [ids.first, ids.second], size);
  const token = await insertLogin(db, me, now);
  // Add the preferences, because a browser knows its member's look and sends it with every call.
  const cookie = `login=${token}; ${PREFERENCES_COOKIE}=${writePreferences(member)}`;
  return { coupleId, memberId: ids.first, cookie };
}

/**
 * Inserts sessions every five hours up to now, of many workouts, with the days and totals that
 * completing them leaves.
 */
async function train({ db }: Deps, coupleId: string, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO sessions (couple_id, workout_id, is_free, started_at, completed_at, completed_day, duration, calories_burned)
    SELECT ${coupleId}, workout, false, at, at, at::date, 10, 80
      FROM (SELECT now() - n * interval '5 hours' AS at, 101 + n % 4 * 100 + n / 4 % 8 AS workout
        FROM generate_series(0, ${count - 1}) n) s`);
  await db.execute(sql`
    INSERT INTO couple_days (couple_id, day, workouts, calories, minutes, categories, streak, rest_days)
    SELECT couple_id, completed_day, count(*), sum(calories_burned), sum(duration), 1,
        row_number() OVER by_day, least(2, row_number() OVER by_day / 7)
      FROM sessions WHERE couple_id = ${coupleId} GROUP BY 1, 2
      WINDOW by_day AS (ORDER BY completed_day)`);
  await db.execute(sql`
    INSERT INTO couple_totals (couple_id, workouts, calories, minutes, last_day, streak, rest_days, categories_ever)
    SELECT couple_id, sum(workouts), sum(calories), sum(minutes), max(day), max(streak), max(rest_days), 1
      FROM couple_days WHERE couple_id = ${coupleId} GROUP BY 1`);
}

/**
 * Inserts shared entries, written by both partners in turn, because shared pages cost the most to
 * read.
 */
async function writeEntries(
  { db, coupleKeys }: Deps,
  coupleId: string,
  authors: readonly [string, string],
  { entries: count, words = wordsOf(USUAL_LETTERS) }: Size,
): Promise<void> {
  const key = await coupleKeys(coupleId);
  const entries = Array.from({ length: count }, (_, ago) => {
    const authorId = authors[ago % 2 === 0 ? 0 : 1];
    const row = { coupleId, id: randomUUID(), authorId };
    const sealed = sealWords(key, row, words);
    return { ...row, isShared: true, createdAt: minutesAgo(ago), sealed };
  });
  // Insert the oldest first, in the order of writing.
  for (const batch of batches(entries.reverse())) await db.insert(journalEntries).values(batch);
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  const starts = rows.flatMap((_, at) => (at % BATCH === 0 ? [at] : []));
  return starts.map((at) => rows.slice(at, at + BATCH));
}

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000);
}
