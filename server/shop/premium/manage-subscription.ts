import type { SubscriptionStart } from '../../../contract/shop/premium.ts';
import type { Reader } from '../../auth/queries.ts';
import { lockCouple, statusAt } from '../../db/couple.ts';
import { findMember } from '../../db/member.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { Deps } from '../../deps.ts';
import {
  alreadyPremium,
  nothingToCancel,
  nothingToResume,
  notSignedIn,
  partnersPaymentDue,
  payerResumes,
  paymentsUnavailable,
} from '../../http/errors.ts';
import {
  FIRST_PAYMENT_MS,
  type ProviderSubscription,
  type StripeProvider,
} from '../payments/provider.ts';
import { customerOfPayer, saveCustomer } from './payer-queries.ts';
import { recordAnswer } from './payment-event-queries.ts';
import {
  endSubscription,
  insertSubscription,
  openSubscriptionOf,
  payerEmail,
  type SubscriptionRow,
} from './queries.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments' | 'identities'>;

/**
 * Tries to begin a subscription. Each try may find one expired, or end one that the partner has
 * begun.
 */
const MAX_TRIES = 4;

/**
 * Returns the payment form's secret. Our row is inserted first, and its id is the provider's
 * idempotency key, so that a repeated or interrupted call makes only one subscription. Each member
 * pays for a subscription of their own. One begun by the partner is ended first: of two open forms
 * only the newer can be paid, and the member who pays is recorded as the payer.
 */
export async function beginSubscription(needs: Needs, reader: Reader): Promise<SubscriptionStart> {
  const { payments } = needs;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = await subscriptionToPay(needs, reader);
    const subscription = row.providerId
      ? await payments.getSubscription(row.providerId)
      : await createAtProvider(needs, row);
    const isOpen = await saveAnswer(needs, row, subscription);
    const { status, clientSecret, providerId } = subscription;
    // Try again with a new subscription: this one expired unpaid.
    if (status === 'canceled') continue;
    if (status === 'active') throw alreadyPremium();
    const isOwn = row.payerId === reader.id;
    if (isOpen && !isOwn && status === 'past_due') throw partnersPaymentDue();
    if (!isOpen || !isOwn) {
      await saveAnswer(needs, row, await payments.endUnpaid(providerId));
      continue;
    }
    if (!clientSecret) throw paymentsUnavailable();
    const { name: provider, publishableKey } = payments;
    return { clientSecret, provider, publishableKey, status };
  }
  throw paymentsUnavailable();
}

/** Finds the open subscription, or inserts a new one. */
function subscriptionToPay({ db, now, payments }: Needs, reader: Reader) {
  const { coupleId, id: payerId } = reader;
  return transact(db, async (tx) => {
    const couple = await lockCouple(tx, coupleId);
    if (!couple || !(await findMember(tx, reader))) throw notSignedIn();
    if (statusAt(couple, now()) === 'active') throw alreadyPremium();
    const open = await openSubscriptionOf(tx, coupleId);
    // Replace a partner's subscription that the provider has not answered about, because nobody has
    // a form for it.
    const isPartners = open?.providerId === null && open.payerId !== payerId;
    if (open && !isPartners && !isStale(open, payments.name, now())) return open;
    if (open) await endSubscription(tx, open, now());
    const provider = payments.name;
    return insertSubscription(tx, { coupleId, payerId, provider, createdAt: now() });
  });
}

/**
 * True for a subscription of another provider, or one that the provider never answered about for
 * too long. Its key is reused as long as the provider remembers keys. After that, the subscription
 * has expired unpaid.
 */
function isStale(row: SubscriptionRow, provider: SubscriptionRow['provider'], now: Date): boolean {
  if (row.provider !== provider) return true;
  return row.providerId === null && now.getTime() - row.createdAt.getTime() > FIRST_PAYMENT_MS;
}

async function createAtProvider(needs: Needs, row: SubscriptionRow): Promise<ProviderSubscription> {
  const { payments } = needs;
  const { id: key, coupleId } = row;
  if (payments.name === 'sandbox') return payments.createSubscription({ key, coupleId });
  const customerId = await customerFor(needs, payments, row);
  return payments.createSubscription({ key, coupleId, customerId });
}

/**
 * Returns the payer's customer at Stripe. Save the customer's id before sending the address:
 * without the id, nobody could erase the address again.
 */
async function customerFor(needs: Needs, stripe: StripeProvider, row: SubscriptionRow) {
  const { db, now } = needs;
  const known = await customerOfPayer(db, row);
  const customerId = known ?? (await stripe.createCustomer(row.id, row.coupleId));
  const save = () => transact(db, (tx) => saveCustomer(tx, row, customerId, now()));
  if (!known) await save();
  const email = await payerEmail(needs, row);
  if (!email) return customerId;
  await stripe.setCustomerEmail(customerId, email);
  await save();
  return customerId;
}

/** Saves the provider's answer. False if the subscription was already ended here. */
function saveAnswer({ db, now }: Needs, row: SubscriptionRow, answer: ProviderSubscription) {
  const subject = { ...row, providerId: answer.providerId };
  return transact(db, (tx) => recordAnswer(tx, subject, answer, now()));
}

/**
 * Cancels the renewal, so that the subscription ends with the paid period. A past-due subscription
 * ends immediately.
 */
export async function cancelRenewal(needs: Needs, coupleId: string): Promise<void> {
  const { payments } = needs;
  const row = await openAtProvider(needs, coupleId);
  if (row?.status === 'past_due') {
    // End now: nothing is paid for, and no further charge should be tried.
    const answer = await payments.endUnpaid(row.providerId);
    await saveAnswer(needs, row, answer);
    if (answer.status !== 'active') return;
  } else if (row?.status !== 'active') {
    throw nothingToCancel();
  }
  await saveAnswer(needs, row, await payments.setRenewal(row.providerId, false));
}

/** Resumes a canceled renewal. Only the payer may do this, because their card is charged again. */
export async function resumeRenewal(needs: Needs, { coupleId, id }: Reader): Promise<void> {
  const row = await openAtProvider(needs, coupleId);
  if (row?.status !== 'active') throw nothingToResume();
  if (row.payerId !== id) throw payerResumes();
  await saveAnswer(needs, row, await needs.payments.setRenewal(row.providerId, true));
}

async function openAtProvider({ db, payments }: Needs, coupleId: string) {
  const row = await openSubscriptionOf(db, coupleId);
  if (!row?.providerId || row.provider !== payments.name) return null;
  return { ...row, providerId: row.providerId };
}

/** Ends the couple's subscription immediately, because both members are being erased. */
export async function endSubscriptionNow(needs: Needs, coupleId: string): Promise<void> {
  const { db, now, payments } = needs;
  const row = await openSubscriptionOf(db, coupleId);
  if (!row) return;
  if (row.providerId && row.provider === payments.name) {
    await saveAnswer(needs, row, await payments.endNow(row.providerId));
  } else {
    await transact(db, (tx) => endSubscription(tx, row, now()));
  }
}
