import { addressLines } from '../../contract/shop/address-lines.ts';
import { lineCents } from '../../contract/shop/cart-totals.ts';
import type { Order, OrderLine } from '../../contract/shop/orders.ts';
import { dollars } from '../../contract/shop/price.ts';
import { choiceText } from '../../contract/shop/products.ts';
import { minuteText, type PersonalData } from '../personal-data.ts';
import { cancelOrdersOf } from './cancel-order.ts';
import { anonymiseSalesOf, eraseBuyer, openOrderIds } from './erase-member-queries.ts';
import { allOrdersFor } from './order-queries.ts';

export const shopData: PersonalData = {
  tables: {
    orders: 'orders',
    orderLines: 'orders',
    cartLines: null,
    cartAdditions: null,
    // Skip the sandbox tables: simulated, without real money.
    sandboxPayments: null,
    sandboxSubscriptions: null,
  },
  async exported(deps, reader) {
    const orders: (Order & { text: string })[] = [];
    for await (const order of allOrdersFor(deps, reader)) {
      orders.push({ text: orderText(order), ...order });
    }
    const lines = orders.map(({ text }, index) => (index > 0 ? `\n${text}` : text));
    return [{ name: 'orders', about: 'what you ordered', json: orders, lines }];
  },
  erasure: {
    isHeld: async (tx, { payments }, leaving) =>
      (await openOrderIds(tx, leaving, payments.name)).length > 0,
    end: cancelOrdersOf,
    beforeMember: eraseBuyer,
    beforeCouple: anonymiseSalesOf,
  },
};

function orderText(order: Order): string {
  const { createdAt, reference, status, lines, totals, address, tracking } = order;
  return [
    `${minuteText(createdAt)}  order ${reference}: ${statusText(status)}`,
    ...lines.map(lineText),
    `  Delivery ${dollars(totals.shippingCents)}, total ${dollars(totals.totalCents)}`,
    ...(address ? [`  To ${addressLines(address).join(', ')}`] : []),
    ...(tracking ? [`  Tracking ${tracking}`] : []),
  ].join('\n');
}

/** Spells the status in American English for people. The API spells it `cancelled`. */
const statusText = (status: Order['status']) => (status === 'cancelled' ? 'canceled' : status);

function lineText(line: OrderLine): string {
  const choice = choiceText(line);
  return `  ${line.quantity} x ${line.name}${choice && ` (${choice})`}  ${dollars(lineCents(line))}`;
}
