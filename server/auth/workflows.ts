import { type SignUp, splitName } from '../../contract/auth.ts';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import type { Deps } from '../deps.ts';
import { emailTaken } from '../http/errors.ts';
import { accountMadeLetter, newPasswordLetter } from '../mail/letters.ts';
import {
  type CoupleIds,
  insertCouple,
  insertMailLink,
  memberByEmail,
  replacePassword,
  takeMailLink,
} from './queries.ts';

const HOUR_MS = 3_600_000;
const WELCOME_LINK_MS = 7 * 24 * HOUR_MS;
const RESET_LINK_MS = HOUR_MS;

type Needs = Pick<Deps, 'mail' | 'now' | 'appOrigin' | 'identities'>;

/** The token stands behind the #, which browsers never send: it reaches no log and no other site. */
function passwordLink(appOrigin: string, token: string): string {
  return `${appOrigin}/choose-password#${token}`;
}

/** The couple, both members and the second partner's letter; or nothing of it. */
export async function makeCouple(
  tx: Queryable,
  { mail, now, appOrigin, identities }: Needs,
  form: SignUp,
  hashes: readonly [string, string],
): Promise<CoupleIds> {
  const couple = await insertCouple(tx, identities, form, hashes, now());
  // Thrown inside the transaction, so that a couple with one member never stays.
  if (!couple) throw emailTaken();
  const token = await insertMailLink(
    tx,
    { coupleId: couple.coupleId, id: couple.second },
    new Date(now().getTime() + WELCOME_LINK_MS),
  );
  const letter = accountMadeLetter(
    form.partner2Email,
    splitName(form.partner2Name).firstName,
    splitName(form.partner1Name).firstName,
    passwordLink(appOrigin, token),
  );
  await mail.put(tx, letter, now());
  return couple;
}

export async function mailNewPasswordLink(
  tx: Queryable,
  { mail, now, appOrigin, identities }: Needs,
  email: string,
): Promise<void> {
  const member = await memberByEmail(tx, identities, email);
  if (!member) return;
  const { email: address, firstName } = await identities.of(member, tx);
  const token = await insertMailLink(tx, member, new Date(now().getTime() + RESET_LINK_MS));
  const link = passwordLink(appOrigin, token);
  await mail.put(tx, newPasswordLetter(address, firstName, link), now());
}

/** Whose password was changed; null when the link is spent. */
export async function changePasswordByLink(
  tx: Queryable,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<MemberKey | null> {
  const member = await takeMailLink(tx, token, now);
  if (member) await replacePassword(tx, member, passwordHash);
  return member;
}
