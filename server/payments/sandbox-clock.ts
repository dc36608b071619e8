import { PREMIUM_PRICE_CENTS } from '../../contract/price.ts';
import { addMonths } from './months.ts';
import type { Fact, SubscriptionEvent, SubscriptionFacts } from './provider-event.ts';

const HOUR_MS = 3_600_000;
/** As long as Stripe waits for a first payment. */
export const INCOMPLETE_MS = 23 * HOUR_MS;
/** How long a failed renewal may be made good. */
const PAST_DUE_MS = 7 * 24 * HOUR_MS;

/** One subscription in the sandbox's books. */
export type Book = {
  id: string;
  status: SubscriptionFacts['status'];
  createdAt: Date;
  startedAt: Date | null;
  periods: number;
  cancelsAtPeriodEnd: boolean;
  cardGoodUntil: Date | null;
  dueAt: Date | null;
};

/** A change of the books, and what is told of it. */
export type Step = { name: string; at: Date; changes: Partial<Book>; facts: readonly Fact[] };

export function newBook(id: string, now: Date): Book {
  return {
    id,
    status: 'incomplete',
    createdAt: now,
    startedAt: null,
    periods: 0,
    cancelsAtPeriodEnd: false,
    cardGoodUntil: null,
    dueAt: new Date(now.getTime() + INCOMPLETE_MS),
  };
}

/** The end of the period that is running; months are counted from the first payment. */
function periodEnd({ startedAt, periods }: Book): Date | null {
  return startedAt && addMonths(startedAt, periods);
}

export function factsOf(book: Book): SubscriptionFacts {
  const { status, cancelsAtPeriodEnd } = book;
  return { status, periodEnd: periodEnd(book), cancelsAtPeriodEnd };
}

/** A card was good: the first month begins, or the month that failed is made good. */
export function payment(book: Book, cardGoodUntil: Date, now: Date): Step {
  const started =
    book.status === 'incomplete' ? { startedAt: now, periods: 1 } : { cancelsAtPeriodEnd: false };
  return step(book, 'paid', now, { ...started, status: 'active', cardGoodUntil }, 'paid');
}

export function renewal(book: Book, renews: boolean, name: string, now: Date): Step {
  return step(book, name, now, { cancelsAtPeriodEnd: !renews });
}

export function ending(book: Book, at: Date): Step {
  return step(book, 'ended', at, { status: 'canceled' });
}

/** What is told of a step. Its name never comes twice in one life. */
export function eventOf(
  { id }: Book,
  coupleId: string,
  { name, at, facts }: Step,
): SubscriptionEvent {
  const subject = { provider: 'sandbox', providerId: id, coupleId, subscriptionId: id } as const;
  return { about: 'subscription', id: `${id}.${name}`, at, subject, facts };
}

/** What the clock has to do with it by now: the earliest thing, or nothing. */
export function dueStep(book: Book, now: Date): Step | null {
  const { status, dueAt: at, cardGoodUntil, periods } = book;
  if (!at || at > now) return null;
  switch (status) {
    case 'canceled':
      return null;
    case 'incomplete':
    case 'past_due':
      return ending(book, at);
    case 'active': {
      if (book.cancelsAtPeriodEnd) return ending(book, at);
      const isPaid = cardGoodUntil !== null && cardGoodUntil > at;
      return isPaid
        ? step(book, 'paid', at, { periods: periods + 1 }, 'paid')
        : step(book, 'failed', at, { periods: periods + 1, status: 'past_due' }, 'failed');
    }
  }
}

function step(
  book: Book,
  name: string,
  at: Date,
  changes: Partial<Book>,
  charge?: 'paid' | 'failed',
): Step {
  const after = { ...book, ...changes };
  const facts: Fact[] = [{ of: 'subscription', ...factsOf(after) }];
  const end = periodEnd(after);
  if (charge && end) {
    facts.push({
      of: 'invoice',
      invoiceId: `${after.id}.${after.periods}`,
      status: charge,
      amountCents: PREMIUM_PRICE_CENTS,
      issuedAt: at,
      periodEnd: end,
      url: null,
    });
  }
  return {
    name: `${after.periods}.${name}`,
    at,
    changes: { ...changes, dueAt: dueAfter(after, at) },
    facts,
  };
}

function dueAfter(book: Book, at: Date): Date | null {
  switch (book.status) {
    case 'canceled':
      return null;
    case 'incomplete':
      return book.dueAt;
    case 'past_due':
      return new Date(at.getTime() + PAST_DUE_MS);
    case 'active':
      return periodEnd(book);
  }
}
