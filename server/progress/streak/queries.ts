import { and, eq, gte, sql } from 'drizzle-orm';
import { addDays, type Day, dayAt, type ZonedMoment } from '../../../contract/calendar.ts';
import {
  BREAK_DAYS_PER_YEAR,
  type ForgivenDay,
  type Streak,
} from '../../../contract/progress/streak.ts';
import { publishChange } from '../../db/changes.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { type Actor, isMember, isOwnerOf, type MemberKey } from '../../db/member.ts';
import { members } from '../../db/tables/couples.ts';
import { breakDays, coupleDays } from '../../db/tables/progress.ts';
import { reminderChoices } from '../../db/tables/reminders.ts';
import { transact } from '../../db/transaction-guard.ts';
import { newestRuns, runOn, runsBetween, type StoredRun } from '../run-queries.ts';
import { skippedAfter } from '../skipped-queries.ts';
import { LONGEST_GAP_DAYS, restDaysTaken, streakAsOf } from '../streak.ts';
import { breakOn, yearOf } from './break.ts';

/**
 * Days for which a member who was away is told of a rest day. Within them, the weekday alone
 * identifies the day.
 */
const SHOWN_FOR_DAYS = 6;

type BreakDay = { day: Day; isTrained: boolean };

/**
 * Reads break days from a day on, in order, including planned ones. Uses a subquery per day instead
 * of a join, for which PostgreSQL may read all trained days.
 */
export async function breakDaysFrom(
  db: Queryable,
  coupleId: string,
  from: Day,
): Promise<BreakDay[]> {
  return db
    .select({
      day: breakDays.day,
      isTrained: sql<boolean>`coalesce((SELECT true FROM ${coupleDays} AS trained
        WHERE trained.couple_id = break_days.couple_id AND trained.day = break_days.day), false)`,
    })
    .from(breakDays)
    .where(and(eq(breakDays.coupleId, coupleId), gte(breakDays.day, from)))
    .orderBy(breakDays.day);
}

/** Counts break days used or planned in a year. Days with a workout do not count. */
export function usedIn(year: number, onBreak: readonly BreakDay[]): number {
  return onBreak.filter(({ day, isTrained }) => !isTrained && yearOf(day) === year).length;
}

export async function streakOf(db: Db, member: MemberKey, now: ZonedMoment): Promise<Streak> {
  const { coupleId } = member;
  const today = dayAt(now);
  const runs = await newestRuns(db, coupleId, today, SHOWN_FOR_DAYS + 1);
  const year = yearOf(today);
  const oldest = runs.at(-1)?.lastDay ?? today;
  const newYear = `${year}-01-01`;
  const onBreak = await breakDaysFrom(db, coupleId, oldest < newYear ? oldest : newYear);
  const days = new Set(onBreak.map(({ day }) => day));
  const [run = null] = runs;
  const between = [...days].filter((day) => run && day > run.lastDay && day < today).length;
  const skipped = await skippedAfter(db, coupleId, run, now);
  const standing = streakAsOf(run, today, between + skipped);
  const { seen, remindAt } = await noticesOf(db, member);
  const from = addDays(today, -SHOWN_FOR_DAYS);
  const taken = standing.streakDays > 0 ? restDaysOf(runs, { lastDay: today, skipped }, days) : [];
  const used = usedIn(year, onBreak);
  return {
    today,
    isTrainedToday: run?.lastDay === today,
    ...standing,
    pause: breakOn([...days], today),
    pauseDays: {
      used,
      left: BREAK_DAYS_PER_YEAR - used,
      leftNextYear: BREAK_DAYS_PER_YEAR - usedIn(year + 1, onBreak),
    },
    untold: taken.filter((day) => day > seen && day >= from),
    hasReminder: remindAt !== null,
  };
}

/** Reads up to which rest day a member was told, and when their reminder is due. */
async function noticesOf(db: Db, member: MemberKey) {
  const [row] = await db
    .select({ seen: members.seenRestDay, remindAt: reminderChoices.remindAt })
    .from(members)
    .leftJoin(reminderChoices, isOwnerOf(reminderChoices))
    .where(isMember(member));
  return { seen: row?.seen ?? '', remindAt: row?.remindAt ?? null };
}

/** End of a gap between trained days: the next trained day, or today. */
type End = Pick<StoredRun, 'lastDay' | 'skipped'>;

/** Lists the rest days taken in the current streak. `runs` are newest first. */
function restDaysOf(runs: readonly StoredRun[], today: End, onBreak: ReadonlySet<Day>): Day[] {
  const taken: Day[] = [];
  let end = today;
  for (const run of runs) {
    taken.unshift(...restDaysTaken(run, end.lastDay, onBreak, end.skipped));
    if (run.streak === 1) break;
    end = run;
  }
  return taken;
}

/**
 * Lists the days from `from` to `to` that a rest day or a break forgave. Future days can only be
 * planned breaks.
 */
export async function forgivenDays(
  db: Db,
  coupleId: string,
  { from, to, now }: { from: Day; to: Day; now: ZonedMoment },
): Promise<ForgivenDay[]> {
  const today = dayAt(now);
  const before = await runOn(db, coupleId, addDays(from, -1));
  const inside = await runsBetween(db, coupleId, from, to);
  const runs = before ? [before, ...inside] : inside;
  const onBreak = (await breakDaysFrom(db, coupleId, before?.lastDay ?? from)).filter(
    ({ isTrained }) => !isTrained,
  );
  const days = new Set(onBreak.map(({ day }) => day));
  // End a gap that continues after `to` at the next trained day.
  const [next] =
    to < today
      ? await runsBetween(db, coupleId, addDays(to, 1), addDays(to, LONGEST_GAP_DAYS))
      : [];
  const end = next ?? {
    lastDay: today,
    skipped: await skippedAfter(db, coupleId, runs.at(-1), now),
  };
  const rests = runs.flatMap((run, place) => {
    const { lastDay, skipped } = runs[place + 1] ?? end;
    return restDaysTaken(run, lastDay, days, skipped);
  });
  const forgiven: ForgivenDay[] = [
    ...rests.map((day) => ({ day, by: 'rest' as const })),
    ...[...days].map((day) => ({ day, by: 'pause' as const })),
  ];
  return forgiven
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Records that a member has dismissed the notice about rest days up to this one. */
export async function markSeen(db: Db, actor: Actor, day: Day): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .update(members)
      .set({ seenRestDay: sql`greatest(${members.seenRestDay}, ${day}::date)` })
      .where(isMember(actor));
    const { coupleId, id, streamId } = actor;
    await publishChange(tx, { coupleId, onlyFor: id, streamId }, 'streak');
  });
}
