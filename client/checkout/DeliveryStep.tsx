import { type SubmitEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '../../contract/auth.ts';
import { type AddressDraft, addressProblems } from '../../contract/delivery-address.ts';
import { ApiError } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { type CartState, useCart } from '../store/use-store.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AddressFields } from './AddressFields.tsx';
import { emptyAddress, keepAddress, readAddress } from './address-draft.ts';
import { addressCopy, checkoutCopy as copy } from './copy.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { Promises } from './Promises.tsx';
import { useBeginCheckout } from './use-checkout.ts';

type ReadyCart = Extract<CartState, { status: 'ready' }>;

/** Where it goes; pressing on places the order and keeps the pieces back until it is paid. */
export function DeliveryStep({ user }: { user: User }) {
  const cart = useCart();
  if (cart.status === 'pending') return <Loading />;
  if (cart.status === 'failed') {
    return (
      <FailedState title={copy.failed} onRetry={cart.retry}>
        {copy.failedHint}
      </FailedState>
    );
  }
  if (cart.lines.length === 0) {
    return (
      <EmptyState motif="parcel" title={copy.emptyTitle}>
        <p className="text-ink-soft">{copy.empty}</p>
        <Link href={paths.store()} className={buttonClass()}>
          {copy.browse}
        </Link>
      </EmptyState>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="order-2 lg:order-1">
        <DeliveryForm user={user} cart={cart} />
      </div>
      <div className="order-1 grid gap-6 lg:sticky lg:top-8 lg:order-2">
        <OrderSummary lines={cart.lines} totals={cart.totals} isOrdered={false} />
      </div>
    </div>
  );
}

function DeliveryForm({ user, cart }: { user: User; cart: ReadyCart }) {
  const [, navigate] = useLocation();
  const begin = useBeginCheckout(user.id);
  const form = useRef<HTMLFormElement>(null);
  const [address, setAddress] = useState(() => readAddress(user.id) ?? addressOf(user));
  const [isChecked, setIsChecked] = useState(false);
  const problems = isChecked ? addressProblems(address) : {};

  function change(field: keyof AddressDraft, value: string) {
    const next = { ...address, [field]: value };
    setAddress(next);
    keepAddress(user.id, next);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (begin.isPending) return;
    setIsChecked(true);
    const [wrong] = Object.keys(addressProblems(address));
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    if (cart.delivery !== 'arrived') return cart.retry();
    keepAddress(user.id, address);
    const lines = cart.lines.map(({ id, quantity }) => ({ id, quantity }));
    begin.mutate(
      { lines, totalCents: cart.totals.totalCents, address },
      { onSuccess: ({ order }) => navigate(paths.checkout(order.id)) },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-6">
      <Card>
        <h2 className="mb-5 text-heading">{copy.delivery}</h2>
        <AddressFields address={address} problems={problems} onChange={change} />
        <p className="mt-4 text-sm text-ink-soft">{addressCopy.kept}</p>
      </Card>
      <Promises />
      {cart.delivery === 'kept' ? (
        <FailedState title={copy.behind} onRetry={cart.retry}>
          {copy.behindText}
        </FailedState>
      ) : (
        begin.isError && <Refusal error={begin.error} />
      )}
      <Button
        type="submit"
        isBusy={begin.isPending || cart.delivery === 'under-way'}
        className="w-full"
      >
        {begin.isPending ? copy.nextBusy : copy.next}
      </Button>
    </form>
  );
}

/** A new address begins with the name of whoever orders. */
function addressOf({ firstName, lastName }: User): AddressDraft {
  return { ...emptyAddress, name: [firstName, lastName].filter(Boolean).join(' ') };
}

/** Said where the press was: the cart beside it shows what has changed. */
function Refusal({ error }: { error: Error }) {
  const reason = error instanceof ApiError ? error.reason : null;
  return (
    <div role="alert" className="rounded-card bg-danger-soft p-5 text-danger">
      <p className="font-title text-lg font-semibold">{copy.refused}</p>
      <p className="mt-1 mb-2 text-ink">{reason ?? copy.unreachable}</p>
      {reason && (
        <Link
          href={paths.cart()}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {copy.openCart}
        </Link>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-136" />
      <Skeleton className="hidden h-80 lg:block" />
    </div>
  );
}
