import type { Invoice } from '../../../contract/shop/premium.ts';
import { dollars } from '../../../contract/shop/price.ts';
import { longDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { textLinkClass } from '../../ui/button-class.ts';
import { toast } from '../../ui/toast-store.ts';
import { membershipCopy as copy } from './copy.ts';
import { useInvoicePage } from './use-premium.ts';

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <div className="mt-6">
      <h3 className="font-title text-lg font-semibold">{copy.invoices}</h3>
      {invoices.length === 0 ? (
        <p className="mt-2 text-ink-soft">{copy.noInvoices}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </div>
  );
}

const tones = { paid: 'second', failed: 'red', refunded: 'plain', disputed: 'yellow' } as const;

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, issuedAt, amountCents, refundedCents, status, hasPage } = invoice;
  const page = useInvoicePage();
  const isRefundedInPart = refundedCents > 0 && status !== 'refunded';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-40 flex-1">{longDate(issuedAt)}</span>
      <span className="font-semibold tabular-nums">{dollars(amountCents)}</span>
      <Badge tone={tones[status]}>
        {isRefundedInPart ? copy.refundedPart(dollars(refundedCents)) : copy.invoice[status]}
      </Badge>
      {hasPage && (
        <button
          type="button"
          disabled={page.isPending}
          onClick={() => page.mutate(id, { onError: () => toast(copy.invoiceFailed) })}
          aria-label={copy.open(longDate(issuedAt))}
          className={`${textLinkClass} text-second`}
        >
          {copy.openInvoice}
        </button>
      )}
    </li>
  );
}
