import { Gift, Printer } from 'lucide-react';
import { useParams } from 'wouter';
import {
  deliveryEstimate,
  estimateBeforePacking,
} from '../../../contract/shop/delivery-estimate.ts';
import type { Order } from '../../../contract/shop/orders.ts';
import { statusOf } from '../../lib/api-error.ts';
import { daysText, localDay, longDate } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useReturnedPayment } from '../payments/use-payment.ts';
import { AddressCard } from './AddressCard.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { orderCopy as copy } from './copy.ts';
import { OrderStatusBadge } from './OrderList.tsx';
import { Receipt } from './Receipt.tsx';
import { Thanks } from './Thanks.tsx';
import { useOrder } from './use-orders.ts';

export function OrderPage() {
  const { id = '' } = useParams<{ id: string }>();
  return <OrderById key={id} id={id} />;
}

function OrderById({ id }: { id: string }) {
  const isPlaced = useReturnedPayment('placed', paths.order(id)) === 'paid';
  const { data: order, error, refetch } = useOrder(id, isPlaced);
  usePageTitle(order ? copy.title(order.reference) : copy.back);
  return (
    <Page>
      <BackLink href={paths.orders()}>{copy.back}</BackLink>
      {order ? (
        <Details order={order} isPlaced={isPlaced} />
      ) : statusOf(error) === 404 ? (
        <NotFound />
      ) : error ? (
        <FailedState title={copy.failed} onRetry={refetch} />
      ) : (
        <Loading label={copy.loading} shapes={['h-136']} />
      )}
    </Page>
  );
}

function NotFound() {
  return (
    <>
      <PageHeading className="sr-only">{copy.notFound}</PageHeading>
      <EmptyState motif="parcel" title={copy.notFound} text={copy.notFoundText}>
        <LinkButton href={paths.orders()}>{copy.back}</LinkButton>
      </EmptyState>
    </>
  );
}

function Details({ order, isPlaced }: { order: Order; isPlaced: boolean }) {
  const { reference, status, createdAt, isSurprise, isOwn, payment, canCancel } = order;
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
          <AddressCard address={order.address}>
            <DeliveryFacts order={order} />
            <p className="mt-3 text-sm text-ink-soft print:hidden">{copy.plain}</p>
          </AddressCard>
          <div className="grid gap-3 print:hidden">
            {status === 'pending' && isOwn && !isPlaced && (
              <LinkButton href={paths.checkout(order.id)}>{copy.payNow}</LinkButton>
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

/** Tells when the parcel should arrive, and how to follow it. */
function DeliveryFacts({ order: { status, paidAt, shippedAt, tracking } }: { order: Order }) {
  const days = shippedAt
    ? deliveryEstimate(localDay(new Date(shippedAt)))
    : status === 'paid' && paidAt && estimateBeforePacking(localDay(new Date(paidAt)));
  return (
    <>
      {days && (
        <p className="mt-3">
          <span className="font-semibold">{copy.arrives}: </span>
          {daysText(days.first, days.last)}
        </p>
      )}
      {tracking && (
        <p className="mt-3 break-words">
          <span className="font-semibold">{copy.tracking}: </span>
          {tracking}
        </p>
      )}
    </>
  );
}
