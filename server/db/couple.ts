import { eq } from 'drizzle-orm';
import type { SubscriptionStatus } from '../../contract/auth/auth.ts';
import type { Queryable } from './database.ts';
import { couples } from './tables/couples.ts';

/** What a couple's payments entitle it to, kept in its row so that a request reads nothing else. */
export type Entitlement = { subscriptionStatus: SubscriptionStatus; premiumUntil: Date | null };

/** The couple's status at a moment: premium lapses by itself, without a write. */
export function statusAt({ subscriptionStatus, premiumUntil }: Entitlement, now: Date) {
  if (premiumUntil === null) return subscriptionStatus;
  if (premiumUntil > now) return 'active';
  // The subscription should have been renewed and was not.
  return subscriptionStatus === 'active' ? 'past_due' : subscriptionStatus;
}

export async function findCouple(db: Queryable, coupleId: string) {
  const [couple] = await db.select().from(couples).where(eq(couples.id, coupleId));
  return couple ?? null;
}

/** Locks the couple's row, which decides every race about its money; null when it was erased. */
export async function lockCouple(tx: Queryable, coupleId: string) {
  const [couple] = await tx.select().from(couples).where(eq(couples.id, coupleId)).for('update');
  return couple ?? null;
}
