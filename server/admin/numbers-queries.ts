import { and, asc, count, eq, gte, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { DeskNumbers } from '../../contract/admin/desk.ts';
import { addDays, dayIn } from '../../contract/calendar.ts';
import type { Db } from '../db/database.ts';
import { invoices, subscriptions } from '../db/tables/premium.ts';
import { orders } from '../db/tables/store.ts';
import { isoOrNull } from '../shop/order-queries.ts';

const DAY_MS = 86_400_000;
const RECENT_DAYS = 30;
const SHOWN_DAYS = 14;

/** Counts open and recent rows by indexes, and never reads whole tables. */
export async function deskNumbers(db: Db, now: Date): Promise<DeskNumbers> {
  const recent = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  return {
    orders: await orderNumbers(db),
    subscriptions: await subscriptionNumbers(db, recent),
    payments: await paymentNumbers(db, recent),
    days: await dayNumbers(db, now),
  };
}

async function orderNumbers(db: Db): Promise<DeskNumbers['orders']> {
  const [oldest] = await db
    .select({ paidAt: orders.paidAt })
    .from(orders)
    .where(eq(orders.status, 'paid'))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(1);
  return {
    toPack: await db.$count(orders, eq(orders.status, 'paid')),
    oldestPaidAt: isoOrNull(oldest?.paidAt ?? null),
    pending: await db.$count(orders, eq(orders.status, 'pending')),
    // Repeat the condition of the partial index on unfinished orders, so that PostgreSQL uses it.
    refundsOwed: await db.$count(
      orders,
      sql`(${orders.isRefundOwed} OR ${orders.mailDue} IS NOT NULL) AND ${orders.isRefundOwed}`,
    ),
  };
}

async function subscriptionNumbers(db: Db, recent: Date): Promise<DeskNumbers['subscriptions']> {
  const open = await db
    .select({
      status: subscriptions.status,
      isEnding: subscriptions.cancelsAtPeriodEnd,
      count: count(),
    })
    .from(subscriptions)
    .where(isNull(subscriptions.endedAt))
    .groupBy(subscriptions.status, subscriptions.cancelsAtPeriodEnd);
  const sumOf = (rows: typeof open) => rows.reduce((total, row) => total + row.count, 0);
  const active = open.filter(({ status }) => status === 'active');
  const isFirst = and(eq(invoices.status, 'paid'), eq(invoices.isRenewal, false));
  return {
    active: sumOf(active),
    ending: sumOf(active.filter(({ isEnding }) => isEnding)),
    pastDue: sumOf(open.filter(({ status }) => status === 'past_due')),
    begun: await db.$count(invoices, and(gte(invoices.issuedAt, recent), isFirst)),
    ended: await db.$count(
      subscriptions,
      and(subscriptions.hasBegun, gte(subscriptions.endedAt, recent)),
    ),
  };
}

async function paymentNumbers(db: Db, recent: Date): Promise<DeskNumbers['payments']> {
  const rows = await db
    .select({
      status: invoices.status,
      count: count(),
      cents: sum(invoices.amountCents).mapWith(Number),
      refundedCents: sum(invoices.refundedCents).mapWith(Number),
      disputed: sql<number>`count(*) FILTER (WHERE ${invoices.isDisputed})`.mapWith(Number),
    })
    .from(invoices)
    .where(gte(invoices.issuedAt, recent))
    .groupBy(invoices.status);
  const [paid, failed] = (['paid', 'failed'] as const).map((status) =>
    rows.find((row) => row.status === status),
  );
  return {
    paid: paid?.count ?? 0,
    paidCents: paid?.cents ?? 0,
    failed: failed?.count ?? 0,
    failedCents: failed?.cents ?? 0,
    refundedCents: paid?.refundedCents ?? 0,
    disputed: rows.reduce((total, { disputed }) => total + disputed, 0),
  };
}

async function dayNumbers(db: Db, now: Date): Promise<DeskNumbers['days']> {
  const today = dayIn('UTC', now);
  const first = addDays(today, 1 - SHOWN_DAYS);
  const start = new Date(`${first}T00:00:00Z`);
  const dayOf = (moment: typeof orders.createdAt | typeof invoices.issuedAt) =>
    sql<string>`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  const placed = await db
    .select({ day: dayOf(orders.createdAt), orders: count() })
    .from(orders)
    .where(
      and(inArray(orders.status, ['paid', 'shipped', 'cancelled']), gte(orders.createdAt, start)),
    )
    .groupBy(sql`1`);
  const invoiced = await db
    .select({
      day: dayOf(invoices.issuedAt),
      paidCents:
        sql`coalesce(sum(${invoices.amountCents}) FILTER (WHERE ${invoices.status} = 'paid'), 0)`.mapWith(
          Number,
        ),
      failedPayments: sql`count(*) FILTER (WHERE ${invoices.status} = 'failed')`.mapWith(Number),
    })
    .from(invoices)
    .where(gte(invoices.issuedAt, start))
    .groupBy(sql`1`);
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = addDays(first, index);
    const money = invoiced.find((row) => row.day === day);
    return {
      day,
      orders: placed.find((row) => row.day === day)?.orders ?? 0,
      paidCents: money?.paidCents ?? 0,
      failedPayments: money?.failedPayments ?? 0,
    };
  });
}
