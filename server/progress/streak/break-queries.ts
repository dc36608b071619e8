import { and, eq, gte, sql } from 'drizzle-orm';
import { addDays, type Day } from '../../../contract/calendar.ts';
import { PAUSE_DAYS_PER_YEAR, type Pause } from '../../../contract/progress/streak.ts';
import { publishChange } from '../../db/changes.ts';
import type { Db, Queryable } from '../../db/database.ts';
import type { Actor } from '../../db/member.ts';
import { pausedDays } from '../../db/tables/progress.ts';
import { transact } from '../../db/transaction-guard.ts';
import { invalidInput, pauseTooLong } from '../../http/errors.ts';
import { unlockEarned } from '../achievements/queries.ts';
import { lockTotals } from '../queries.ts';
import { recountFrom } from '../run-queries.ts';
import { daysOf, pauseOn, pauseProblem, yearOf } from './break.ts';
import { pausedFrom, usedIn } from './queries.ts';

/** Begins a pause, or changes the one under way: of the days from today on, these are paused. */
export async function setPause(
  db: Db,
  actor: Actor,
  wanted: Pause,
  { today, now }: { today: Day; now: Date },
): Promise<void> {
  const { coupleId } = actor;
  await transact(db, async (tx) => {
    await lockTotals(tx, coupleId);
    const newYear = `${yearOf(today) - 1}-01-01`;
    const open = pauseOn(
      (await pausedFrom(tx, coupleId, newYear)).map(({ day }) => day),
      today,
    );
    const problem = pauseProblem(wanted, open, today);
    if (problem) throw invalidInput(problem);
    await deleteFrom(tx, coupleId, today);
    // The days of the one under way that are past stay as they are.
    const added = daysOf(wanted).filter((day) => day >= addDays(today, -1));
    if (added.length > 0) {
      await tx
        .insert(pausedDays)
        .values(added.map((day) => ({ coupleId, day })))
        .onConflictDoNothing();
    }
    await refuseTooLong(tx, coupleId, yearOf(today));
    await applyPause(tx, actor, { today, now });
  });
}

/** Ends the pause under way with yesterday, or drops the planned one; where there is none, nothing changes. */
export async function endPause(
  db: Db,
  actor: Actor,
  { today, now }: { today: Day; now: Date },
): Promise<void> {
  await transact(db, async (tx) => {
    await lockTotals(tx, actor.coupleId);
    await deleteFrom(tx, actor.coupleId, today);
    await applyPause(tx, actor, { today, now });
  });
}

function deleteFrom(tx: Queryable, coupleId: string, day: Day) {
  return tx
    .delete(pausedDays)
    .where(and(eq(pausedDays.coupleId, coupleId), gte(pausedDays.day, day)));
}

/** After the days were written and not before, so that one rule counts them; a refusal undoes them. */
async function refuseTooLong(tx: Queryable, coupleId: string, thisYear: number): Promise<void> {
  const paused = await pausedFrom(tx, coupleId, `${thisYear - 1}-01-01`);
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const over = usedIn(year, paused) - PAUSE_DAYS_PER_YEAR;
    if (over > 0) throw pauseTooLong(year, over);
  }
}

/** The streak may go on where a day was missed, and so may have earned its badge. */
async function applyPause(tx: Queryable, actor: Actor, { today, now }: { today: Day; now: Date }) {
  const { coupleId, streamId } = actor;
  const { longest } = await recountFrom(tx, coupleId, addDays(today, -1));
  await unlockEarned(tx, coupleId, { streak: longest }, now);
  await publishChange(tx, { coupleId, streamId }, 'streak');
}

/** Every day that a couple ever paused or plans to, in their order. */
export async function allPausedDaysOf(db: Db, coupleId: string): Promise<Day[]> {
  const rows = await db
    .select({ day: sql<Day>`${pausedDays.day}::text` })
    .from(pausedDays)
    .where(eq(pausedDays.coupleId, coupleId))
    .orderBy(pausedDays.day);
  return rows.map(({ day }) => day);
}
