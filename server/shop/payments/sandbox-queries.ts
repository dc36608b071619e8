import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/database.ts';
import { sandboxPayments, sandboxSubscriptions } from '../../db/tables/payments.ts';
import { notFound } from '../../http/errors.ts';
import type { SandboxSubscription } from './sandbox-lifecycle.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** Inserts a subscription, once per key. */
export async function insertSubscription(db: Db, row: SandboxSubscription): Promise<void> {
  await db.insert(sandboxSubscriptions).values(row).onConflictDoNothing();
}

export async function lockedSubscription(tx: Queryable, id: string): Promise<SandboxSubscription> {
  const [row] = await tx
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function changeSubscription(
  tx: Queryable,
  id: string,
  changes: Partial<SandboxSubscription>,
): Promise<void> {
  await tx.update(sandboxSubscriptions).set(changes).where(eq(sandboxSubscriptions.id, id));
}

export async function deleteUnpaidSince(db: Db, before: Date): Promise<void> {
  await db
    .delete(sandboxSubscriptions)
    .where(
      and(
        eq(sandboxSubscriptions.status, 'canceled'),
        isNull(sandboxSubscriptions.startedAt),
        lt(sandboxSubscriptions.createdAt, before),
      ),
    );
}

export function dueSubscriptions(db: Db, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: sandboxSubscriptions.id })
    .from(sandboxSubscriptions)
    .where(lte(sandboxSubscriptions.dueAt, now))
    .orderBy(asc(sandboxSubscriptions.dueAt));
}

type NewPayment = Pick<SandboxPayment, 'id' | 'coupleId' | 'amountCents' | 'createdAt'>;

/** Inserts a payment, once per key. */
export async function insertPayment(db: Db, row: NewPayment): Promise<void> {
  await db.insert(sandboxPayments).values(row).onConflictDoNothing();
}

export async function lockedPayment(tx: Queryable, id: string): Promise<SandboxPayment> {
  const [row] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, id))
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function changePayment(
  tx: Queryable,
  id: string,
  changes: Partial<SandboxPayment>,
): Promise<void> {
  await tx.update(sandboxPayments).set(changes).where(eq(sandboxPayments.id, id));
}
