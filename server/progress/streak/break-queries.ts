import { and, eq, gte, sql } from 'drizzle-orm';
import { addDays, type Day } from '../../../contract/calendar.ts';
import { BREAK_DAYS_PER_YEAR, type Break } from '../../../contract/progress/streak.ts';
import { publishChange } from '../../db/changes.ts';
import type { Db, Queryable } from '../../db/database.ts';
import type { Actor } from '../../db/member.ts';
import { breakDays } from '../../db/tables/progress.ts';
import { transact } from '../../db/transaction-guard.ts';
import { breakTooLong, invalidInput } from '../../http/errors.ts';
import { unlockEarned } from '../achievements/queries.ts';
import { lockTotals } from '../queries.ts';
import { recountFrom } from '../run-queries.ts';
import { breakOn, breakProblem, daysOf, yearOf } from './break.ts';
import { breakDaysFrom, usedIn } from './queries.ts';

/** Begins a break, or changes the current one. Replaces its days from today on. */
export async function setBreak(
  db: Db,
  actor: Actor,
  wanted: Break,
  { today, now }: { today: Day; now: Date },
): Promise<void> {
  const { coupleId } = actor;
  await transact(db, async (tx) => {
    await lockTotals(tx, coupleId);
    const newYear = `${yearOf(today) - 1}-01-01`;
    const open = breakOn(
      (await breakDaysFrom(tx, coupleId, newYear)).map(({ day }) => day),
      today,
    );
    const problem = breakProblem(wanted, open, today);
    if (problem) throw invalidInput(problem);
    await deleteFrom(tx, coupleId, today);
    // Keep the past days of the current break.
    const added = daysOf(wanted).filter((day) => day >= addDays(today, -1));
    if (added.length > 0) {
      await tx
        .insert(breakDays)
        .values(added.map((day) => ({ coupleId, day })))
        .onConflictDoNothing();
    }
    await refuseTooLong(tx, coupleId, yearOf(today));
    await applyBreak(tx, actor, { today, now });
  });
}

/** Ends the current break with yesterday, or drops a planned one. Does nothing without a break. */
export async function endBreak(
  db: Db,
  actor: Actor,
  { today, now }: { today: Day; now: Date },
): Promise<void> {
  await transact(db, async (tx) => {
    await lockTotals(tx, actor.coupleId);
    await deleteFrom(tx, actor.coupleId, today);
    await applyBreak(tx, actor, { today, now });
  });
}

function deleteFrom(tx: Queryable, coupleId: string, day: Day) {
  return tx.delete(breakDays).where(and(eq(breakDays.coupleId, coupleId), gte(breakDays.day, day)));
}

/**
 * Checks the limit after the days were written, so that one rule counts them. A refusal rolls the
 * transaction back.
 */
async function refuseTooLong(tx: Queryable, coupleId: string, thisYear: number): Promise<void> {
  const onBreak = await breakDaysFrom(tx, coupleId, `${thisYear - 1}-01-01`);
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const over = usedIn(year, onBreak) - BREAK_DAYS_PER_YEAR;
    if (over > 0) throw breakTooLong(year, over);
  }
}

/** Recounts the streak, which a break may have saved, and unlocks badges it has earned. */
async function applyBreak(tx: Queryable, actor: Actor, { today, now }: { today: Day; now: Date }) {
  const { coupleId, streamId } = actor;
  const { longest } = await recountFrom(tx, coupleId, addDays(today, -1));
  await unlockEarned(tx, coupleId, { streak: longest }, now);
  await publishChange(tx, { coupleId, streamId }, 'streak');
}

/** Lists every day of a couple's breaks, past or planned, in order. */
export async function allBreakDaysOf(db: Db, coupleId: string): Promise<Day[]> {
  const rows = await db
    .select({ day: sql<Day>`${breakDays.day}::text` })
    .from(breakDays)
    .where(eq(breakDays.coupleId, coupleId))
    .orderBy(breakDays.day);
  return rows.map(({ day }) => day);
}
