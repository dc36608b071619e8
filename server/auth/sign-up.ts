import { type SignUp, splitName } from '../../contract/auth/auth.ts';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import type { Deps } from '../deps.ts';
import { emailTaken } from '../http/errors.ts';
import { INVITATION_MAILS } from '../http/limits.ts';
import { insertCouple } from './member-queries.ts';
import { mailInvitation } from './password-links.ts';

/**
 * Makes a couple with both members and invites the second by mail, unless that address has had
 * enough invitations. The first partner's line goes into this mail alone and is kept nowhere else.
 * Returns the first.
 */
export async function createCouple(
  tx: Queryable,
  deps: Pick<Deps, 'mail' | 'now' | 'appOrigin' | 'identities'>,
  form: SignUp,
  hashes: readonly [string, string],
): Promise<MemberKey> {
  const couple = await insertCouple(tx, deps.identities, form, hashes, deps.now());
  // Throw inside the transaction, so that no couple with one member stays.
  if (!couple) throw emailTaken();
  const { coupleId, first, second } = couple;
  const guest = { coupleId, id: second, email: form.partner2Email };
  const by = splitName(form.partner1Name).firstName;
  const invited = { ...guest, ...splitName(form.partner2Name) };
  const words = { by, line: form.invitationLine };
  await mailInvitation(tx, deps, invited, words, INVITATION_MAILS);
  return { coupleId, id: first };
}
