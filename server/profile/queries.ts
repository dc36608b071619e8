import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Partner } from '../../contract/profile.ts';
import type { Queryable } from '../db/database.ts';
import { members } from '../db/tables/couples.ts';
import type { Deps } from '../deps.ts';

type Member = { id: string; coupleId: string };

export async function partnerOf(
  { db, identities }: Pick<Deps, 'db' | 'identities'>,
  me: Member,
): Promise<Partner | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.coupleId, me.coupleId), ne(members.id, me.id)));
  if (!row) return null;
  const { firstName, lastName } = await identities.of(row);
  const { profileImageUrl, firstSignedInAt } = row;
  return { firstName, lastName, profileImageUrl, hasSignedIn: firstSignedInAt !== null };
}

export async function hasCompletedTour(db: Queryable, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ at: members.tourCompletedAt })
    .from(members)
    .where(eq(members.id, memberId));
  return Boolean(row?.at);
}

/** The first time counts. */
export async function keepTourCompleted(db: Queryable, memberId: string, now: Date): Promise<void> {
  await db
    .update(members)
    .set({ tourCompletedAt: now })
    .where(and(eq(members.id, memberId), isNull(members.tourCompletedAt)));
}
