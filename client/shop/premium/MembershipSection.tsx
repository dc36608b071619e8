import { useState } from 'react';
import type { Membership } from '../../../contract/shop/premium.ts';
import { longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useFreeWorkoutsLeft } from '../../training/sessions/use-sessions.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FactRow } from '../../ui/FactRow.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { CancelQuestion } from './CancelQuestion.tsx';
import { membershipCopy as copy, premiumToasts as toasts } from './copy.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { MembershipNotice } from './MembershipNotice.tsx';
import { useBillingPortal, useMembership, useSetRenewal } from './use-premium.ts';

/**
 * Shows the couple's subscription. Either member may see and cancel it; the rest is for the member
 * who pays.
 */
export function MembershipSection({ className = '' }: { className?: string }) {
  const membership = useMembership();
  if (membership.isError && !membership.data) {
    return (
      <div className={className}>
        <FailedState title={copy.failed} onRetry={membership.refetch} />
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
          {membership.data && (
            <Badge tone={tones[membership.data.status]}>
              {copy.status[membership.data.status]}
            </Badge>
          )}
        </div>
        <MembershipNotice className="mt-4" />
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

function Details({ membership }: { membership: Membership }) {
  const { status, renewal, nextDate, invoices } = membership;
  const note = noteOn(membership, useFreeWorkoutsLeft());
  return (
    <>
      {note && <p className="mt-3 text-ink-soft">{note}</p>}
      <dl className="mt-4 divide-y divide-line">
        <FactRow term={copy.price} value={copy.perMonth} />
        {nextDate && <FactRow term={dateTerm(membership)} value={longDate(nextDate)} />}
      </dl>
      <Actions membership={membership} />
      {(status !== 'none' || renewal !== 'none' || invoices.length > 0) && (
        <InvoiceList invoices={invoices} />
      )}
    </>
  );
}

function noteOn(membership: Membership, freeLeft: number | null): string | null {
  const { status, renewal, isOwn } = membership;
  if (status === 'none') return copy.free(freeLeft);
  if (status === 'past_due') return copy.pastDue;
  if (status === 'canceled') return copy.ended;
  const off = isOwn ? copy.cancelledNote : copy.cancelledPartners;
  return { on: null, off, none: copy.restNote }[renewal];
}

function dateTerm({ status, renewal }: Membership): string {
  if (status !== 'active') return copy.endedOn;
  return renewal === 'on' ? copy.nextPayment : copy.lastDay;
}

function Actions({ membership }: { membership: Membership }) {
  const { status, renewal, nextDate, isOwn, hasPortal } = membership;
  const setRenewal = useSetRenewal((renews) => {
    toast(renews ? toasts.resumed : toasts.cancelled);
    setIsAsking(false);
  });
  const portal = useBillingPortal();
  const [isAsking, setIsAsking] = useState(false);

  function change(renews: boolean) {
    setRenewal.mutate(renews, { onError: () => setIsAsking(false) });
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
        <LinkButton href={paths.subscribe()}>
          {status === 'past_due' ? copy.payNow : copy.subscribe}
        </LinkButton>
      )}
      {renewal === 'off' && status === 'active' && isOwn && (
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
