import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { couples, members } from './tables/couples.ts';

export type MemberKey = { coupleId: string; id: string };

/** A member who changes something, and the stream of the page they do it on. */
export type Actor = MemberKey & { streamId?: string | null };

export function isMember({ coupleId, id }: MemberKey): SQL | undefined {
  return and(eq(members.coupleId, coupleId), eq(members.id, id));
}

export async function findMember(db: Queryable, member: MemberKey) {
  const [row] = await db.select().from(members).where(isMember(member));
  return row ?? null;
}

/** Locks a member, so that changes to how they sign in take turns. Null if they have left. */
export async function lockMember(tx: Queryable, member: MemberKey) {
  const [row] = await tx.select().from(members).where(isMember(member)).for('update');
  return row ?? null;
}

/**
 * True if the member is still here. They cannot leave until the transaction ends, because leaving
 * locks the couple first. Use this for rows that name a member and are not deleted with them.
 */
export async function isStaying(tx: Queryable, member: MemberKey): Promise<boolean> {
  await tx
    .select({ id: couples.id })
    .from(couples)
    .where(eq(couples.id, member.coupleId))
    .for('key share');
  return (await tx.$count(members, isMember(member))) > 0;
}

export async function findPartner(db: Queryable, { coupleId, id }: MemberKey) {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.coupleId, coupleId), ne(members.id, id)));
  return row ?? null;
}

/** Joins a row that names its member to that member. */
export function isOwnerOf(table: { coupleId: PgColumn; memberId: PgColumn }): SQL | undefined {
  return and(eq(members.coupleId, table.coupleId), eq(members.id, table.memberId));
}

export function isOfMember(
  table: { coupleId: PgColumn; memberId: PgColumn },
  { coupleId, id }: MemberKey,
): SQL | undefined {
  return and(eq(table.coupleId, coupleId), eq(table.memberId, id));
}
