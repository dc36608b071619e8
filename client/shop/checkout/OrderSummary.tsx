import type { Totals } from '../../../contract/shop/cart-totals.ts';
import { estimateBeforePacking } from '../../../contract/shop/delivery-estimate.ts';
import type { OrderLine } from '../../../contract/shop/orders.ts';
import { daysText } from '../../lib/dates.ts';
import { today } from '../../lib/on-midnight.ts';
import { Card } from '../../ui/Card.tsx';
import { OrderedLine } from '../OrderedLine.tsx';
import { TotalsList } from '../TotalsList.tsx';
import { checkoutCopy as copy } from './copy.ts';

type OrderSummaryProps = { lines: readonly OrderLine[]; totals: Totals; isOrdered?: boolean };

export function OrderSummary({ lines, totals, isOrdered = false }: OrderSummaryProps) {
  const { first, last } = estimateBeforePacking(today());
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="order-summary">
        <h2 id="order-summary" className="text-heading">
          {copy.summary}
        </h2>
        <ul className="mt-3 mb-4 space-y-3 border-b border-line pb-4">
          {lines.map((line) => (
            <li key={line.item} className="flex items-center gap-3">
              <OrderedLine line={line} pictureClass="h-14 w-17" />
            </li>
          ))}
        </ul>
        <TotalsList totals={totals} isOrdered={isOrdered} />
        <p className="mt-3 text-sm text-ink-soft">{copy.arrives(daysText(first, last))}</p>
      </section>
    </Card>
  );
}
