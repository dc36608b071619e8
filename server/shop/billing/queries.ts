import { lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { MemberKey } from '../../db/member.ts';
import { paymentEvents } from '../../db/tables/payments.ts';
import { isBuyer } from '../order-queries.ts';
import { isPayer } from '../premium/queries.ts';

/** Time that events are remembered. Providers repeat events for days, not for months. */
const EVENT_MEMORY_MS = 90 * 86_400_000;

export async function insertEvent(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const inserted = await tx
    .insert(paymentEvents)
    .values({ id, takenAt: now })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
}

export function sweepPaymentEvents(db: Queryable, now: Date) {
  const forgotten = new Date(now.getTime() - EVENT_MEMORY_MS);
  return db.delete(paymentEvents).where(lt(paymentEvents.takenAt, forgotten));
}

/**
 * True if the member may pay for this subscription or order. False for a form made for the partner.
 */
export async function isPaidBy(db: Queryable, member: MemberKey, id: string): Promise<boolean> {
  return (await isPayer(db, member, id)) || (await isBuyer(db, member, id));
}
