import { PackageCheck } from 'lucide-react';
import type { Order } from '../../../contract/shop/orders.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { orderCopy as copy } from './copy.ts';

/**
 * Thanks a buyer who has just paid, and tells them while the provider has not confirmed the
 * payment.
 */
export function Thanks({ order: { status, reference, isSurprise } }: { order: Order }) {
  if (status !== 'pending' && status !== 'paid') return null;
  const isPaid = status === 'paid';
  return (
    <section
      role="status"
      className="arrive mb-8 flex flex-col gap-5 rounded-card bg-linear-to-br from-apricot to-blush p-6 shadow-lift sm:flex-row sm:items-center sm:p-8 print:hidden"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        {isPaid ? <PackageCheck aria-hidden="true" className="size-7" /> : <Spinner />}
      </span>
      <div className="flex-1">
        <h2 className="text-title">{isPaid ? copy.thanks(isSurprise) : copy.confirming}</h2>
        <p className="mt-1 text-lead">
          {!isPaid
            ? copy.confirmingText
            : isSurprise
              ? copy.surpriseThanks(reference)
              : copy.thanksText(reference)}
        </p>
      </div>
    </section>
  );
}
