import type { Order } from '../../../contract/shop/orders.ts';
import { dollars } from '../../../contract/shop/price.ts';
import { longDate } from '../../lib/dates.ts';
import { Card } from '../../ui/Card.tsx';
import { OrderedLine } from '../OrderedLine.tsx';
import { TotalsList } from '../TotalsList.tsx';
import { orderCopy as copy } from './copy.ts';

/** Shows the lines, totals and dates of an order. The printed page is the receipt. */
export function Receipt({ order }: { order: Order }) {
  const { lines, totals, refundedCents, status, createdAt, paidAt, shippedAt, closedAt } = order;
  const events = [
    { what: copy.ordered, at: createdAt },
    { what: copy.paid, at: paidAt },
    { what: copy.shipped, at: shippedAt },
    { what: status === 'expired' ? copy.closed.expired : copy.closed.cancelled, at: closedAt },
  ];
  return (
    <Card className="print:border-0 print:p-0 print:shadow-none">
      <h2 className="text-heading">{copy.lines}</h2>
      <ul className="mt-2 mb-5 divide-y divide-line border-b border-line">
        {lines.map((line) => (
          <li key={line.item} className="flex items-center gap-4 py-4">
            <OrderedLine line={line} pictureClass="h-18 w-22 print:hidden" />
          </li>
        ))}
      </ul>
      <TotalsList totals={totals} isOrdered />
      {refundedCents > 0 && (
        <p className="mt-1 flex justify-between font-semibold text-second tabular-nums">
          <span>{copy.refunded}</span>
          <span>{dollars(-refundedCents)}</span>
        </p>
      )}
      <h3 className="mt-6 font-title text-lg font-semibold">{copy.history}</h3>
      <dl className="mt-1 divide-y divide-line">
        {events.map(
          ({ what, at }) =>
            at && (
              <div key={what} className="flex flex-wrap justify-between gap-x-6 py-2">
                <dt className="text-ink-soft">{what}</dt>
                <dd>{longDate(at)}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
