import { and, eq, sql } from 'drizzle-orm';
import { achievements } from '../../../content/achievements.ts';
import type { Achievement } from '../../../contract/progress/achievements.ts';
import type { Queryable } from '../../db/database.ts';
import type { MemberKey } from '../../db/member.ts';
import { prepared } from '../../db/prepared.ts';
import { celebrations, unlockedAchievements as unlocked } from '../../db/tables/achievements.ts';
import { earned, type Facts } from './earned.ts';

/** Returns every badge in catalog order, earned or not. */
export async function achievementsOf(db: Queryable, coupleId: string): Promise<Achievement[]> {
  const rows = await db.select().from(unlocked).where(eq(unlocked.coupleId, coupleId));
  const times = new Map(rows.map((row) => [row.achievementId, row.unlockedAt.toISOString()]));
  return achievements.map((source) => ({ ...source, unlockedAt: times.get(source.id) ?? null }));
}

/**
 * Finds badges that a member has not been shown, in catalog order. Skips badges withdrawn from the
 * catalog.
 */
export async function uncelebrated(db: Queryable, { id, coupleId }: MemberKey) {
  const celebrated = await db
    .select({ id: celebrations.achievementId })
    .from(celebrations)
    .where(and(eq(celebrations.coupleId, coupleId), eq(celebrations.memberId, id)));
  const shown = new Set(celebrated.map((row) => row.id));
  const all = await achievementsOf(db, coupleId);
  return all.filter((badge) => badge.unlockedAt !== null && !shown.has(badge.id));
}

/** Marks badges as shown to a member. If two devices ask at once, only one gets each badge. */
export async function celebrate(db: Queryable, member: MemberKey, now: Date) {
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

const newlyUnlocked = prepared((tx) =>
  tx
    .insert(unlocked)
    .select(
      tx
        .select({
          coupleId: sql<string>`${sql.placeholder('coupleId')}::uuid`.as('couple_id'),
          achievementId: sql<string>`id`.as('achievement_id'),
          unlockedAt: sql<Date>`${sql.placeholder('unlockedAt')}::timestamptz`.as('unlocked_at'),
        })
        .from(sql`jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb) id`),
    )
    .onConflictDoNothing()
    .prepare('newly_unlocked'),
);

/** Unlocks the badges that these facts earn. Runs in the transaction that changed the facts. */
export async function unlockEarned(tx: Queryable, coupleId: string, facts: Facts, now: Date) {
  const ids = earned(facts);
  if (ids.length === 0) return;
  const unlockedAt = now.toISOString();
  await newlyUnlocked(tx).execute({ coupleId, unlockedAt, ids: JSON.stringify(ids) });
}
