import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { knownZone } from '../../contract/calendar.ts';
import type { Queryable } from './database.ts';
import { isMember, isOwnerOf, type MemberKey } from './member.ts';
import { members } from './tables/couples.ts';
import { reminderChoices } from './tables/reminders.ts';
import { sessions } from './tables/sessions.ts';

/**
 * Returns the zone in which mails tell a member their dates: the chosen one, else the one their
 * device or their last workout was in. Pages know the device's zone; a mail has no device.
 */
export async function zoneOf(db: Queryable, member: MemberKey): Promise<string> {
  const lastTrained = db
    .select({ zone: sessions.completedZone })
    .from(sessions)
    .where(and(eq(sessions.coupleId, member.coupleId), isNotNull(sessions.completedZone)))
    .orderBy(desc(sessions.completedDay))
    .limit(1);
  const [row] = await db
    .select({
      zone: sql`coalesce(${members.timeZone}, ${reminderChoices.deviceZone}, (${lastTrained}))`,
    })
    .from(members)
    .leftJoin(reminderChoices, isOwnerOf(reminderChoices))
    .where(isMember(member));
  return knownZone(row?.zone);
}
