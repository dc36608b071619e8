import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { isMember, isOfMember, type MemberKey } from '../db/member.ts';
import { emailChanges, mailLinks } from '../db/tables/auth.ts';
import { members } from '../db/tables/couples.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { addressInUse } from '../http/errors.ts';
import { tokenKey } from '../security/tokens.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

export async function insertEmailChange(
  tx: Queryable,
  row: typeof emailChanges.$inferInsert,
): Promise<void> {
  await withdrawEmailChange(tx, { coupleId: row.coupleId, id: row.memberId });
  await tx.insert(emailChanges).values(row);
}

/** The new address can no longer be confirmed. The old one may still say that it was not them. */
export async function withdrawEmailChange(tx: Queryable, member: MemberKey): Promise<void> {
  await tx.update(emailChanges).set({ confirmHash: null }).where(isOfMember(emailChanges, member));
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

/** The change that a link from a mail belongs to, locked; null for what cannot be used any more. */
export async function emailChangeBy(
  tx: Queryable,
  purpose: 'confirm' | 'keep',
  token: string,
  now: Date,
): Promise<EmailChangeRow | null> {
  const key = tokenKey(token);
  if (!key) return null;
  const isLinked =
    purpose === 'confirm'
      ? and(eq(emailChanges.confirmHash, key.tokenHash), gt(emailChanges.confirmUntil, now))
      : and(eq(emailChanges.keepHash, key.tokenHash), gt(emailChanges.keepUntil, now));
  const [row] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.coupleId, key.coupleId), isLinked))
    .for('update');
  return row ?? null;
}

/** The unique index decides between two who want one address. */
export async function updateEmail(
  tx: Queryable,
  member: MemberKey,
  { sealed, emailHash }: { sealed: string; emailHash: string },
): Promise<void> {
  try {
    await tx.update(members).set({ sealed, emailHash }).where(isMember(member));
  } catch (error) {
    throw isUniqueViolation(error) ? addressInUse() : error;
  }
  // Links that lie in the former mailbox.
  await tx.delete(mailLinks).where(isOfMember(mailLinks, member));
}

export async function markConfirmed(tx: Queryable, row: EmailChangeRow): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ confirmHash: null, isConfirmed: true })
    .where(isEmailChange(row));
}

export async function deleteEmailChanges(tx: Queryable, member: MemberKey): Promise<void> {
  await tx.delete(emailChanges).where(isOfMember(emailChanges, member));
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
