import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { DeliveryAddress } from '../../contract/delivery-address.ts';
import type { Order, PaymentStart } from '../../contract/orders.ts';
import { dollars } from '../../contract/price.ts';
import { paths } from '../lib/paths.ts';
import { useIsNight } from '../lib/preferences.ts';
import { AddressLines } from '../orders/AddressLines.tsx';
import { untilPaid } from '../orders/use-orders.ts';
import { CardForm } from '../payments/CardForm.tsx';
import { refreshStore } from '../store/store-queries.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { dropAddress } from './address-draft.ts';
import { endAttempt } from './attempt.ts';
import { checkoutCopy, payCopy as copy } from './copy.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { Promises } from './Promises.tsx';
import { useOrderPayment } from './use-checkout.ts';

type PaymentStepProps = { orderId: string; userId: string };

/** The order is placed and waits for its payment; a reload or another day finds it here again. */
export function PaymentStep({ orderId, userId }: PaymentStepProps) {
  const [, navigate] = useLocation();
  const asked = useOrderPayment(orderId);
  const status = asked.data?.order.status;
  const isDone = status !== undefined && status !== 'pending' && status !== 'expired';
  useEffect(() => {
    if (isDone) navigate(paths.order(orderId), { replace: true });
  }, [isDone, navigate, orderId]);

  if (asked.isError) {
    return (
      <FailedState title={copy.failed} onRetry={() => void asked.refetch()}>
        {copy.failedHint}
      </FailedState>
    );
  }
  if (!asked.data || isDone) {
    return (
      <Card className="grid min-h-64 place-items-center">
        <Waiting label={copy.loading} />
      </Card>
    );
  }
  const { order, payment } = asked.data;
  if (!payment) return <Gone userId={userId} />;
  return <Payment order={order} payment={payment} userId={userId} />;
}

type PaymentProps = { order: Order; payment: PaymentStart; userId: string };

function Payment({ order, payment, userId }: PaymentProps) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const isNight = useIsNight();
  const [isUnavailable, setIsUnavailable] = useState(false);
  const becomeUnavailable = useCallback(() => setIsUnavailable(true), []);

  function finish() {
    endAttempt(userId);
    dropAddress(userId);
    void refreshStore(queryClient);
    navigate(paths.placedOrder(order.id));
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="order-2 grid gap-6 lg:order-1">
        <Card>
          <h2 className="text-heading">{checkoutCopy.payment}</h2>
          <p className="mt-1 mb-5 text-ink-soft">{copy.kept(clock(order.expiresAt))}</p>
          {isUnavailable ? (
            <FailedState title={copy.failed} onRetry={() => location.reload()}>
              {copy.failedHint}
            </FailedState>
          ) : (
            <CardForm
              start={payment}
              task={{
                submit: copy.pay(dollars(order.totals.totalCents)),
                terms: copy.terms,
                settle: () => untilPaid(queryClient, order.id),
                onPaid: finish,
              }}
              path={paths.checkout()}
              returnPath={paths.placedOrder(order.id)}
              isNight={isNight}
              onUnavailable={becomeUnavailable}
            />
          )}
        </Card>
        <Promises />
      </div>
      <div className="order-1 grid gap-6 lg:sticky lg:top-8 lg:order-2">
        <OrderSummary lines={order.lines} totals={order.totals} isOrdered />
        {order.address && <Destination address={order.address} />}
      </div>
    </div>
  );
}

function Destination({ address }: { address: DeliveryAddress }) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{copy.deliverTo}</h2>
      <AddressLines address={address} className="mt-2 text-ink-soft" />
      <Link href={paths.checkout()} className={buttonClass('ghost', 'mt-4 w-full')}>
        {copy.change}
      </Link>
    </Card>
  );
}

/** Half past four, as the reader writes it. */
function clock(isoTime: string): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(isoTime));
}

function Gone({ userId }: { userId: string }) {
  useEffect(() => endAttempt(userId), [userId]);
  return (
    <EmptyState motif="parcel" title={copy.goneTitle}>
      <p className="text-ink-soft">{copy.gone}</p>
      <Link href={paths.checkout()} className={buttonClass()}>
        {copy.again}
      </Link>
    </EmptyState>
  );
}
