import { and, eq } from 'drizzle-orm';
import { publishChange } from '../../db/changes.ts';
import { lockCouple } from '../../db/couple.ts';
import type { Queryable } from '../../db/database.ts';
import { couples } from '../../db/tables/couples.ts';
import { premiumGrants } from '../../db/tables/premium.ts';
import { addMonths } from '../payments/months.ts';
import { entitlementFrom, paidUntil } from './entitlement.ts';
import { invoicesOf, newestSubscriptionOf } from './queries.ts';

/** Derives the couple's entitlement again from all known facts. The caller holds its lock. */
export async function recomputeEntitlement(
  tx: Queryable,
  coupleId: string,
  now: Date,
): Promise<void> {
  const subscription = await newestSubscriptionOf(tx, coupleId);
  const invoices = await invoicesOf(tx, coupleId);
  const isRunning = subscription !== null && subscription.endedAt === null;
  const startFrom = isRunning ? null : later(paidUntil(subscription, invoices), now);
  const granted = await grantedUntil(tx, coupleId, startFrom);
  await tx
    .update(couples)
    .set(entitlementFrom(subscription, invoices, granted))
    .where(eq(couples.id, coupleId));
}

/** Chains free months one after the other. With `startFrom` null, months not yet started wait. */
async function grantedUntil(tx: Queryable, coupleId: string, startFrom: Date | null) {
  const grants = await tx
    .select()
    .from(premiumGrants)
    .where(eq(premiumGrants.coupleId, coupleId))
    .orderBy(premiumGrants.grantedAt, premiumGrants.key);
  let last: Date | null = null;
  for (const { until } of grants) if (until) last = later(last, until);
  if (!startFrom) return last;
  for (const { key } of grants.filter((grant) => grant.until === null)) {
    last = addMonths(later(last, startFrom), 1);
    await tx
      .update(premiumGrants)
      .set({ until: last })
      .where(and(eq(premiumGrants.coupleId, coupleId), eq(premiumGrants.key, key)));
  }
  return last;
}

function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}

/**
 * Grants a couple a free month of premium, once per key. While the couple pays, the month waits for
 * the end of the subscription. False if the month was granted before.
 */
export async function grantFreeMonth(
  tx: Queryable,
  coupleId: string,
  key: string,
  now: Date,
): Promise<boolean> {
  if (!(await lockCouple(tx, coupleId))) return false;
  const inserted = await tx
    .insert(premiumGrants)
    .values({ coupleId, key, grantedAt: now })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) return false;
  await recomputeEntitlement(tx, coupleId, now);
  await publishChange(tx, { coupleId }, 'membership');
  return true;
}
