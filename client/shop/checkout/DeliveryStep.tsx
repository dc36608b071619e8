import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '../../../contract/auth/auth.ts';
import { type AddressDraft, addressProblems } from '../../../contract/shop/delivery-address.ts';
import { reasonOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { textLinkClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { type ReadyCart, useCart } from '../use-store.ts';
import { AddressFields } from './AddressFields.tsx';
import { addressDraft, emptyAddress } from './address-draft.ts';
import { addressCopy, checkoutCopy as copy } from './copy.ts';
import { countryOfBrowser } from './likely-country.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { TrustNotes } from './TrustNotes.tsx';
import { useBeginCheckout } from './use-checkout.ts';

/** Asks for the address. Submitting places the order and reserves its pieces until the payment. */
export function DeliveryStep({ user }: { user: User }) {
  const cart = useCart();
  if (cart.status === 'pending')
    return (
      <Loading
        label={copy.loading}
        shapes={['h-136', 'hidden h-80 lg:block']}
        className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]"
      />
    );
  if (cart.status === 'failed') {
    return <FailedState title={copy.failed} hint={copy.failedHint} onRetry={cart.retry} />;
  }
  if (cart.lines.length === 0) {
    return (
      <EmptyState motif="parcel" title={copy.emptyTitle} text={copy.empty}>
        <LinkButton href={paths.store()}>{copy.browse}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="order-2 lg:order-1">
        <DeliveryForm user={user} cart={cart} />
      </div>
      <div className="order-1 grid gap-6 lg:sticky lg:top-8 lg:order-2">
        <OrderSummary lines={cart.lines} totals={cart.totals} />
      </div>
    </div>
  );
}

function DeliveryForm({ user, cart }: { user: User; cart: ReadyCart }) {
  const [, navigate] = useLocation();
  const begin = useBeginCheckout(user.id);
  const [isChecked, setIsChecked] = useState(false);
  const form = useForm({
    initial: () => addressDraft.read(user.id) ?? addressOf(user),
    isBusy: begin.isPending,
    onChange: keep,
    onSubmit: send,
  });

  function keep(address: AddressDraft) {
    addressDraft.keep(user.id, address);
    if (isChecked) form.setErrors(addressProblems(address));
  }

  function send(address: AddressDraft) {
    setIsChecked(true);
    const problems = addressProblems(address);
    if (Object.keys(problems).length > 0) return form.showErrors(problems);
    if (cart.delivery !== 'arrived') return cart.retry();
    addressDraft.keep(user.id, address);
    const lines = cart.lines.map(({ id, quantity }) => ({ id, quantity }));
    begin.mutate(
      { lines, totalCents: cart.totals.totalCents, address },
      { onSuccess: ({ order }) => navigate(paths.checkout(order.id)) },
    );
  }

  return (
    <form {...form.props} className="grid gap-6">
      <Card>
        <h2 className="mb-5 text-heading">{copy.delivery}</h2>
        <AddressFields form={form} />
        <p className="mt-4 text-sm text-ink-soft">{addressCopy.kept}</p>
      </Card>
      <TrustNotes />
      {cart.delivery === 'kept' ? (
        <FailedState title={copy.behind} hint={copy.behindText} onRetry={cart.retry} />
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

/** Starts a new address with the buyer's full name, if known, and their likely country. */
function addressOf({ firstName, lastName }: User): AddressDraft {
  const name = lastName ? `${firstName} ${lastName}` : '';
  return { ...emptyAddress, name, country: countryOfBrowser() };
}

/** Shows at the button why the order was refused; the cart beside shows the changes. */
function Refusal({ error }: { error: Error }) {
  const reason = reasonOf(error);
  return (
    <div role="alert" className="rounded-card bg-danger-soft p-5 text-danger">
      <p className="font-title text-lg font-semibold">{copy.refused}</p>
      <p className="mt-1 mb-2 text-ink">{reason ?? copy.unreachable}</p>
      {reason && (
        <Link href={paths.cart()} className={textLinkClass}>
          {copy.openCart}
        </Link>
      )}
    </div>
  );
}
