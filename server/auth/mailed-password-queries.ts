import { and, eq, gt } from 'drizzle-orm';
import type { PasswordLink } from '../../contract/auth/auth.ts';
import type { Queryable } from '../db/database.ts';
import { isMember, isOfMember, type MemberKey } from '../db/member.ts';
import { emailChanges } from '../db/tables/auth.ts';
import { consentAnswers } from '../db/tables/consent.ts';
import { members } from '../db/tables/couples.ts';
import { passkeyChallenges, passkeys } from '../db/tables/passkeys.ts';
import { calendarAddresses } from '../db/tables/plan.ts';
import { reminderChoices } from '../db/tables/reminders.ts';

export async function passkeyState(
  db: Queryable,
  member: MemberKey,
): Promise<PasswordLink['passkeys']> {
  const rows = await db.select().from(passkeys).where(isOfMember(passkeys, member));
  if (rows.length === 0) return 'none';
  return rows.some(({ isSuspended }) => isSuspended) ? 'suspended' : 'in use';
}

/** True while a former mailbox may take the address back: the current one may be the partner's. */
export async function isMovedForNow(db: Queryable, member: MemberKey, now: Date): Promise<boolean> {
  const isUndoable = and(eq(emailChanges.isConfirmed, true), gt(emailChanges.keepUntil, now));
  return (await db.$count(emailChanges, and(isOfMember(emailChanges, member), isUndoable))) > 0;
}

/**
 * Removes everything with which a person who knew the first password could still get in, read along
 * or speak for the member. Logins and their push subscriptions have already ended.
 */
export async function claimAccount(tx: Queryable, member: MemberKey): Promise<void> {
  const made = [passkeys, passkeyChallenges, calendarAddresses, reminderChoices, consentAnswers];
  for (const table of made) await tx.delete(table).where(isOfMember(table, member));
  await tx.update(members).set({ isClaimed: true, adultAt: null }).where(isMember(member));
}

/** Removes all passkeys (`removes` true) or keeps all (false). Unset removes suspended ones. */
export async function settlePasskeys(
  tx: Queryable,
  member: MemberKey,
  removes: boolean | undefined,
) {
  const isTheirs = isOfMember(passkeys, member);
  if (removes) await tx.delete(passkeys).where(isTheirs);
  else if (removes === false) await tx.update(passkeys).set({ isSuspended: false }).where(isTheirs);
  else await tx.delete(passkeys).where(and(isTheirs, eq(passkeys.isSuspended, true)));
}
