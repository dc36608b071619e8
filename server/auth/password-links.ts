import type { Queryable } from '../db/database.ts';
import { findPartner, type MemberKey } from '../db/member.ts';
import type { Deps } from '../deps.ts';
import { notFound, partnerConnected } from '../http/errors.ts';
import type { Bound } from '../http/limits.ts';
import type { Recipient } from '../mail/compose.ts';
import { type InvitationWords, invitationMail, newPasswordMail } from '../mail/mails.ts';
import { emailKeptMail } from '../mail/security-mails.ts';
import type { Identity } from '../security/identities.ts';
import { memberByEmail } from './member-queries.ts';
import { deleteSharedLinks, insertMailLink } from './queries.ts';

const HOUR_MS = 3_600_000;
const INVITATION_MS = 7 * 24 * HOUR_MS;
const SHARED_LINK_MS = 24 * HOUR_MS;
const RESET_LINK_MS = HOUR_MS;

type Needs = Pick<Deps, 'mail' | 'now' | 'appOrigin' | 'identities'>;
type Person = MemberKey & { email: string; firstName: string };

/** Mails someone who has never signed in the link to the account that was made for them. */
export async function mailInvitation(
  tx: Queryable,
  needs: Needs,
  guest: Person,
  words: InvitationWords,
  bound?: Bound,
) {
  const { mail, now } = needs;
  const link = await newPasswordLink(tx, needs, guest, INVITATION_MS);
  await mail.put(tx, invitationMail(guest, words, link), now(), bound);
}

/** Makes a link for the partner to hand over. Ends the former one, so that only one exists. */
export async function sharedInvitation(tx: Queryable, needs: Needs, guest: MemberKey) {
  await deleteSharedLinks(tx, guest);
  return newPasswordLink(tx, needs, guest, SHARED_LINK_MS, true);
}

/** Finds the partner of `host`. Refuses once they have signed in: their entries are private. */
export async function guestOf(
  { db, identities }: Pick<Deps, 'db' | 'identities'>,
  host: MemberKey,
): Promise<MemberKey & Identity> {
  const row = await findPartner(db, host);
  if (!row) throw notFound();
  if (row.firstSignedInAt) throw partnerConnected();
  return { coupleId: row.coupleId, id: row.id, ...(await identities.open(row)) };
}

/** Mails a link to the owner of this address: the invitation again, until they have used it. */
export async function mailLinkTo(tx: Queryable, needs: Needs, address: string): Promise<void> {
  const { mail, now, identities } = needs;
  const member = await memberByEmail(tx, identities, address);
  if (!member) return;
  const person = { ...member, ...(await identities.open(member, tx)) };
  const host = member.firstSignedInAt ? null : await findPartner(tx, member);
  if (host) {
    const by = (await identities.open(host, tx)).firstName;
    return mailInvitation(tx, needs, person, { by });
  }
  const link = await newPasswordLink(tx, needs, member, RESET_LINK_MS);
  await mail.put(tx, newPasswordMail(person, link), now());
}

/** Mails a link to a member who has undone a change of their address, and returns its token. */
export async function mailLinkAfterUndo(
  tx: Queryable,
  needs: Needs,
  person: MemberKey & Recipient,
): Promise<string> {
  const link = await newPasswordLink(tx, needs, person, RESET_LINK_MS);
  await needs.mail.put(tx, emailKeptMail(person, link), needs.now());
  return link.slice(link.indexOf('#') + 1);
}

/** Puts the token behind the #, which browsers never send, so that no log or other site sees it. */
async function newPasswordLink(
  tx: Queryable,
  { now, appOrigin }: Pick<Deps, 'now' | 'appOrigin'>,
  member: MemberKey,
  forMs: number,
  isShared = false,
): Promise<string> {
  const expiresAt = new Date(now().getTime() + forMs);
  return `${appOrigin}/choose-password#${await insertMailLink(tx, member, expiresAt, isShared)}`;
}
