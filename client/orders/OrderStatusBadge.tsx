import type { Order } from '../../contract/orders.ts';
import { Badge } from '../ui/Badge.tsx';
import { statusNames } from './copy.ts';

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
