import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { isMember, isOfMember, type MemberKey } from '../db/member.ts';
import { members } from '../db/tables/couples.ts';
import { reminderChoices } from '../db/tables/reminders.ts';
import { type Bound, type Limit, limit, OWN_MAILS, PARTNER_MAILS } from '../http/limits.ts';

const DAY_MS = 86_400_000;
const NONE: Limit = limit('no mails', 0, DAY_MS);

/** Who makes the app write: the addressee's partner, or the clock, parcels and payments. */
export type MailCause = 'partner' | 'own';

/** What decides how many notifications are mailed to a member; of their choices, if they have any. */
export const addresseeColumns = {
  /** Set up for them, but they have never been here: they get the invitation and nothing else. */
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
 * What one causes is not taken from what the other's reminders need. An address that may be a
 * stranger's gets one mail a day in all, which is kept for reminders where its owner wants any.
 */
export function notificationLimits(cause: MailCause, to: Addressee, now: Date): Bound {
  if (to.isEmailProved) return cause === 'partner' ? PARTNER_MAILS : OWN_MAILS;
  if (cause === 'partner' && to.wantsReminders) return NONE;
  // By the calendar: counted from the last one, a daily reminder would come a moment too early.
  return limit(`unproved ${now.toISOString().slice(0, 10)}`, 1, DAY_MS);
}
