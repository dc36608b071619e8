import type { ReactNode } from 'react';
import type { DeskNumbers } from '../../contract/admin/desk.ts';
import { dollars } from '../../contract/shop/price.ts';
import { Loading } from '../ui/Loading.tsx';
import { QueryStates } from '../ui/QueryStates.tsx';
import { numbersCopy as copy } from './copy.ts';
import { DayBars } from './DayBars.tsx';
import { distanceText } from './times.ts';
import { useDeskNumbers } from './use-desk.ts';

export function NumbersSection() {
  const numbers = useDeskNumbers();
  return (
    <QueryStates
      query={numbers}
      failedTitle={copy.failed}
      skeleton={<Loading label={copy.loading} shapes={['h-96']} />}
    >
      {(data) => <Filled {...data} />}
    </QueryStates>
  );
}

function Filled({ orders, subscriptions, payments, days }: DeskNumbers) {
  const { facts } = copy;
  const { oldestPaidAt } = orders;
  return (
    <>
      <p className="mb-4 text-ink-soft">{copy.lead}</p>
      <div className="space-y-5">
        <Facts title={copy.orders}>
          <Fact term={facts.toPack} value={orders.toPack} />
          <Fact
            term={facts.oldest}
            value={oldestPaidAt ? distanceText(oldestPaidAt, Date.now()) : copy.none}
          />
          <Fact term={facts.pending} value={orders.pending} />
          <Fact term={facts.refundsOwed} value={orders.refundsOwed} />
        </Facts>
        <Facts title={copy.subscriptions}>
          <Fact term={facts.active} value={subscriptions.active} />
          <Fact term={facts.ending} value={subscriptions.ending} />
          <Fact
            term={facts.pastDue}
            value={subscriptions.pastDue}
            isWarning={subscriptions.pastDue > 0}
          />
          <Fact term={facts.begun} value={subscriptions.begun} />
          <Fact term={facts.ended} value={subscriptions.ended} />
        </Facts>
        <Facts title={copy.payments}>
          <Fact term={facts.paid} value={payments.paid} note={dollars(payments.paidCents)} />
          <Fact
            term={facts.failed}
            value={payments.failed}
            note={dollars(payments.failedCents)}
            isWarning={payments.failed > 0}
          />
          <Fact term={facts.refunded} value={dollars(payments.refundedCents)} />
          <Fact term={facts.disputed} value={payments.disputed} isWarning={payments.disputed > 0} />
        </Facts>
        <section className="rounded-2xl border border-line bg-raised p-4 sm:p-5">
          <h2 className="font-text text-lg font-bold">{copy.last14}</h2>
          <div className="mt-3 grid gap-6 md:grid-cols-3">
            <DayBars days={days} metric="orders" />
            <DayBars days={days} metric="paidCents" text={dollars} />
            <DayBars days={days} metric="failedPayments" isWarning />
          </div>
        </section>
      </div>
    </>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-2xl border border-line bg-raised p-4 sm:p-5">
      <h2 className="font-text text-lg font-bold">{title}</h2>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
        {children}
      </dl>
    </section>
  );
}

type FactProps = { term: string; value: string | number; note?: string; isWarning?: boolean };

function Fact({ term, value, note, isWarning = false }: FactProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd
        className={`text-2xl leading-tight font-bold tabular-nums ${isWarning ? 'text-danger' : ''}`}
      >
        {value}
        {note && <span className="ml-2 text-base font-semibold text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
