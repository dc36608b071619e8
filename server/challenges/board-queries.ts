import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type Day, weekStart } from '../../contract/calendar.ts';
import {
  BOARD_SIZE,
  type BoardEntry,
  type Leaderboard,
  type WeekStanding,
} from '../../contract/challenges.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { coupleWeeks, weekHistogram } from '../db/tables/challenges.ts';
import { couples } from '../db/tables/couples.ts';
import type { Deps } from '../deps.ts';
import { boardNames, sealedNames } from './board-names.ts';
import { withRanks } from './ranks.ts';

type Needs = Pick<Deps, 'db' | 'coupleKeys'>;

const OFF_THE_BOARD = { challenges: 0, points: 0, isListed: false };

const weekOfCouple = prepared((db) =>
  db
    .select()
    .from(coupleWeeks)
    .where(
      and(
        eq(coupleWeeks.coupleId, sql.placeholder('coupleId')),
        eq(coupleWeeks.week, sql.placeholder('week')),
      ),
    )
    .prepare('week_of_couple'),
);

const couplesAbove = prepared((db) =>
  db
    .select({
      above: sql<number>`coalesce(sum(${weekHistogram.couples}) FILTER (WHERE ${weekHistogram.points} > ${sql.placeholder('points')}), 0)::int`,
      all: sql<number>`coalesce(sum(${weekHistogram.couples}), 0)::int`,
    })
    .from(weekHistogram)
    .where(eq(weekHistogram.week, sql.placeholder('week')))
    .prepare('couples_above'),
);

/**
 * Written into the statement: for a limit that comes as a value PostgreSQL keeps no plan, since it
 * cannot know that so few rows are wanted, and plans anew with every call.
 */
const TOP = sql.raw(String(BOARD_SIZE)) as SQL & Placeholder;

const topOfWeek = prepared((db) =>
  db
    .select({
      coupleId: coupleWeeks.coupleId,
      ...sealedNames,
      challenges: coupleWeeks.challenges,
      points: coupleWeeks.points,
    })
    .from(coupleWeeks)
    .innerJoin(couples, eq(couples.id, coupleWeeks.coupleId))
    .where(and(eq(coupleWeeks.week, sql.placeholder('week')), sql`${coupleWeeks.isListed}`))
    .orderBy(desc(coupleWeeks.points), coupleWeeks.reachedAt)
    .limit(TOP)
    .prepare('top_of_week'),
);

const entryOfCouple = prepared((db) =>
  db
    .select({ ...sealedNames, isOnBoard: couples.isOnBoard })
    .from(couples)
    .where(eq(couples.id, sql.placeholder('coupleId')))
    .prepare('entry_of_couple'),
);

export async function boardEntryOf(
  { db, coupleKeys }: Needs,
  coupleId: string,
): Promise<BoardEntry> {
  const [entry] = await entryOfCouple(db).execute({ coupleId });
  if (!entry) throw new Error('A couple without a row asked for its place on the board.');
  const names = await boardNames(coupleKeys, coupleId, entry);
  return { ...names, isOnBoard: entry.isOnBoard };
}

async function standing(db: Db, coupleId: string, week: Day) {
  const [own = OFF_THE_BOARD] = await weekOfCouple(db).execute({ coupleId, week });
  const [counted] = await couplesAbove(db).execute({ week, points: own.points });
  const { above, all } = counted ?? { above: 0, all: 0 };
  const you = {
    challenges: own.challenges,
    points: own.points,
    rank: own.isListed ? above + 1 : null,
  };
  return { you, couples: all };
}

export async function standingOf(db: Db, coupleId: string, today: Day): Promise<WeekStanding> {
  return (await standing(db, coupleId, weekStart(today))).you;
}

export async function leaderboardFor(
  needs: Needs,
  coupleId: string,
  today: Day,
): Promise<Leaderboard> {
  const { db, coupleKeys } = needs;
  const week = weekStart(today);
  const [{ you, couples }, top, entry] = await Promise.all([
    standing(db, coupleId, week),
    topOfWeek(db).execute({ week }),
    boardEntryOf(needs, coupleId),
  ]);
  const rows = await Promise.all(
    withRanks(top).map(async ({ coupleId: id, sealedName, sealedMembers, ...row }) => {
      const { name } = await boardNames(coupleKeys, id, { sealedName, sealedMembers });
      return { ...row, name, isYou: id === coupleId };
    }),
  );
  return { week, you, top: rows, couples, entry };
}
