import { and, eq } from 'drizzle-orm';
import type { PasswordLink } from '../../contract/auth.ts';
import type { Queryable } from '../db/database.ts';
import { findMember, isMember, isOfMember, lockMember, type MemberKey } from '../db/member.ts';
import { consentSheets } from '../db/tables/consent.ts';
import { members } from '../db/tables/couples.ts';
import { passkeyChallenges, passkeys } from '../db/tables/passkeys.ts';
import { calendarAddresses } from '../db/tables/plan.ts';
import { reminderChoices } from '../db/tables/reminders.ts';
import type { Deps } from '../deps.ts';
import { linkExpired } from '../http/errors.ts';
import { passwordChangedMail } from '../mail/security-mails.ts';
import { replacePassword } from './member-queries.ts';
import { type MailLinkRow, mailLinkBy, takeMailLink } from './queries.ts';

type Needs = Pick<Deps, 'now' | 'mail' | 'identities' | 'appOrigin'>;
type Choice = { token: string; passwordHash: string; removesPasskeys: boolean | undefined };

const ownerOf = ({ coupleId, memberId }: MailLinkRow): MemberKey => ({ coupleId, id: memberId });

export async function passwordLinkFacts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<PasswordLink> {
  const link = await mailLinkBy(db, token, now());
  const member = link && (await findMember(db, ownerOf(link)));
  if (!member) throw linkExpired();
  const rows = await db.select().from(passkeys).where(isOfMember(passkeys, member));
  const inUse = rows.length > 0 ? 'in use' : 'none';
  return {
    passkeys: rows.some(({ isSuspended }) => isSuspended) ? 'suspended' : inUse,
    isClaim: !member.isClaimed && !link.isShared && member.firstSignedInAt !== null,
  };
}

/**
 * Replaces the password of the member this link was mailed to, and returns them; null for a link that
 * is over. For a member whose partner typed the first one, the first mailed link makes the account
 * theirs; a link that passed through their partner's hands does not, and opens only what nobody has
 * signed in to.
 */
export async function choosePasswordByLink(
  tx: Queryable,
  { now, mail, identities, appOrigin }: Needs,
  { token, passwordHash, removesPasskeys }: Choice,
): Promise<MemberKey | null> {
  const link = await takeMailLink(tx, token, now());
  if (!link) return null;
  const member = await lockMember(tx, ownerOf(link));
  await replacePassword(tx, member, passwordHash);
  const isClaim = !member.isClaimed && !link.isShared;
  if (isClaim) await claim(tx, member);
  else await settlePasskeys(tx, member, removesPasskeys);
  const person = { ...member, ...(await identities.open(member, tx)) };
  const page = `${appOrigin}/forgot-password`;
  await mail.put(tx, passwordChangedMail(person, now(), page), now());
  return member;
}

/**
 * Takes away all by which somebody who knew the first password could still get in, read along or speak
 * for the member. Logins have ended already, and with them their push subscriptions.
 */
async function claim(tx: Queryable, member: MemberKey): Promise<void> {
  const made = [passkeys, passkeyChallenges, calendarAddresses, reminderChoices, consentSheets];
  for (const table of made) await tx.delete(table).where(isOfMember(table, member));
  await tx.update(members).set({ isClaimed: true, adultAt: null }).where(isMember(member));
}

async function settlePasskeys(tx: Queryable, member: MemberKey, removes: boolean | undefined) {
  const isTheirs = isOfMember(passkeys, member);
  if (removes) await tx.delete(passkeys).where(isTheirs);
  else if (removes === false) await tx.update(passkeys).set({ isSuspended: false }).where(isTheirs);
  else await tx.delete(passkeys).where(and(isTheirs, eq(passkeys.isSuspended, true)));
}
