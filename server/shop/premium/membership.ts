import type { Membership } from '../../../contract/shop/premium.ts';
import { PREMIUM_PRICE_CENTS } from '../../../contract/shop/price.ts';
import { findCouple, statusAt } from '../../db/couple.ts';
import type { MemberKey } from '../../db/member.ts';
import type { Deps } from '../../deps.ts';
import { isRefunded } from './entitlement.ts';
import { customerOf } from './payer-queries.ts';
import {
  type InvoiceRow,
  invoiceIdsOf,
  invoicesOf,
  newestSubscriptionOf,
  type SubscriptionRow,
} from './queries.ts';

/** Describes the subscription for the profile. Card and receipts are shown only to the payer. */
export async function membershipOf(
  { db, now, payments }: Pick<Deps, 'db' | 'now' | 'payments'>,
  reader: MemberKey,
): Promise<Membership> {
  const { coupleId } = reader;
  const couple = await findCouple(db, coupleId);
  if (!couple) throw new Error('A couple without a row asked for its membership.');
  const subscription = await newestSubscriptionOf(db, coupleId);
  const invoices = await invoicesOf(db, coupleId);
  const own = await invoiceIdsOf(db, reader);
  return {
    status: statusAt(couple, now()),
    priceCents: PREMIUM_PRICE_CENTS,
    renewal: renewalOf(subscription),
    nextDate: nextDate(subscription, couple.premiumUntil),
    isOwn: subscription !== null && subscription.payerId === reader.id,
    hasPortal: payments.name === 'stripe' && (await customerOf(db, reader)) !== null,
    invoices: invoices.map((invoice) => ({
      id: invoice.providerId,
      issuedAt: invoice.issuedAt.toISOString(),
      amountCents: invoice.amountCents,
      refundedCents: invoice.refundedCents,
      status: invoiceStatus(invoice),
      hasPage: payments.name === 'stripe' && own.includes(invoice.providerId),
    })),
  };
}

function renewalOf(subscription: SubscriptionRow | null): Membership['renewal'] {
  if (!subscription || subscription.endedAt) return 'none';
  return subscription.cancelsAtPeriodEnd ? 'off' : 'on';
}

function nextDate(subscription: SubscriptionRow | null, premiumUntil: Date | null): string | null {
  // Return no date: only the provider knows when a failed charge is tried again.
  if (subscription?.status === 'past_due') return null;
  const date = renewalOf(subscription) === 'on' ? subscription?.periodEnd : premiumUntil;
  // Treat the epoch as never: see entitlement.ts.
  return date && date.getTime() > 0 ? date.toISOString() : null;
}

function invoiceStatus(invoice: InvoiceRow) {
  if (invoice.isDisputed) return 'disputed';
  return isRefunded(invoice) ? 'refunded' : invoice.status;
}
