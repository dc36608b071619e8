import { lineCents } from '../../contract/cart-totals.ts';
import { DELIVERY_COUNTRIES } from '../../contract/delivery-address.ts';
import type { Order, OrderLine } from '../../contract/orders.ts';
import { dollars } from '../../contract/price.ts';
import { choiceText } from '../../contract/products.ts';
import type { Reader } from '../auth/queries.ts';
import type { Deps } from '../deps.ts';
import { allOrdersFor } from '../store/orders.ts';

/** An order as it stands in an export: every field for programs, and a few lines for people. */
export type ExportedOrder = { text: string } & Order;

/** The couple's orders, newest first: with the reader's own surprises, without the partner's. */
export async function ordersForExport(deps: Deps, reader: Reader): Promise<ExportedOrder[]> {
  const exported: ExportedOrder[] = [];
  for await (const order of allOrdersFor(deps, reader)) {
    exported.push({ text: orderText(order), ...order });
  }
  return exported;
}

function orderText({ createdAt, reference, status, lines, totals, address }: Order): string {
  return [
    `${createdAt.slice(0, 16).replace('T', ' ')}  order ${reference}: ${status}`,
    ...lines.map(lineText),
    `  Delivery ${dollars(totals.shippingCents)}, total ${dollars(totals.totalCents)}`,
    ...(address ? [`  To ${addressText(address)}`] : []),
  ].join('\n');
}

function lineText(line: OrderLine): string {
  const choice = choiceText(line);
  return `  ${line.quantity} x ${line.name}${choice && ` (${choice})`}  ${dollars(lineCents(line))}`;
}

function addressText({ country, ...lines }: NonNullable<Order['address']>): string {
  const countries: Readonly<Record<string, string>> = DELIVERY_COUNTRIES;
  return [...Object.values(lines), countries[country] ?? country].filter(Boolean).join(', ');
}
