import type { KeyObject } from 'node:crypto';
import { and, between, desc, eq, sql } from 'drizzle-orm';
import { addDays, type Day, weekStart } from '../../../contract/calendar.ts';
import {
  type BoardChoice,
  CHALLENGE_STREAK_DAYS,
  type ChallengeId,
  POINTS_PER_CHALLENGE,
} from '../../../contract/progress/challenges.ts';
import { type Audience, publishChange } from '../../db/changes.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { challengeLogs, coupleWeeks } from '../../db/tables/challenges.ts';
import { couples } from '../../db/tables/couples.ts';
import { notFound } from '../../http/errors.ts';
import { unlockEarned } from '../achievements/queries.ts';
import { addShare } from '../queries.ts';
import { sealBoardName } from './board-names.ts';
import { runAround } from './challenge-run.ts';
import { moveCouple, setListed } from './histogram-queries.ts';
import { lastClosedWeek } from './week-closing.ts';

export async function challengesDoneOn(db: Db, coupleId: string, day: Day) {
  const rows = await db
    .select({ id: challengeLogs.challengeId })
    .from(challengeLogs)
    .where(and(eq(challengeLogs.coupleId, coupleId), eq(challengeLogs.day, day)));
  return rows.map(({ id }) => id as ChallengeId);
}

/**
 * Lists every logged challenge of a couple, newest first. Not paged: at most five a day are
 * possible.
 */
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

type Log = Audience & {
  challengeId: ChallengeId;
  day: Day;
  /** Time at which the challenge was done, if a device without network reported it later. */
  doneAt?: Date;
  reportId?: string | null;
  now: Date;
};

/**
 * Logs a challenge with its points and badges. A second log on the same day changes nothing. A late
 * log for a closed week counts for badges only, because that week's champion is already crowned.
 */
export async function recordChallenge(tx: Queryable, log: Log): Promise<void> {
  const { coupleId, challengeId, day, now, doneAt = now, reportId = null } = log;
  const { isOnBoard } = await lockBoardEntry(tx, coupleId);
  const logged = await tx
    .insert(challengeLogs)
    .values({ coupleId, day, challengeId, loggedAt: doneAt, reportId })
    .onConflictDoNothing()
    .returning();
  if (logged.length === 0) return;
  const challengeRun = runAround(await daysNear(tx, coupleId, day), day);
  await unlockEarned(tx, coupleId, { challengeRun }, now);

  const week = weekStart(day);
  if (week > lastClosedWeek(now)) await addPoints(tx, { coupleId, week, isOnBoard, now });
  await publishChange(tx, log, 'challenges');
}

type Points = { coupleId: string; week: Day; isOnBoard: boolean; now: Date };

async function addPoints(tx: Queryable, { coupleId, week, isOnBoard, now }: Points) {
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
  if (row?.isListed) await moveCouple(tx, week, row.points - POINTS_PER_CHALLENGE, row.points);
}

/** Finds the days with a challenge near enough to belong to the badge's streak. */
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

export async function recordShare(tx: Queryable, actor: Audience, now: Date): Promise<void> {
  const { coupleId } = actor;
  const challengeShares = await addShare(tx, coupleId);
  await unlockEarned(tx, coupleId, { challengeShares }, now);
  await publishChange(tx, actor, 'challenges');
}

export async function updateBoardEntry(
  tx: Queryable,
  key: KeyObject,
  actor: Audience,
  { name, isOnBoard }: BoardChoice,
  now: Date,
): Promise<void> {
  const { coupleId } = actor;
  await lockBoardEntry(tx, coupleId);
  const sealedBoardName = name ? sealBoardName(key, coupleId, name) : null;
  await tx.update(couples).set({ sealedBoardName, isOnBoard }).where(eq(couples.id, coupleId));
  await setListed(tx, coupleId, isOnBoard, now);
  await publishChange(tx, actor, 'challenges');
}

/** Takes a couple off the boards before its deletion. No foreign key updates the histogram. */
export async function leaveBoards(tx: Queryable, coupleId: string, now: Date): Promise<void> {
  await lockBoardEntry(tx, coupleId);
  await setListed(tx, coupleId, false, now);
}

/** Locks the couple, so that changes to its weeks on the board run one after another. */
async function lockBoardEntry(tx: Queryable, coupleId: string) {
  const [couple] = await tx
    .select({ isOnBoard: couples.isOnBoard })
    .from(couples)
    .where(eq(couples.id, coupleId))
    .for('no key update');
  if (!couple) throw notFound();
  return couple;
}

/** Removes the board name when a member leaves, because the name may be theirs. */
export async function forgetBoardName(
  tx: Queryable,
  { coupleId }: { coupleId: string },
): Promise<void> {
  await tx.update(couples).set({ sealedBoardName: null }).where(eq(couples.id, coupleId));
}
