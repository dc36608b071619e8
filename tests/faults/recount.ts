import assert from 'node:assert/strict';
import type { CoupleAtWork } from './couple-at-work.ts';
import type { RunSql } from './run-sql.ts';

/** SQL for a category's bit. Each category has its own hundred of workout ids. */
const CATEGORY_BIT = '(1 << (workout_id / 100 - 1))';
const IS_BEDROOM = 'workout_id >= 500';

/** Queries that each find disagreements between stored copies of the same facts. */
const DISAGREEMENTS: Readonly<Record<string, string>> = {
  'daily totals against the sessions': differences(
    `SELECT couple_id, completed_day AS day, count(*)::int AS workouts,
       sum(calories_burned)::int AS calories, sum(duration)::int AS minutes,
       bit_or(CASE WHEN ${IS_BEDROOM} THEN 0 ELSE ${CATEGORY_BIT} END)::int AS categories
     FROM sessions WHERE completed_at IS NOT NULL GROUP BY couple_id, completed_day`,
    'SELECT couple_id, day, workouts, calories, minutes, categories::int FROM couple_days',
  ),
  'totals against the sessions': differences(
    `SELECT couple_id, count(*)::int, sum(calories_burned)::int, sum(duration)::int,
       bit_or(${CATEGORY_BIT})::int
     FROM sessions WHERE completed_at IS NOT NULL GROUP BY couple_id`,
    `SELECT couple_id, workouts, calories, minutes, categories_ever::int
     FROM couple_totals WHERE workouts > 0`,
  ),
  'the newest streak against its day': differences(
    `SELECT couple_id, day, streak, rest_days FROM couple_days AS newest
     WHERE day = (SELECT max(day) FROM couple_days WHERE couple_id = newest.couple_id)`,
    'SELECT couple_id, last_day, streak, rest_days FROM couple_totals WHERE workouts > 0',
  ),
  'the weeks against the challenges': differences(
    `SELECT couple_id, date_trunc('week', day)::date, count(*)::int, count(*)::int * 50
     FROM challenge_logs GROUP BY 1, 2`,
    'SELECT couple_id, week, challenges, points FROM couple_weeks',
  ),
  'the histogram against the weeks': differences(
    'SELECT week, points, count(*)::int FROM couple_weeks WHERE is_listed GROUP BY week, points',
    'SELECT week, points, couples FROM week_histogram WHERE couples <> 0',
  ),
  'the board against the choice': `SELECT 1 FROM couple_weeks JOIN couples ON couples.id = couple_id
     WHERE is_listed <> is_on_board`,
  'couples that are not two': `SELECT 1 FROM couples
     WHERE (SELECT count(*) FROM members WHERE couple_id = couples.id) <> 2`,
  'couples without a key': `SELECT 1 FROM couples
     WHERE NOT EXISTS (SELECT 1 FROM couple_keys WHERE couple_id = couples.id)`,
  'sessions half completed': `SELECT 1 FROM sessions
     WHERE num_nulls(completed_at, completed_day, duration, calories_burned) NOT IN (0, 4)`,
  'badges that were earned and not kept': `SELECT 1 FROM couple_totals AS totals
     WHERE workouts > 0 AND NOT EXISTS (SELECT 1 FROM unlocked_achievements AS badge
       WHERE badge.couple_id = totals.couple_id AND achievement_id = 'first-workout')`,
  'premium against what was paid': `SELECT 1 FROM couples
     WHERE (subscription_status = 'active') <>
       EXISTS (SELECT 1 FROM invoices WHERE couple_id = couples.id AND status = 'paid')`,
};

function differences(one: string, other: string): string {
  return `(${one} EXCEPT ${other}) UNION ALL (${other} EXCEPT ${one})`;
}

/** Throws unless derived data equals its source. */
export async function expectAgreement(run: RunSql): Promise<void> {
  for (const [what, query] of Object.entries(DISAGREEMENTS)) {
    const rows = await run(query);
    assert.deepEqual(rows, [], `${what}: ${rows.length} disagree`);
  }
}

/** Throws unless everything acknowledged is there. Returns the number of facts. */
export async function expectKept(run: RunSql, couples: readonly CoupleAtWork[]): Promise<number> {
  let count = 0;
  for (const { promises } of couples) {
    const { entries, started, completed, shares, challenges, unanswered, unsure } = promises;
    await expectAll(run, 'SELECT id FROM journal_entries', 'entries', entries.keys());
    await expectAll(run, 'SELECT id FROM sessions', 'sessions', started);
    const done = 'SELECT id FROM sessions WHERE completed_at IS NOT NULL';
    await expectAll(run, done, 'completions', completed);
    count += promises.count + challenges.size;
    const [first = ''] = entries.keys();
    if (!first) continue;
    const [kept] = await run<{ shares: number; challenges: number }>(
      `SELECT (SELECT challenge_shares FROM couple_totals WHERE couple_id = entry.couple_id) AS shares,
         (SELECT count(*)::int FROM challenge_logs WHERE couple_id = entry.couple_id) AS challenges
       FROM journal_entries AS entry WHERE id = $1`,
      [first],
    );
    assert.ok(kept, 'the couple is gone');
    assert.ok(kept.shares >= shares, `${shares} shares acknowledged, ${kept.shares} kept`);
    assert.ok(
      kept.shares <= shares + unanswered + unsure,
      `${kept.shares} shares kept of ${shares}`,
    );
    assert.ok(kept.challenges >= challenges.size, `challenges were lost`);
  }
  return count;
}

async function expectAll(run: RunSql, query: string, what: string, ids: Iterable<string>) {
  const kept = new Set((await run<{ id: string }>(query)).map(({ id }) => id));
  const lost = [...ids].filter((id) => !kept.has(id));
  assert.deepEqual(lost, [], `${lost.length} acknowledged ${what} were lost`);
}

/** Throws unless the newest acknowledged entries read as they were written. */
export async function expectReadable(base: string, couples: readonly CoupleAtWork[]) {
  for (const couple of couples) {
    const { status, body } = await couple.call(base, 'GET', '/api/journal?limit=100');
    assert.equal(status, 200);
    for (const { id, content } of body as { id: string; content: string }[]) {
      const written = couple.promises.entries.get(id);
      if (written !== undefined) assert.equal(content, written);
      else assert.match(content, /^Evening \d+ of /, 'an entry that nobody wrote');
    }
  }
}

/** Throws if a request was carried out whose sender got no answer. */
export async function expectNothingUnanswered(run: RunSql, couples: readonly CoupleAtWork[]) {
  for (const { promises } of couples) {
    const { entries, started, completed } = promises;
    const [first = ''] = entries.keys();
    const own = `couple_id = (SELECT couple_id FROM journal_entries WHERE id = '${first}')`;
    await expectOnly(run, `SELECT id FROM journal_entries WHERE ${own}`, new Set(entries.keys()));
    await expectOnly(run, `SELECT id FROM sessions WHERE ${own}`, started);
    const done = `SELECT id FROM sessions WHERE completed_at IS NOT NULL AND ${own}`;
    await expectOnly(run, done, completed);
  }
}

async function expectOnly(run: RunSql, query: string, told: ReadonlySet<string>) {
  const kept = (await run<{ id: string }>(query)).map(({ id }) => id);
  const untold = kept.filter((id) => !told.has(id));
  assert.deepEqual(untold, [], `${untold.length} were carried out and not answered`);
}
