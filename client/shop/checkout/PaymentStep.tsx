import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Order } from '../../../contract/shop/orders.ts';
import type { PaymentStart } from '../../../contract/shop/payments.ts';
import { dollars } from '../../../contract/shop/price.ts';
import { getCart, listProducts } from '../../../contract/shop/store.ts';
import { useTimeOfDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { invalidate } from '../../lib/query-client.ts';
import { useIsDark } from '../../lib/use-preferences.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { AddressCard } from '../orders/AddressCard.tsx';
import { untilPaid } from '../orders/use-orders.ts';
import { CardForm } from '../payments/CardForm.tsx';
import { addressDraft } from './address-draft.ts';
import { checkoutCopy, payCopy as copy } from './copy.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { endAttempt } from './order-attempt.ts';
import { TrustNotes } from './TrustNotes.tsx';
import { useOrderPayment } from './use-checkout.ts';

/** Takes the payment of an order that is placed. A reload shows the same step again. */
export function PaymentStep({ orderId, userId }: { orderId: string; userId: string }) {
  const [, navigate] = useLocation();
  const query = useOrderPayment(orderId);
  const status = query.data?.order.status;
  const isDone = status !== undefined && status !== 'pending' && status !== 'expired';
  const isGone = query.data?.payment === null && !isDone;
  useEffect(() => {
    if (isDone) navigate(paths.order(orderId), { replace: true });
    if (isGone) endAttempt(userId);
  }, [isDone, isGone, navigate, orderId, userId]);

  if (query.isError) {
    return <FailedState title={copy.failed} hint={copy.failedHint} onRetry={query.refetch} />;
  }
  if (!query.data || isDone) {
    return (
      <Card className="grid min-h-64 place-items-center">
        <Waiting label={copy.loading} />
      </Card>
    );
  }
  const { order, payment } = query.data;
  if (!payment) {
    return (
      <EmptyState motif="parcel" title={copy.goneTitle} text={copy.gone}>
        <LinkButton href={paths.checkout()}>{copy.again}</LinkButton>
      </EmptyState>
    );
  }
  return <Payment order={order} payment={payment} userId={userId} />;
}

type PaymentProps = { order: Order; payment: PaymentStart; userId: string };

function Payment({ order, payment, userId }: PaymentProps) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const isNight = useIsDark();
  const timeOfDay = useTimeOfDay();
  const [isUnavailable, setIsUnavailable] = useState(false);
  const becomeUnavailable = useCallback(() => setIsUnavailable(true), []);

  function finish() {
    endAttempt(userId);
    addressDraft.drop(userId);
    void invalidate(queryClient, listProducts, getCart);
    navigate(paths.placedOrder(order.id));
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="order-2 grid gap-6 lg:order-1">
        <Card>
          <h2 className="text-heading">{checkoutCopy.payment}</h2>
          <p className="mt-1 mb-5 text-ink-soft">{copy.kept(timeOfDay(order.expiresAt))}</p>
          {isUnavailable ? (
            <FailedState
              title={copy.failed}
              hint={copy.failedHint}
              onRetry={() => location.reload()}
            />
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
        <TrustNotes />
      </div>
      <div className="order-1 grid gap-6 lg:sticky lg:top-8 lg:order-2">
        <OrderSummary lines={order.lines} totals={order.totals} isOrdered />
        {order.address && (
          <AddressCard address={order.address}>
            <LinkButton href={paths.checkout()} variant="ghost" className="mt-4 w-full">
              {copy.change}
            </LinkButton>
          </AddressCard>
        )}
      </div>
    </div>
  );
}
