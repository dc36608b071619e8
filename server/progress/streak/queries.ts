import { and, eq, gte, sql } from 'drizzle-orm';
import { addDays, type Day, dayAt, type ZonedMoment } from '../../../contract/calendar.ts';
import {
  type BridgedDay,
  PAUSE_DAYS_PER_YEAR,
  type Streak,
} from '../../../contract/progress/streak.ts';
import { publishChange } from '../../db/changes.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { type Actor, findMember, isMember, type MemberKey } from '../../db/member.ts';
import { members } from '../../db/tables/couples.ts';
import { coupleDays, pausedDays } from '../../db/tables/progress.ts';
import { transact } from '../../db/transaction-guard.ts';
import { type KeptRun, newestRuns, runOn, runsBetween } from '../run-queries.ts';
import { skippedAfter } from '../skipped-queries.ts';
import { LONGEST_GAP_DAYS, restDaysTaken, standingOn } from '../streak.ts';
import { pauseOn, yearOf } from './break.ts';

/** For so many days someone who was away is told of a rest day; its weekday alone says which it was. */
const TOLD_FOR_DAYS = 6;

type PausedDay = { day: Day; isTrained: boolean };

/**
 * Paused days from a day on, in their order; the plan for the future included. Each is looked up by
 * the key of the trained days: for a join PostgreSQL may read them all.
 */
export async function pausedFrom(db: Queryable, coupleId: string, from: Day): Promise<PausedDay[]> {
  return db
    .select({
      day: pausedDays.day,
      isTrained: sql<boolean>`coalesce((SELECT true FROM ${coupleDays} AS trained
        WHERE trained.couple_id = paused_days.couple_id AND trained.day = paused_days.day), false)`,
    })
    .from(pausedDays)
    .where(and(eq(pausedDays.coupleId, coupleId), gte(pausedDays.day, from)))
    .orderBy(pausedDays.day);
}

/** How many days of a year's pauses are used or planned. One that was trained all the same is none. */
export function usedIn(year: number, paused: readonly PausedDay[]): number {
  return paused.filter(({ day, isTrained }) => !isTrained && yearOf(day) === year).length;
}

export async function streakOf(db: Db, member: MemberKey, now: ZonedMoment): Promise<Streak> {
  const { coupleId } = member;
  const today = dayAt(now);
  const runs = await newestRuns(db, coupleId, today, TOLD_FOR_DAYS + 1);
  const year = yearOf(today);
  const oldest = runs.at(-1)?.lastDay ?? today;
  const newYear = `${year}-01-01`;
  const paused = await pausedFrom(db, coupleId, oldest < newYear ? oldest : newYear);
  const days = new Set(paused.map(({ day }) => day));
  const [run = null] = runs;
  const between = [...days].filter((day) => run && day > run.lastDay && day < today).length;
  const skipped = await skippedAfter(db, coupleId, run, now);
  const standing = standingOn(run, today, between + skipped);
  const told = (await findMember(db, member))?.toldRestDay ?? '';
  const from = addDays(today, -TOLD_FOR_DAYS);
  const taken = standing.streakDays > 0 ? restDaysOf(runs, { lastDay: today, skipped }, days) : [];
  const used = usedIn(year, paused);
  return {
    today,
    ...standing,
    pause: pauseOn([...days], today),
    pauseDays: {
      used,
      left: PAUSE_DAYS_PER_YEAR - used,
      leftNextYear: PAUSE_DAYS_PER_YEAR - usedIn(year + 1, paused),
    },
    untold: taken.filter((day) => day > told && day >= from),
  };
}

/** What a gap between trained days ends with: the next of them, or today. */
type End = Pick<KeptRun, 'lastDay' | 'skipped'>;

/** The rest days that runs, newest first, have taken in the streak that the first of them is of. */
function restDaysOf(runs: readonly KeptRun[], today: End, paused: ReadonlySet<Day>): Day[] {
  const taken: Day[] = [];
  let end = today;
  for (const run of runs) {
    taken.unshift(...restDaysTaken(run, end.lastDay, paused, end.skipped));
    if (run.streak === 1) break;
    end = run;
  }
  return taken;
}

/** The days from `from` to `to` that a rest day or a pause forgave. Those to come can only be planned. */
export async function bridgedDays(
  db: Db,
  coupleId: string,
  { from, to, now }: { from: Day; to: Day; now: ZonedMoment },
): Promise<BridgedDay[]> {
  const today = dayAt(now);
  const before = await runOn(db, coupleId, addDays(from, -1));
  const inside = await runsBetween(db, coupleId, from, to);
  const runs = before ? [before, ...inside] : inside;
  const paused = (await pausedFrom(db, coupleId, before?.lastDay ?? from)).filter(
    ({ isTrained }) => !isTrained,
  );
  const days = new Set(paused.map(({ day }) => day));
  // A gap that goes on after `to` ends with the next trained day.
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
  const bridged: BridgedDay[] = [
    ...rests.map((day) => ({ day, by: 'rest' as const })),
    ...[...days].map((day) => ({ day, by: 'pause' as const })),
  ];
  return bridged
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** A member has put away what they were told of the rest days up to this one. */
export async function putAway(db: Db, actor: Actor, day: Day): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .update(members)
      .set({ toldRestDay: sql`greatest(${members.toldRestDay}, ${day}::date)` })
      .where(isMember(actor));
    const { coupleId, id, streamId } = actor;
    await publishChange(tx, { coupleId, onlyFor: id, streamId }, 'streak');
  });
}
