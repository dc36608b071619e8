import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import { addDays } from '../../../contract/calendar.ts';
import type { Queryable } from '../../db/database.ts';
import { isOfMember, isOwnerOf, type MemberKey } from '../../db/member.ts';
import { members } from '../../db/tables/couples.ts';
import { calendarAddresses, plannedWorkouts } from '../../db/tables/plan.ts';
import type { CoupleKeys } from '../../security/couple-keys.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { newToken, type TokenKey } from '../../security/tokens.ts';
import { REMOVED_KEPT_MS } from './queries.ts';

/** Past days that calendar apps receive. */
const PAST_DAYS = 31;

type Needs = { db: Queryable; coupleKeys: CoupleKeys };

/** Binds a sealed token to its member, so that another member's row cannot open it. */
const context = ({ coupleId, id }: MemberKey) => `calendar ${coupleId} ${id}`;

export async function calendarTokenOf({ db, coupleKeys }: Needs, member: MemberKey) {
  const row = await findAddress(db, member);
  return row && unseal(await coupleKeys(member.coupleId), context(member), row.sealed);
}

/** Returns since when a member has a calendar address. Null if they have none. */
export async function calendarSince(db: Queryable, member: MemberKey): Promise<string | null> {
  return (await findAddress(db, member))?.createdAt.toISOString() ?? null;
}

async function findAddress(db: Queryable, member: MemberKey) {
  const [row] = await db
    .select()
    .from(calendarAddresses)
    .where(isOfMember(calendarAddresses, member));
  return row ?? null;
}

/** Creates a new token, which replaces the old one. */
export async function renewCalendarToken(
  { db, coupleKeys }: Needs,
  member: MemberKey,
  createdAt: Date,
): Promise<string> {
  const { coupleId, id: memberId } = member;
  const { token, tokenHash } = newToken(coupleId);
  const sealed = seal(await coupleKeys(coupleId), context(member), token);
  await db
    .insert(calendarAddresses)
    .values({ coupleId, memberId, tokenHash, sealed, createdAt })
    .onConflictDoUpdate({
      target: [calendarAddresses.coupleId, calendarAddresses.memberId],
      set: { tokenHash, sealed, createdAt },
    });
  return token;
}

export async function deleteCalendarToken(db: Queryable, member: MemberKey): Promise<void> {
  await db.delete(calendarAddresses).where(isOfMember(calendarAddresses, member));
}

/** Finds the owner of an address, with their choice of discreet mode. */
export async function calendarOwner(db: Queryable, { coupleId, tokenHash }: TokenKey) {
  const [row] = await db
    .select({ coupleId: members.coupleId, id: members.id, isDiscreet: members.isDiscreet })
    .from(calendarAddresses)
    .innerJoin(members, isOwnerOf(calendarAddresses))
    .where(
      and(eq(calendarAddresses.coupleId, coupleId), eq(calendarAddresses.tokenHash, tokenHash)),
    );
  return row ?? null;
}

/** Selects the rows for calendar apps: the last month, everything to come, and recent removals. */
export async function rowsForCalendar(db: Queryable, coupleId: string, now: Date) {
  const today = now.toISOString().slice(0, 10);
  return db
    .select()
    .from(plannedWorkouts)
    .where(
      and(
        eq(plannedWorkouts.coupleId, coupleId),
        gte(plannedWorkouts.day, addDays(today, -PAST_DAYS)),
        or(
          isNull(plannedWorkouts.removedAt),
          gte(plannedWorkouts.removedAt, new Date(now.getTime() - REMOVED_KEPT_MS)),
        ),
      ),
    )
    .orderBy(asc(plannedWorkouts.day), asc(plannedWorkouts.time), asc(plannedWorkouts.id));
}
