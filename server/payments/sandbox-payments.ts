import { eq } from 'drizzle-orm';
import type { SandboxPayment } from '../../contract/premium.ts';
import type { Db, Queryable } from '../db/database.ts';
import { sandboxPayments as books } from '../db/tables/payments.ts';
import { transact } from '../db/transaction-guard.ts';
import { cardDeclined, invalidInput, notFound } from '../http/errors.ts';
import type { OneOffPayments, ProviderPayment } from './provider.ts';
import type { PaymentFact, ProviderEvent } from './provider-event.ts';
import { verdictOn } from './sandbox-card.ts';
import { signedSecrets } from './sandbox-secret.ts';

export const REFUSED_FORM = 'This payment form is no longer good. Please open it again.';

type Row = typeof books.$inferSelect;
type Options = {
  db: Db;
  now: () => Date;
  key: Buffer;
  take: (tx: Queryable, event: ProviderEvent, now: Date) => Promise<void>;
};

/** One-off payments on this machine, for money that does not exist. */
export function sandboxOneOffs({ db, now, key, take }: Options) {
  const { secretOf, idIn } = signedSecrets(key, 'payment_');

  function seen({ id, status }: Row): ProviderPayment {
    return { providerId: id, status, clientSecret: status === 'open' ? secretOf(id) : null };
  }

  async function locked(tx: Queryable, id: string): Promise<Row> {
    const [row] = await tx.select().from(books).where(eq(books.id, id)).for('update');
    if (!row) throw notFound();
    return row;
  }

  /** A change of the books, and what is told of it. */
  async function change(tx: Queryable, row: Row, changes: Partial<Row>, fact: PaymentFact) {
    await tx.update(books).set(changes).where(eq(books.id, row.id));
    const { id, coupleId } = row;
    const subject = { provider: 'sandbox', providerId: id, coupleId, orderId: id } as const;
    const event = {
      about: 'payment',
      id: `${id}.${fact.status}`,
      at: now(),
      subject,
      fact,
    } as const;
    await take(tx, event, now());
    return { ...row, ...changes };
  }

  const payments: OneOffPayments = {
    async createPayment({ key: id, coupleId, amountCents }) {
      await db
        .insert(books)
        .values({ id, coupleId, amountCents, createdAt: now() })
        .onConflictDoNothing();
      return payments.getPayment(id);
    },

    getPayment: (id) => transact(db, async (tx) => seen(await locked(tx, id))),

    cancelPayment: (id) =>
      transact(db, async (tx) => {
        const row = await locked(tx, id);
        if (row.status !== 'open') return seen(row);
        return seen(await change(tx, row, { status: 'canceled' }, { status: 'canceled' }));
      }),

    refund: (id) =>
      transact(db, async (tx) => {
        const row = await locked(tx, id);
        if (row.status !== 'paid' || row.refundedCents > 0) return;
        const refundedCents = row.amountCents;
        await change(tx, row, { refundedCents }, { status: 'refunded', refundedCents });
      }),
  };

  return {
    payments,
    idIn,
    confirm: (id: string, coupleId: string, card: Omit<SandboxPayment, 'clientSecret'>) =>
      transact(db, async (tx) => {
        const row = await locked(tx, id);
        if (row.coupleId !== coupleId || row.status === 'canceled') {
          throw invalidInput(REFUSED_FORM);
        }
        const verdict = verdictOn(card, now());
        if (verdict.outcome === 'refused') throw cardDeclined(verdict.message);
        // Pressed twice, or by both: it is paid, and once is enough.
        if (row.status === 'open') await change(tx, row, { status: 'paid' }, { status: 'paid' });
      }),
  };
}
