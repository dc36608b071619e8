import { lineCents } from '../../contract/cart-totals.ts';
import type { Order } from '../../contract/orders.ts';
import { dollars } from '../../contract/price.ts';
import { choiceText } from '../../contract/products.ts';
import { longDate } from '../lib/long-date.ts';
import { linePicture } from '../store/line-picture.ts';
import { ProductPicture } from '../store/ProductPicture.tsx';
import { TotalsList } from '../store/TotalsList.tsx';
import { Card } from '../ui/Card.tsx';
import { orderCopy as copy } from './copy.ts';

/** What was ordered, for how much, and when what happened; on paper it is the receipt. */
export function Receipt({ order }: { order: Order }) {
  const { lines, totals, refundedCents } = order;
  return (
    <Card className="print:border-0 print:p-0 print:shadow-none">
      <h2 className="text-heading">{copy.lines}</h2>
      <ul className="mt-2 mb-5 divide-y divide-line border-b border-line">
        {lines.map((line) => (
          <li key={line.item} className="flex items-center gap-4 py-4">
            <ProductPicture
              src={linePicture(line)}
              loading="eager"
              className="h-18 w-22 shrink-0 rounded-xl print:hidden"
            />
            <div className="min-w-0 flex-1 leading-snug">
              <p className="font-semibold">
                {line.quantity} × {line.name}
              </p>
              <p className="text-sm text-ink-soft">{choiceText(line)}</p>
            </div>
            <p className="tabular-nums">{dollars(lineCents(line))}</p>
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
      <History order={order} />
    </Card>
  );
}

function History({ order }: { order: Order }) {
  const { status, createdAt, paidAt, shippedAt, closedAt } = order;
  const events = [
    { what: copy.ordered, at: createdAt },
    { what: copy.paid, at: paidAt },
    { what: copy.shipped, at: shippedAt },
    { what: status === 'expired' ? copy.closed.expired : copy.closed.cancelled, at: closedAt },
  ];
  return (
    <>
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
    </>
  );
}
