import { ChevronRight, Gift } from 'lucide-react';
import { Link } from 'wouter';
import type { Order } from '../../../contract/shop/orders.ts';
import { dollars } from '../../../contract/shop/price.ts';
import { productPicture } from '../../../contract/shop/product-pictures.ts';
import { longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ProductPicture } from '../ProductPicture.tsx';
import { ordersCopy as copy, orderCopy, statusNames } from './copy.ts';

type OrderListProps = { orders: readonly Order[]; className?: string };

export function OrderList({ orders, className = '' }: OrderListProps) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { id, reference, status, createdAt, lines, totals, isSurprise } = order;
  const [first] = lines;
  return (
    <Link
      href={paths.order(id)}
      className="group flex items-center gap-4 py-4 transition hover:bg-ink/3"
    >
      {first && (
        <ProductPicture
          src={productPicture(first.productId, first.color)}
          className="h-16 w-20 shrink-0 rounded-xl"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{orderCopy.title(reference)}</span>
          <OrderStatusBadge status={status} />
          {isSurprise && (
            <span className="inline-flex items-center text-accent" title={orderCopy.surprise}>
              <Gift aria-hidden="true" className="size-4.5" />
              <span className="sr-only">{orderCopy.surprise}</span>
            </span>
          )}
        </span>
        <span className="mt-0.5 block text-sm text-ink-soft">
          {longDate(createdAt)} · {copy.pieces(totals.pieces)} · {dollars(totals.totalCents)}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

const tones = {
  pending: 'yellow',
  paid: 'second',
  shipped: 'green',
  cancelled: 'plain',
  expired: 'plain',
} as const;

export function OrderStatusBadge({ status }: Pick<Order, 'status'>) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}
