import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statusAt } from '../../db/couple.ts';
import type { SubscriptionFacts } from '../payments/provider-event.ts';
import { entitlementFrom, type InvoiceFacts, isNewer } from './entitlement.ts';

const APRIL = new Date('2026-04-11T12:00:00Z');
const MAY = new Date('2026-05-11T12:00:00Z');
const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

const running: SubscriptionFacts = {
  status: 'active',
  periodEnd: APRIL,
  cancelsAtPeriodEnd: false,
};
const paid: InvoiceFacts = {
  status: 'paid',
  amountCents: 1999,
  refundedCents: 0,
  isDisputed: false,
  periodEnd: APRIL,
};

function statusWhen(
  moment: Date,
  subscription: Partial<SubscriptionFacts> | null,
  ...invoices: Partial<InvoiceFacts>[]
) {
  const facts = subscription && { ...running, ...subscription };
  const charged = invoices.map((invoice) => ({ ...paid, ...invoice }));
  return statusAt(entitlementFrom(facts, charged, null), moment);
}

const justBefore = (moment: Date) => new Date(moment.getTime() - SECOND_MS);
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

describe('what a couple is', () => {
  test.each([
    ['nothing without a subscription', APRIL, null, [], 'none'],
    ['nothing before the first payment', APRIL, { status: 'incomplete' }, [], 'none'],
    ['premium while it is paid', justBefore(APRIL), {}, [{}], 'active'],
    ['premium before word of the invoice', justBefore(APRIL), {}, [], 'active'],
    ['premium while the renewal is on its way', daysAfter(APRIL, 2), {}, [{}], 'active'],
    ['due when no renewal came', daysAfter(APRIL, 3), {}, [{}], 'past_due'],
    [
      'premium to the end after cancelling',
      justBefore(APRIL),
      { cancelsAtPeriodEnd: true },
      [{}],
      'active',
    ],
    ['gone on the day after cancelling', APRIL, { cancelsAtPeriodEnd: true }, [{}], 'canceled'],
    [
      'premium to the end when ended early',
      justBefore(APRIL),
      { status: 'canceled' },
      [{}],
      'active',
    ],
    ['gone at that end', APRIL, { status: 'canceled' }, [{}], 'canceled'],
    [
      'due when a renewal failed',
      daysAfter(APRIL, 1),
      { status: 'past_due', periodEnd: MAY },
      [{}, { status: 'failed', periodEnd: MAY }],
      'past_due',
    ],
    [
      'gone when it was given up',
      daysAfter(APRIL, 1),
      { status: 'canceled', periodEnd: MAY },
      [{}, { status: 'failed', periodEnd: MAY }],
      'canceled',
    ],
    ['not premium after a refund', justBefore(APRIL), {}, [{ refundedCents: 1999 }], 'past_due'],
    ['premium after a refund in part', justBefore(APRIL), {}, [{ refundedCents: 1998 }], 'active'],
    ['not premium in a dispute', justBefore(APRIL), {}, [{ isDisputed: true }], 'past_due'],
    [
      'premium for what stands of two',
      justBefore(APRIL),
      { periodEnd: MAY },
      [{}, { periodEnd: MAY, refundedCents: 1999 }],
      'active',
    ],
    [
      'no longer for what was given back',
      daysAfter(APRIL, 1),
      { periodEnd: MAY },
      [{}, { periodEnd: MAY, refundedCents: 1999 }],
      'past_due',
    ],
    [
      'premium in a trial that costs nothing',
      justBefore(APRIL),
      {},
      [{ amountCents: 0 }],
      'active',
    ],
  ] as const)('%s', (_what, moment, subscription, invoices, status) => {
    expect(statusWhen(moment, subscription, ...invoices)).toBe(status);
  });

  test('premium for a month that was won, whatever else', () => {
    for (const facts of [null, { ...running, status: 'canceled' as const }]) {
      const won = entitlementFrom(facts, [], MAY);
      expect(statusAt(won, justBefore(MAY))).toBe('active');
      expect(statusAt(won, MAY)).toBe(facts ? 'canceled' : 'none');
    }
  });

  test('what its status says where no date is known', () => {
    expect(statusAt({ subscriptionStatus: 'active', premiumUntil: null }, MAY)).toBe('active');
  });
});

test('time never makes a couple premium that was not', () => {
  const moments = fc.date({ min: justBefore(APRIL), max: daysAfter(MAY, 60), noInvalidDate: true });
  const facts = fc.record({
    status: fc.constantFrom('incomplete', 'active', 'past_due', 'canceled' as const),
    cancelsAtPeriodEnd: fc.boolean(),
    periodEnd: fc.constantFrom(APRIL, MAY),
  });
  const invoices = fc.array(
    fc.record({
      status: fc.constantFrom('paid', 'failed' as const),
      refundedCents: fc.constantFrom(0, 500, 1999),
      isDisputed: fc.boolean(),
      periodEnd: fc.constantFrom(APRIL, MAY),
    }),
  );
  fc.assert(
    fc.property(facts, invoices, moments, moments, (subscription, charged, one, other) => {
      const [sooner, later] = one < other ? [one, other] : [other, one];
      if (statusWhen(later, subscription, ...charged) !== 'active') return;
      expect(statusWhen(sooner, subscription, ...charged)).toBe('active');
    }),
  );
});

test.each([
  ['nothing heard', 'incomplete', null, 'active', APRIL, true],
  ['later', 'active', APRIL, 'past_due', MAY, true],
  ['earlier', 'past_due', MAY, 'active', APRIL, false],
  ['forward in the same second', 'incomplete', APRIL, 'active', APRIL, true],
  ['backward in the same second', 'active', APRIL, 'incomplete', APRIL, false],
  ['after the end', 'canceled', APRIL, 'active', MAY, false],
] as const)('an event is news or not: %s', (_what, known, changedAt, status, at, isNew) => {
  expect(isNewer({ status: known, changedAt }, status, at)).toBe(isNew);
});
