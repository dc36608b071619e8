import { useState } from 'react';
import { Link } from 'wouter';
import type { Membership } from '../../contract/premium.ts';
import { longDate } from '../lib/long-date.ts';
import { paths } from '../lib/paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { toast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { membershipCopy as copy, premiumToasts as toasts } from './copy.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { useBillingPortal, useMembership, useSetRenewal } from './use-premium.ts';

/** The couple's subscription, which either of them may see and change. */
export function MembershipSection({ className = '' }: { className?: string }) {
  const membership = useMembership();
  if (membership.isError && !membership.data) {
    return (
      <div className={className}>
        <FailedState title={copy.failed} onRetry={() => void membership.refetch()} />
      </div>
    );
  }
  return (
    <Card className={className}>
      <section aria-labelledby="membership">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="membership" className="text-heading">
            {copy.heading}
          </h2>
          {membership.data && <StatusBadge status={membership.data.status} />}
        </div>
        {membership.data ? (
          <Details membership={membership.data} />
        ) : (
          <div className="mt-6">
            <Waiting label={copy.loading} />
          </div>
        )}
      </section>
    </Card>
  );
}

const tones = { none: 'plain', active: 'second', past_due: 'red', canceled: 'plain' } as const;

function StatusBadge({ status }: Pick<Membership, 'status'>) {
  return <Badge tone={tones[status]}>{copy.status[status]}</Badge>;
}

function Details({ membership }: { membership: Membership }) {
  const { status, renewal, nextDate, invoices } = membership;
  const note = noteOn(membership);
  return (
    <>
      {note && <p className="mt-3 text-ink-soft">{note}</p>}
      <dl className="mt-4 divide-y divide-line">
        <Row term={copy.price} value={copy.perMonth} />
        {nextDate && <Row term={dateTerm(membership)} value={longDate(nextDate)} />}
      </dl>
      <Actions membership={membership} />
      {(status !== 'none' || renewal !== 'none' || invoices.length > 0) && (
        <InvoiceList invoices={invoices} />
      )}
    </>
  );
}

function noteOn({ status, renewal }: Membership): string | null {
  if (status === 'none') return copy.free;
  if (status === 'past_due') return copy.pastDue;
  if (status === 'canceled') return copy.ended;
  return renewal === 'off' ? copy.cancelledNote : null;
}

function dateTerm({ status, renewal }: Membership): string {
  if (status !== 'active') return copy.endedOn;
  return renewal === 'on' ? copy.nextPayment : copy.lastDay;
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

function Actions({ membership }: { membership: Membership }) {
  const { status, renewal, nextDate, hasPortal } = membership;
  const setRenewal = useSetRenewal();
  const portal = useBillingPortal();
  const [isAsking, setIsAsking] = useState(false);

  function change(renews: boolean) {
    setRenewal.mutate(renews, {
      onSuccess: () => toast(renews ? toasts.resumed : toasts.cancelled),
      onError: () => toast(toasts.unchanged),
      onSettled: () => setIsAsking(false),
    });
  }

  if (isAsking) {
    return (
      <CancelQuestion
        lastDay={status === 'active' ? nextDate : null}
        isPending={setRenewal.isPending}
        onConfirm={() => change(false)}
        onKeep={() => setIsAsking(false)}
      />
    );
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {status !== 'active' && (
        <Link href={paths.subscribe()} className={buttonClass()}>
          {status === 'past_due' ? copy.payNow : copy.subscribe}
        </Link>
      )}
      {renewal === 'off' && status === 'active' && (
        <Button isBusy={setRenewal.isPending} onClick={() => change(true)}>
          {copy.resume}
        </Button>
      )}
      {renewal === 'on' && (
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          {copy.cancel}
        </Button>
      )}
      {hasPortal && (
        <Button
          variant="ghost"
          isBusy={portal.isPending}
          onClick={() => portal.mutate(undefined, { onError: () => toast(toasts.unchanged) })}
        >
          {copy.portal}
        </Button>
      )}
    </div>
  );
}
