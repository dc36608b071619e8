import { Gift, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import type { Order } from '../../contract/orders.ts';
import { ApiError } from '../lib/api-error.ts';
import { longDate } from '../lib/long-date.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { sayRefused } from '../payments/say-refused.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AddressLines } from './AddressLines.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { orderCopy as copy } from './copy.ts';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { Receipt } from './Receipt.tsx';
import { Thanks } from './Thanks.tsx';
import { useOrder } from './use-orders.ts';

export function OrderPage() {
  const { id = '' } = useParams<{ id: string }>();
  return <OrderById key={id} id={id} />;
}

function OrderById({ id }: { id: string }) {
  const [arrival] = useState(readArrival);
  const { data: order, error, refetch } = useOrder(id, arrival === 'placed');
  usePageTitle(order ? copy.title(order.reference) : copy.back);
  useEffect(() => {
    if (arrival === 'failed') sayRefused(null);
    // The address may hold the payment's secret: it does not stay in the history.
    if (arrival) history.replaceState(history.state, '', paths.order(id));
  }, [arrival, id]);
  return (
    <Page>
      <BackLink href={paths.orders()}>{copy.back}</BackLink>
      {order ? (
        <Details order={order} isPlaced={arrival === 'placed'} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <NotFound />
      ) : error ? (
        <FailedState title={copy.failed} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-136" />
        </div>
      )}
    </Page>
  );
}

/** How a payment went that led here; null for any other visit. */
function readArrival(): 'placed' | 'failed' | null {
  const search = new URLSearchParams(location.search);
  if (search.get('placed') !== 'true') return null;
  return search.get('redirect_status') === 'failed' ? 'failed' : 'placed';
}

function NotFound() {
  return (
    <>
      <PageHeading className="sr-only">{copy.notFound}</PageHeading>
      <EmptyState motif="parcel" title={copy.notFound}>
        <p className="text-ink-soft">{copy.notFoundText}</p>
        <Link href={paths.orders()} className={buttonClass()}>
          {copy.back}
        </Link>
      </EmptyState>
    </>
  );
}

function Details({ order, isPlaced }: { order: Order; isPlaced: boolean }) {
  const { reference, status, createdAt, isSurprise, payment, canCancel } = order;
  const money = copy.money[payment];
  const isClosed = status === 'cancelled' || status === 'expired';
  return (
    <>
      {isPlaced && <Thanks order={order} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading>{copy.title(reference)}</PageHeading>
        <OrderStatusBadge status={status} />
      </div>
      <p className="mt-1 text-ink-soft">{copy.placedOn(longDate(createdAt))}</p>
      {isSurprise && (
        <p className="mt-2 flex items-center gap-2 text-accent-strong print:hidden">
          <Gift aria-hidden="true" className="size-5" />
          {copy.surprise}
        </p>
      )}
      {isClosed && money && <p className="mt-3 rounded-field bg-sunk px-4 py-3">{money}</p>}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <Receipt order={order} />
        <div className="grid gap-6">
          <Card className="p-5 sm:p-6">
            <h2 className="text-heading">{copy.address}</h2>
            {order.address ? (
              <AddressLines address={order.address} className="mt-2 text-ink-soft" />
            ) : (
              <p className="mt-2 text-ink-soft">{copy.noAddress}</p>
            )}
            <p className="mt-3 text-sm text-ink-soft print:hidden">{copy.plain}</p>
          </Card>
          <div className="grid gap-3 print:hidden">
            {status === 'pending' && !isPlaced && (
              <Link href={paths.checkout(order.id)} className={buttonClass()}>
                {copy.payNow}
              </Link>
            )}
            {order.paidAt && (
              <Button variant="ghost" onClick={() => print()}>
                <Printer aria-hidden="true" className="size-5" />
                {copy.print}
              </Button>
            )}
            {canCancel && <CancelOrder order={order} />}
          </div>
        </div>
      </div>
    </>
  );
}
