import { eq } from 'drizzle-orm';
import type { SubscriptionStatus } from '../../contract/auth/auth.ts';
import type { Queryable } from './database.ts';
import { couples } from './tables/couples.ts';

/** A couple's rights from its payments, kept in its row so that a request reads no other table. */
export type Entitlement = { subscriptionStatus: SubscriptionStatus; premiumUntil: Date | null };

/** Returns the couple's status at a moment: premium lapses by itself, without a write. */
export function statusAt({ subscriptionStatus, premiumUntil }: Entitlement, now: Date) {
  if (premiumUntil === null) return subscriptionStatus;
  if (premiumUntil > now) return 'active';
  // The subscription is overdue for its renewal.
  return subscriptionStatus === 'active' ? 'past_due' : subscriptionStatus;
}

export async function findCouple(db: Queryable, coupleId: string) {
  const [couple] = await db.select().from(couples).where(eq(couples.id, coupleId));
  return couple ?? null;
}

/** Locks the couple's row, which decides every race about its money. Null for an erased couple. */
export async function lockCouple(tx: Queryable, coupleId: string) {
  const [couple] = await tx.select().from(couples).where(eq(couples.id, coupleId)).for('update');
  return couple ?? null;
}
