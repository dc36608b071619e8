import { lt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { paymentEvents } from '../db/tables/payments.ts';

/** Providers repeat events for days, not for months. */
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
