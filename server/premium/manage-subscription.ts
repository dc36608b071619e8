import type { SubscriptionStart } from '../../contract/premium.ts';
import type { Reader } from '../auth/queries.ts';
import { lockCouple, statusAt } from '../db/couple.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import {
  alreadyPremium,
  nothingToCancel,
  nothingToResume,
  paymentsUnavailable,
} from '../http/errors.ts';
import {
  FIRST_PAYMENT_MS,
  type ProviderSubscription,
  type StripeProvider,
} from '../payments/provider.ts';
import { recordAnswer } from './fact-queries.ts';
import { customerOfPayer, saveCustomer } from './payer-queries.ts';
import {
  endSubscription,
  insertSubscription,
  openSubscriptionOf,
  payerEmail,
  type SubscriptionRow,
} from './queries.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments' | 'identities'>;

/** One for a subscription that turns out to have expired, and one for the subscription after it. */
const MAX_TRIES = 2;

/**
 * The payment form's secret. Our row is inserted first and its id is the provider's idempotency key:
 * repeated, or cut off anywhere, this makes one subscription and finds it again.
 */
export async function beginSubscription(needs: Needs, reader: Reader): Promise<SubscriptionStart> {
  const { payments } = needs;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = await subscriptionToPay(needs, reader);
    const subscription = row.providerId
      ? await payments.getSubscription(row.providerId)
      : await createAtProvider(needs, row);
    await saveAnswer(needs, row, subscription);
    const { status, clientSecret } = subscription;
    // The subscription expired unpaid: the next try begins a new one.
    if (status === 'canceled') continue;
    if (status === 'active') throw alreadyPremium();
    if (!clientSecret) throw paymentsUnavailable();
    const { name: provider, publishableKey } = payments;
    return { clientSecret, provider, publishableKey, status };
  }
  throw paymentsUnavailable();
}

/** The open subscription, or a new one. */
function subscriptionToPay({ db, now, payments }: Needs, { coupleId, id: payerId }: Reader) {
  return transact(db, async (tx) => {
    const couple = await lockCouple(tx, coupleId);
    if (!couple || statusAt(couple, now()) === 'active') throw alreadyPremium();
    const open = await openSubscriptionOf(tx, coupleId);
    if (open && !isStale(open, payments.name, now())) return open;
    if (open) await endSubscription(tx, open, now());
    const provider = payments.name;
    return insertSubscription(tx, { coupleId, payerId, provider, createdAt: now() });
  });
}

/**
 * A subscription of another provider, or one that our provider never answered about: its key is
 * used again as long as the provider remembers keys, and after that it has expired unpaid.
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
 * The payer's customer at Stripe. Stripe is told the payer's address only after we have saved the
 * customer's id: without the id, nobody could erase the address again.
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

function saveAnswer({ db, now }: Needs, row: SubscriptionRow, answer: ProviderSubscription) {
  const subject = { ...row, providerId: answer.providerId };
  return transact(db, (tx) => recordAnswer(tx, subject, answer, now()));
}

/** Cancels the subscription at its period's end, or resumes it. */
export async function setRenewal(needs: Needs, coupleId: string, renews: boolean): Promise<void> {
  const { db, payments } = needs;
  const nothingToDo = renews ? nothingToResume : nothingToCancel;
  const row = await openSubscriptionOf(db, coupleId);
  if (!row?.providerId || row.provider !== payments.name) throw nothingToDo();
  if (row.status === 'active') {
    await saveAnswer(needs, row, await payments.setRenewal(row.providerId, renews));
  } else if (row.status === 'past_due' && !renews) {
    // Nothing is paid for, and no further charge should be tried.
    await saveAnswer(needs, row, await payments.endNow(row.providerId));
  } else {
    throw nothingToDo();
  }
}

/** Ends the couple's subscription at once, because both members are being erased. */
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
