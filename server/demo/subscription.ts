import type { Queryable } from '../db/database.ts';
import { sandboxSubscriptions } from '../db/tables/payments.ts';
import { takeEvent } from '../shop/billing/take-event.ts';
import { addMonths } from '../shop/payments/months.ts';
import {
  dueStep,
  eventOf,
  newSubscription,
  payment,
  type Step,
} from '../shop/payments/sandbox-lifecycle.ts';
import { dropMembershipNews } from '../shop/premium/membership-notice-queries.ts';
import { insertSubscription } from '../shop/premium/queries.ts';

const CARD_GOOD_MONTHS = 600;

type Subscriber = { coupleId: string; payerId: string; createdAt: Date };

/** Makes a subscription and replays all its months up to now, by the sandbox's own rules. */
export async function subscribe(tx: Queryable, subscriber: Subscriber, now: Date): Promise<void> {
  const { coupleId, createdAt } = subscriber;
  const { id } = await insertSubscription(tx, { ...subscriber, provider: 'sandbox' });
  let subscription = newSubscription(id, coupleId, createdAt);
  const cardGoodUntil = addMonths(now, CARD_GOOD_MONTHS);
  let step: Step | null = payment(subscription, cardGoodUntil, createdAt);
  while (step) {
    subscription = { ...subscription, ...step.changes };
    await takeEvent(tx, eventOf(subscription, step), now);
    step = dueStep(subscription, now);
  }
  await dropMembershipNews(tx, coupleId);
  await tx.insert(sandboxSubscriptions).values(subscription);
}
