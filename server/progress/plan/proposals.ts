import type { Queryable } from '../../db/database.ts';
import type { MemberKey } from '../../db/member.ts';
import { putNotificationAgain } from '../../db/notifications.ts';
import { momentOf, type Place } from './planned-for.ts';

/** Wait after a proposal, so that several are one notification and one taken back is none. */
const ANNOUNCED_AFTER_MS = 2 * 60_000;

type Known = Place & { untoldTo: string | null; knownStart: Date | null };

/**
 * Returns what the partner of a mover has yet to be told: nothing, if the workout is back where
 * they know it to be.
 */
export function newsOfMove(row: Known, to: Place, partnerId: string | null) {
  const knownStart = row.untoldTo === partnerId && partnerId ? row.knownStart : momentOf(row);
  const isKnown = knownStart?.getTime() === momentOf(to).getTime();
  return isKnown ? { untoldTo: null, knownStart: null } : { untoldTo: partnerId, knownStart };
}

/** Tells a member soon that the plan has news. Pass the transaction of the change. */
export function announceSoon(tx: Queryable, member: MemberKey, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + ANNOUNCED_AFTER_MS);
  return putNotificationAgain(tx, member, { kind: 'proposed', about: 'plan', dueAt });
}
