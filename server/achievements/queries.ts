import { and, eq, isNull, sql } from 'drizzle-orm';
import { achievements } from '../../content/achievements.ts';
import type { Achievement } from '../../contract/achievements.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { celebrations, unlockedAchievements as unlocked } from '../db/tables/achievements.ts';
import { earned, type Facts } from './earned.ts';

type Unlocked = { achievementId: string; unlockedAt: Date };

const unlockedByCouple = prepared((db) =>
  db
    .select({ achievementId: unlocked.achievementId, unlockedAt: unlocked.unlockedAt })
    .from(unlocked)
    .where(eq(unlocked.coupleId, sql.placeholder('coupleId')))
    .prepare('unlocked_by_couple'),
);

/** Every badge in the order of the catalogue, earned or not. */
export async function achievementsOf(db: Db, coupleId: string): Promise<Achievement[]> {
  const rows = await unlockedByCouple(db).execute({ coupleId });
  const times = new Map(rows.map((row) => [row.achievementId, row.unlockedAt.toISOString()]));
  return achievements.map((source) => ({ ...source, unlockedAt: times.get(source.id) ?? null }));
}

const uncelebratedByMember = prepared((db) =>
  db
    .select({ achievementId: unlocked.achievementId, unlockedAt: unlocked.unlockedAt })
    .from(unlocked)
    .leftJoin(
      celebrations,
      and(
        eq(celebrations.coupleId, unlocked.coupleId),
        eq(celebrations.memberId, sql.placeholder('memberId')),
        eq(celebrations.achievementId, unlocked.achievementId),
      ),
    )
    .where(and(eq(unlocked.coupleId, sql.placeholder('coupleId')), isNull(celebrations.memberId)))
    .prepare('uncelebrated_by_member'),
);

type Celebrant = { id: string; coupleId: string };

export async function uncelebrated(db: Db, { id, coupleId }: Celebrant): Promise<Achievement[]> {
  return toAchievements(await uncelebratedByMember(db).execute({ memberId: id, coupleId }));
}

/** Takes what a member has not been shown yet. Of two devices that ask at once, one gets it. */
export async function celebrate(db: Db, member: Celebrant, now: Date): Promise<Achievement[]> {
  const open = await uncelebrated(db, member);
  if (open.length === 0) return [];
  const { id: memberId, coupleId } = member;
  const celebrated = { coupleId, memberId, celebratedAt: now };
  const taken = await db
    .insert(celebrations)
    .values(open.map(({ id }) => ({ ...celebrated, achievementId: id })))
    .onConflictDoNothing()
    .returning({ id: celebrations.achievementId });
  return open.filter(({ id }) => taken.some((row) => row.id === id));
}

/** However many at once, one statement: so that it can be prepared. */
const unlock = prepared((db) =>
  db
    .insert(unlocked)
    .select(
      sql`SELECT ${sql.placeholder('coupleId')}::uuid, id, ${sql.placeholder('unlockedAt')}::timestamptz
        FROM unnest(${sql.placeholder('ids')}::text[]) AS id`,
    )
    .onConflictDoNothing()
    .prepare('unlock'),
);

/** Keeps what these facts earn, in the transaction that made them true. */
export async function unlockEarned(
  tx: Queryable,
  coupleId: string,
  facts: Partial<Facts>,
  unlockedAt: Date,
): Promise<void> {
  const ids = earned(facts);
  if (ids.length === 0) return;
  await unlock(tx).execute({ coupleId, ids, unlockedAt: unlockedAt.toISOString() });
}

/** In the order of the catalogue; a badge that was withdrawn from it is left out. */
function toAchievements(rows: readonly Unlocked[]): Achievement[] {
  return achievements.flatMap((source) => {
    const row = rows.find(({ achievementId }) => achievementId === source.id);
    return row ? [{ ...source, unlockedAt: row.unlockedAt.toISOString() }] : [];
  });
}
