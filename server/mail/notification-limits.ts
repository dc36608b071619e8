import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { isMember, isOfMember, type MemberKey } from '../db/member.ts';
import { members } from '../db/tables/couples.ts';
import { reminderChoices } from '../db/tables/reminders.ts';
import { type Bound, type Limit, limit, OWN_MAILS, PARTNER_MAILS } from '../http/limits.ts';

const DAY_MS = 86_400_000;
const NONE: Limit = limit('no mails', 0, DAY_MS);

/**
 * Cause of a notification: the addressee's partner, or `own` for the clock, parcels and payments.
 */
export type MailCause = 'partner' | 'own';

/**
 * Columns that decide how many notifications a member gets by mail. A member may have no choices
 * yet.
 */
export const addresseeColumns = {
  /**
   * False for a member whose partner created the account and who has never signed in: such a member
   * gets the invitation and nothing else.
   */
  hasSignedIn: sql<boolean>`${members.firstSignedInAt} IS NOT NULL`,
  isEmailProved: sql<boolean>`${members.emailProvedAt} IS NOT NULL`,
  wantsReminders: sql<boolean>`num_nonnulls(${reminderChoices.remindAt}, ${reminderChoices.streakAt}) > 0`,
};

type Addressee = { isEmailProved: boolean; wantsReminders: boolean };

export async function addresseeOf(db: Queryable, member: MemberKey) {
  const [row] = await db
    .select(addresseeColumns)
    .from(members)
    .leftJoin(reminderChoices, isOfMember(reminderChoices, member))
    .where(isMember(member));
  return row ?? null;
}

/**
 * Limits mails by cause, so that a partner cannot use up the mails reserved for reminders. An
 * unproved address may belong to a stranger: such an address gets one mail a day, reserved for
 * reminders if its owner wants any.
 */
export function notificationLimits(cause: MailCause, to: Addressee, now: Date): Bound {
  if (to.isEmailProved) return cause === 'partner' ? PARTNER_MAILS : OWN_MAILS;
  if (cause === 'partner' && to.wantsReminders) return NONE;
  // Count by calendar day: 24 hours after the last mail, a daily reminder would come a moment too
  // early.
  return limit(`unproved ${now.toISOString().slice(0, 10)}`, 1, DAY_MS);
}
