import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { members } from './tables/couples.ts';

/** Which member: the couple's id leads, as in every key. */
export type MemberKey = { coupleId: string; id: string };

export function isMember({ coupleId, id }: MemberKey): SQL | undefined {
  return and(eq(members.coupleId, coupleId), eq(members.id, id));
}

/** Whose row it is, in a table of what belongs to members. */
export function isOfMember(
  table: { coupleId: PgColumn; memberId: PgColumn },
  { coupleId, id }: MemberKey,
): SQL | undefined {
  return and(eq(table.coupleId, coupleId), eq(table.memberId, id));
}
