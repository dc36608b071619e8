import type { PasswordLink } from '../../contract/auth/auth.ts';
import type { Queryable } from '../db/database.ts';
import { findMember, findPartner, lockMember, type MemberKey } from '../db/member.ts';
import type { Deps } from '../deps.ts';
import { passwordChangedMail } from '../mail/security-mails.ts';
import {
  claimAccount,
  isMovedForNow,
  passkeyState,
  settlePasskeys,
} from './mailed-password-queries.ts';
import { replacePassword } from './member-queries.ts';
import { type MailLinkRow, mailLinkBy, takeMailLink } from './queries.ts';

type Needs = Pick<Deps, 'now' | 'mail' | 'identities' | 'appOrigin'>;
type Choice = { token: string; passwordHash: string; removesPasskeys: boolean | undefined };

const ownerOf = ({ coupleId, memberId }: MailLinkRow): MemberKey => ({ coupleId, id: memberId });

/** Describes the account that a link opens; null for a link that is over. */
export async function passwordLinkFacts(
  { db, now, identities }: Pick<Deps, 'db' | 'now' | 'identities'>,
  token: string,
): Promise<PasswordLink | null> {
  const link = await mailLinkBy(db, token, now());
  const member = link && (await findMember(db, ownerOf(link)));
  if (!member) return null;
  const host = member.firstSignedInAt ? null : await findPartner(db, member);
  return {
    ...(host && { invitedBy: (await identities.open(host)).firstName }),
    passkeys: await passkeyState(db, member),
    isClaim: member.firstSignedInAt !== null && (await isClaimBy(db, member, link, now())),
  };
}

/** True if this link gives the account to its owner, whose partner typed the first password. */
async function isClaimBy(
  db: Queryable,
  member: MemberKey & { isClaimed: boolean },
  { isShared }: MailLinkRow,
  now: Date,
): Promise<boolean> {
  return !member.isClaimed && !isShared && !(await isMovedForNow(db, member, now));
}

/**
 * Replaces the password of the member this link was mailed to, and returns them; null for a link
 * that is over. If the partner typed the first password, the first mailed link makes the account
 * the member's own. Two kinds of link do not: a link that passed through the partner's hands, which
 * also works only until somebody has signed in to the account, and a link to an address that a
 * former mailbox may still take back.
 */
export async function choosePasswordByLink(
  tx: Queryable,
  { now, mail, identities, appOrigin }: Needs,
  { token, passwordHash, removesPasskeys }: Choice,
): Promise<MemberKey | null> {
  const link = await takeMailLink(tx, token, now());
  if (!link) return null;
  const member = await lockMember(tx, ownerOf(link));
  if (!member) return null;
  await replacePassword(tx, member, passwordHash);
  if (await isClaimBy(tx, member, link, now())) await claimAccount(tx, member);
  else await settlePasskeys(tx, member, removesPasskeys);
  const person = { ...member, ...(await identities.open(member, tx)) };
  const page = `${appOrigin}/forgot-password`;
  await mail.put(tx, passwordChangedMail(person, now(), page), now());
  return member;
}
