import { and, desc, eq, sql } from 'drizzle-orm';
import { type Day, weekStart } from '../../../contract/calendar.ts';
import { BOARD_SIZE, type WeekStanding } from '../../../contract/progress/challenges.ts';
import type { Db } from '../../db/database.ts';
import { coupleWeeks, weekHistogram } from '../../db/tables/challenges.ts';
import { couples } from '../../db/tables/couples.ts';
import type { Deps } from '../../deps.ts';
import { boardNames } from './board-names.ts';
import { withRanks } from './ranks.ts';

type Needs = Pick<Deps, 'db' | 'coupleKeys'>;

export async function boardEntryOf({ db, coupleKeys }: Needs, coupleId: string) {
  const [entry] = await db
    .select({ sealedName: couples.sealedBoardName, isOnBoard: couples.isOnBoard })
    .from(couples)
    .where(eq(couples.id, coupleId));
  if (!entry) throw new Error('The couple of a board entry has no row.');
  const names = await boardNames(coupleKeys, coupleId, entry.sealedName);
  return { ...names, isOnBoard: entry.isOnBoard };
}

/** Reads the couple's own week, and how many couples are on the board. */
async function standingIn(db: Db, coupleId: string, week: Day) {
  const [own] = await db
    .select()
    .from(coupleWeeks)
    .where(and(eq(coupleWeeks.coupleId, coupleId), eq(coupleWeeks.week, week)));
  const { challenges = 0, points = 0, isListed = false } = own ?? {};
  const hasMore = sql`${weekHistogram.points} > ${points}`;
  const [counted] = await db
    .select({
      above: sql<number>`coalesce(sum(${weekHistogram.couples}) FILTER (WHERE ${hasMore}), 0)::int`,
      all: sql<number>`coalesce(sum(${weekHistogram.couples}), 0)::int`,
    })
    .from(weekHistogram)
    .where(eq(weekHistogram.week, week));
  const { above, all } = counted ?? { above: 0, all: 0 };
  return { you: { challenges, points, rank: isListed ? above + 1 : null }, couples: all };
}

export async function standingOf(db: Db, coupleId: string, today: Day): Promise<WeekStanding> {
  return (await standingIn(db, coupleId, weekStart(today))).you;
}

/**
 * Selects the listed couples with the most points. Of equal couples, the first to reach them comes
 * first.
 */
function topOfWeek(db: Db, week: Day) {
  return db
    .select({
      coupleId: coupleWeeks.coupleId,
      sealedName: couples.sealedBoardName,
      challenges: coupleWeeks.challenges,
      points: coupleWeeks.points,
    })
    .from(coupleWeeks)
    .innerJoin(couples, eq(couples.id, coupleWeeks.coupleId))
    .where(and(eq(coupleWeeks.week, week), sql`${coupleWeeks.isListed}`))
    .orderBy(desc(coupleWeeks.points), coupleWeeks.reachedAt)
    .limit(BOARD_SIZE);
}

export async function leaderboardFor(needs: Needs, coupleId: string, today: Day) {
  const { db, coupleKeys } = needs;
  const week = weekStart(today);
  const [{ you, couples }, top, entry] = await Promise.all([
    standingIn(db, coupleId, week),
    topOfWeek(db, week),
    boardEntryOf(needs, coupleId),
  ]);
  const rows = await Promise.all(
    withRanks(top).map(async ({ coupleId: id, sealedName, ...row }) => {
      const { name } = await boardNames(coupleKeys, id, sealedName);
      return { ...row, name, isYou: id === coupleId };
    }),
  );
  return { week, you, top: rows, couples, entry };
}
