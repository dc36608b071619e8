import { and, isNull } from 'drizzle-orm';
import type { Partner } from '../../../contract/account/profile.ts';
import type { Queryable } from '../../db/database.ts';
import { findPartner, isMember, type MemberKey } from '../../db/member.ts';
import { members } from '../../db/tables/couples.ts';
import type { Deps } from '../../deps.ts';

export async function partnerOf(
  { db, identities }: Pick<Deps, 'db' | 'identities'>,
  me: MemberKey,
): Promise<Partner | null> {
  const row = await findPartner(db, me);
  if (!row) return null;
  const { firstName, lastName } = await identities.open(row);
  const { profileImageUrl, firstSignedInAt } = row;
  return { firstName, lastName, profileImageUrl, hasSignedIn: firstSignedInAt !== null };
}

export async function hasCompletedTour(db: Queryable, member: MemberKey): Promise<boolean> {
  const [row] = await db
    .select({ at: members.tourCompletedAt })
    .from(members)
    .where(isMember(member));
  return Boolean(row?.at);
}

/** Keeps the time of the first completion. */
export async function markTourCompleted(db: Queryable, member: MemberKey, now: Date) {
  await db
    .update(members)
    .set({ tourCompletedAt: now })
    .where(and(isMember(member), isNull(members.tourCompletedAt)));
}
