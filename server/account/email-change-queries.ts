import { and, desc, eq, gt, gte, isNotNull, lt } from 'drizzle-orm';
import { withdrawEmailChange } from '../auth/member-queries.ts';
import type { Queryable } from '../db/database.ts';
import { isMember, isOfMember, lockMember, type MemberKey } from '../db/member.ts';
import { emailChanges, mailLinks } from '../db/tables/auth.ts';
import { members } from '../db/tables/couples.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { addressInUse } from '../http/errors.ts';
import { tokenKey } from '../security/tokens.ts';

/** How long the old address may undo a change. */
const KEEP_MS = 72 * 3_600_000;

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/**
 * Adds a change, dated after all others of its member even if a clock is wrong: undoing a change
 * takes back every later one. Call this under the member's lock.
 */
export async function insertEmailChange(
  tx: Queryable,
  row: Omit<typeof emailChanges.$inferInsert, 'createdAt' | 'keepUntil'>,
  now: Date,
): Promise<void> {
  const member = { coupleId: row.coupleId, id: row.memberId };
  await withdrawEmailChange(tx, member);
  const [last] = await emailChangesOf(tx, member);
  const at = Math.max(now.getTime(), (last?.createdAt.getTime() ?? 0) + 1);
  const dates = { createdAt: new Date(at), keepUntil: new Date(at + KEEP_MS) };
  await tx.insert(emailChanges).values({ ...row, ...dates });
}

export async function emailChangesOf(db: Queryable, member: MemberKey): Promise<EmailChangeRow[]> {
  return db
    .select()
    .from(emailChanges)
    .where(isOfMember(emailChanges, member))
    .orderBy(desc(emailChanges.createdAt));
}

export async function pendingEmailChange(db: Queryable, member: MemberKey, now: Date) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        isOfMember(emailChanges, member),
        isNotNull(emailChanges.confirmHash),
        gt(emailChanges.confirmUntil, now),
      ),
    );
  return row ?? null;
}

type Purpose = 'confirm' | 'keep';

/** Finds the change that a mailed link belongs to; null for a link that cannot be used any more. */
export async function emailChangeBy(
  db: Queryable,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<EmailChangeRow | null> {
  const key = tokenKey(token);
  if (!key) return null;
  const isLinked =
    purpose === 'confirm'
      ? and(eq(emailChanges.confirmHash, key.tokenHash), gt(emailChanges.confirmUntil, now))
      : and(eq(emailChanges.keepHash, key.tokenHash), gt(emailChanges.keepUntil, now));
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.coupleId, key.coupleId), isLinked));
  return row ?? null;
}

/** Finds the change of a link and locks its member, as every change to their sign-in does. */
export async function takenEmailChange(
  tx: Queryable,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<EmailChangeRow | null> {
  const named = await emailChangeBy(tx, purpose, token, now);
  if (!named) return null;
  await lockMember(tx, { coupleId: named.coupleId, id: named.memberId });
  return emailChangeBy(tx, purpose, token, now);
}

/** Changes the address; the unique index decides between two members who want the same one. */
export async function updateEmail(
  tx: Queryable,
  member: MemberKey,
  changes: { sealed: string; emailHash: string; emailProvedAt: Date },
): Promise<void> {
  try {
    await tx.update(members).set(changes).where(isMember(member));
  } catch (error) {
    throw isUniqueViolation(error) ? addressInUse() : error;
  }
  // Delete the links that were mailed to the former address.
  await tx.delete(mailLinks).where(isOfMember(mailLinks, member));
}

export async function markConfirmed(tx: Queryable, row: EmailChangeRow): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ confirmHash: null, isConfirmed: true })
    .where(isEmailChange(row));
}

/** Takes back a change and all later ones, and returns them. Earlier changes stay. */
export async function deleteEmailChangesSince(
  tx: Queryable,
  { coupleId, memberId, createdAt }: EmailChangeRow,
): Promise<EmailChangeRow[]> {
  return tx
    .delete(emailChanges)
    .where(
      and(
        isOfMember(emailChanges, { coupleId, id: memberId }),
        gte(emailChanges.createdAt, createdAt),
      ),
    )
    .returning();
}

export async function deleteEmailChange(tx: Queryable, row: EmailChangeRow): Promise<void> {
  await tx.delete(emailChanges).where(isEmailChange(row));
}

export async function emailChangesBefore(db: Queryable, now: Date): Promise<EmailChangeRow[]> {
  return db.select().from(emailChanges).where(lt(emailChanges.keepUntil, now));
}

function isEmailChange({ coupleId, keepHash }: EmailChangeRow) {
  return and(eq(emailChanges.coupleId, coupleId), eq(emailChanges.keepHash, keepHash));
}
