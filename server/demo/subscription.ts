import type { Queryable } from '../db/database.ts';
import { sandboxSubscriptions } from '../db/tables/payments.ts';
import { addMonths } from '../payments/months.ts';
import { dueStep, eventOf, newBook, payment, type Step } from '../payments/sandbox-clock.ts';
import { insertSubscription } from '../premium/queries.ts';
import { takeEvent } from '../premium/take-event.ts';

const CARD_GOOD_MONTHS = 600;

type Subscriber = { coupleId: string; payerId: string; createdAt: Date };

/** A subscription with all its months up to now, lived through in the sandbox's own way. */
export async function subscribe(tx: Queryable, subscriber: Subscriber, now: Date): Promise<void> {
  const { coupleId, createdAt } = subscriber;
  const { id } = await insertSubscription(tx, { ...subscriber, provider: 'sandbox' });
  let book = newBook(id, createdAt);
  const cardGoodUntil = addMonths(now, CARD_GOOD_MONTHS);
  let step: Step | null = payment(book, cardGoodUntil, createdAt);
  while (step) {
    book = { ...book, ...step.changes };
    await takeEvent(tx, eventOf(book, coupleId, step), now);
    step = dueStep(book, now);
  }
  await tx.insert(sandboxSubscriptions).values({ ...book, coupleId });
}
