import type { KeyObject } from 'node:crypto';
import { and, between, desc, eq, sql } from 'drizzle-orm';
import { addDays, type Day, weekStart } from '../../contract/calendar.ts';
import {
  type BoardChoice,
  CHALLENGE_STREAK_DAYS,
  type ChallengeId,
  POINTS_PER_CHALLENGE,
} from '../../contract/challenges.ts';
import { unlockEarned } from '../achievements/queries.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { challengeLogs, coupleWeeks } from '../db/tables/challenges.ts';
import { couples } from '../db/tables/couples.ts';
import { notFound } from '../http/errors.ts';
import { addShare } from '../progress/queries.ts';
import { sealBoardName } from './board-names.ts';
import { runAround } from './challenge-run.ts';
import { listCouple, moveUp } from './histogram.ts';

const challengesOfDay = prepared((db) =>
  db
    .select({ id: challengeLogs.challengeId })
    .from(challengeLogs)
    .where(
      and(
        eq(challengeLogs.coupleId, sql.placeholder('coupleId')),
        eq(challengeLogs.day, sql.placeholder('day')),
      ),
    )
    .prepare('challenges_of_day'),
);

export async function challengesDoneOn(db: Db, coupleId: string, day: Day) {
  return (await challengesOfDay(db).execute({ coupleId, day })).map(({ id }) => id as ChallengeId);
}

/** Everything a couple ever did, newest first: at most a handful a day. */
export function allChallengesOf(db: Db, coupleId: string) {
  return db
    .select({
      day: challengeLogs.day,
      challengeId: challengeLogs.challengeId,
      loggedAt: challengeLogs.loggedAt,
    })
    .from(challengeLogs)
    .where(eq(challengeLogs.coupleId, coupleId))
    .orderBy(desc(challengeLogs.day), desc(challengeLogs.loggedAt));
}

type Log = { coupleId: string; challengeId: ChallengeId; day: Day; now: Date };

/** Keeps a challenge as done with all that follows from it; the second of a day changes nothing. */
export async function logChallenge(tx: Queryable, log: Log): Promise<void> {
  const { coupleId, challengeId, day, now } = log;
  const { isOnBoard } = await lockBoardEntry(tx, coupleId);
  const logged = await tx
    .insert(challengeLogs)
    .values({ coupleId, day, challengeId, loggedAt: now })
    .onConflictDoNothing()
    .returning();
  if (logged.length === 0) return;
  const challengeRun = runAround(await daysNear(tx, coupleId, day), day);
  await unlockEarned(tx, coupleId, { challengeRun }, now);

  const week = weekStart(day);
  const [row] = await tx
    .insert(coupleWeeks)
    .values({
      coupleId,
      week,
      challenges: 1,
      points: POINTS_PER_CHALLENGE,
      reachedAt: now,
      isListed: isOnBoard,
    })
    .onConflictDoUpdate({
      target: [coupleWeeks.coupleId, coupleWeeks.week],
      set: {
        challenges: sql`${coupleWeeks.challenges} + 1`,
        points: sql`${coupleWeeks.points} + excluded.points`,
        reachedAt: sql`excluded.reached_at`,
      },
    })
    .returning();
  if (row?.isListed) await moveUp(tx, week, row.points - POINTS_PER_CHALLENGE, row.points);
}

/** The days with a challenge that could be part of a streak with this one. */
async function daysNear(tx: Queryable, coupleId: string, day: Day): Promise<ReadonlySet<Day>> {
  const reach = CHALLENGE_STREAK_DAYS - 1;
  const rows = await tx
    .selectDistinct({ day: challengeLogs.day })
    .from(challengeLogs)
    .where(
      and(
        eq(challengeLogs.coupleId, coupleId),
        between(challengeLogs.day, addDays(day, -reach), addDays(day, reach)),
      ),
    );
  return new Set(rows.map((row) => row.day));
}

export async function countShare(tx: Queryable, coupleId: string, now: Date): Promise<void> {
  const challengeShares = await addShare(tx, coupleId);
  await unlockEarned(tx, coupleId, { challengeShares }, now);
}

export async function changeBoardEntry(
  tx: Queryable,
  key: KeyObject,
  coupleId: string,
  { name, isOnBoard }: BoardChoice,
  now: Date,
): Promise<void> {
  await lockBoardEntry(tx, coupleId);
  const sealedBoardName = name ? sealBoardName(key, coupleId, name) : null;
  await tx.update(couples).set({ sealedBoardName, isOnBoard }).where(eq(couples.id, coupleId));
  await listCouple(tx, coupleId, isOnBoard, now);
}

/** For a couple that is about to be deleted: what only counts couples cannot follow by itself. */
export async function leaveBoards(tx: Queryable, coupleId: string, now: Date): Promise<void> {
  await lockBoardEntry(tx, coupleId);
  await listCouple(tx, coupleId, false, now);
}

/** Until the transaction ends, nothing else changes what this couple has on the board. */
async function lockBoardEntry(tx: Queryable, coupleId: string) {
  const [couple] = await tx
    .select({ isOnBoard: couples.isOnBoard })
    .from(couples)
    .where(eq(couples.id, coupleId))
    .for('no key update');
  if (!couple) throw notFound();
  return couple;
}
