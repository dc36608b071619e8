import type { SubscriptionStart } from '../../contract/premium.ts';
import type { Reader } from '../auth/queries.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { alreadyPremium, nothingToCancel, nothingToResume, paymentsAway } from '../http/errors.ts';
import type { ProviderSubscription, StripeProvider } from '../payments/provider.ts';
import { INCOMPLETE_MS } from '../payments/sandbox-clock.ts';
import { customerOfPayer, noteCustomer } from './leaving.ts';
import {
  endSubscription,
  insertSubscription,
  lockCouple,
  openSubscriptionOf,
  payerEmail,
} from './queries.ts';
import { statusAt } from './subscription-state.ts';
import { takeAnswer } from './take-event.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments' | 'identities'>;
type Row = NonNullable<Awaited<ReturnType<typeof openSubscriptionOf>>>;

/** An order that outlived the first, and one more for the subscription that takes its place. */
const MAX_ORDERS = 2;

/**
 * The payment form's secret. Our row comes first and names the order, so that however often and by
 * whomever this is asked, and wherever it is cut off, one subscription is made and it is found again.
 */
export async function beginSubscription(needs: Needs, reader: Reader): Promise<SubscriptionStart> {
  const { payments } = needs;
  for (let order = 0; order < MAX_ORDERS; order++) {
    const row = await rowToPay(needs, reader);
    const subscription = row.providerId
      ? await payments.getSubscription(row.providerId)
      : await placeOrder(needs, row);
    await keepAnswer(needs, row, subscription);
    const { status, clientSecret } = subscription;
    // It ran out unpaid: the next round begins a new one.
    if (status === 'canceled') continue;
    if (status === 'active') throw alreadyPremium();
    if (!clientSecret) throw paymentsAway();
    const { name: provider, publishableKey } = payments;
    return { clientSecret, provider, publishableKey, status };
  }
  throw paymentsAway();
}

/** The open row, or a new one; the couple's lock and the index let nobody make a second. */
function rowToPay({ db, now, payments }: Needs, { coupleId, id }: Reader): Promise<Row> {
  return transact(db, async (tx) => {
    const couple = await lockCouple(tx, coupleId);
    if (!couple || statusAt(couple, now()) === 'active') throw alreadyPremium();
    const open = await openSubscriptionOf(tx, coupleId);
    if (open && !isSpent(open, payments.name, now())) return open;
    if (open) await endSubscription(tx, open, now());
    return insertSubscription(tx, {
      coupleId,
      payerId: id,
      provider: payments.name,
      createdAt: now(),
    });
  });
}

/**
 * An order without an answer is placed again under its key, as long as the provider remembers keys;
 * after that whatever came of it has run out unpaid. And no provider can go on for another.
 */
function isSpent(row: Row, provider: Row['provider'], now: Date): boolean {
  if (row.provider !== provider) return true;
  return row.providerId === null && now.getTime() - row.createdAt.getTime() > INCOMPLETE_MS;
}

async function placeOrder(needs: Needs, row: Row): Promise<ProviderSubscription> {
  const { payments } = needs;
  const { id: key, coupleId } = row;
  if (payments.name === 'sandbox') return payments.createSubscription({ key, coupleId });
  const customerId = await customerFor(needs, payments, row);
  return payments.createSubscription({ key, coupleId, customerId });
}

/**
 * The payer in the provider's books. Their address is told only once we have noted the customer:
 * of one that we lost on the way, nobody could ever erase it again.
 */
async function customerFor(needs: Needs, stripe: StripeProvider, row: Row): Promise<string> {
  const { db, now } = needs;
  const known = await customerOfPayer(db, row);
  const customerId = known ?? (await stripe.createCustomer(row.id, row.coupleId));
  const note = () => transact(db, (tx) => noteCustomer(tx, row, customerId, now()));
  if (!known) await note();
  const email = await payerEmail(needs, row);
  if (!email) return customerId;
  await stripe.setCustomerEmail(customerId, email);
  await note();
  return customerId;
}

function keepAnswer({ db, now }: Needs, row: Row, subscription: ProviderSubscription) {
  const { coupleId, id, provider } = row;
  const { providerId } = subscription;
  const subject = { provider, providerId, coupleId, subscriptionId: id };
  return transact(db, (tx) => takeAnswer(tx, subject, subscription, now()));
}

/** Cancels, or takes the cancellation back; asked twice, it is done once. */
export async function setRenewal(needs: Needs, coupleId: string, renews: boolean): Promise<void> {
  const { db, payments } = needs;
  const nothingToDo = renews ? nothingToResume : nothingToCancel;
  const row = await openSubscriptionOf(db, coupleId);
  if (!row?.providerId || row.provider !== payments.name) throw nothingToDo();
  if (row.status === 'active') {
    await keepAnswer(needs, row, await payments.setRenewal(row.providerId, renews));
  } else if (row.status === 'past_due' && !renews) {
    // There is no paid time to wait for, and nothing more should be tried.
    await keepAnswer(needs, row, await payments.endNow(row.providerId));
  } else {
    throw nothingToDo();
  }
}

/** Ends at once what a couple pays for, because nobody is left to use it. */
export async function endForGood(needs: Needs, coupleId: string): Promise<void> {
  const { db, now, payments } = needs;
  const row = await openSubscriptionOf(db, coupleId);
  if (!row) return;
  if (row.providerId && row.provider === payments.name) {
    await keepAnswer(needs, row, await payments.endNow(row.providerId));
  } else {
    await transact(db, (tx) => endSubscription(tx, row, now()));
  }
}
