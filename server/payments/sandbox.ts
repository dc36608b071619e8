import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { sandboxSubscriptions as books } from '../db/tables/payments.ts';
import { transact } from '../db/transaction-guard.ts';
import { cardDeclined, invalidInput, notFound } from '../http/errors.ts';
import type { ProviderSubscription, SandboxProvider } from './provider.ts';
import type { ProviderEvent } from './provider-event.ts';
import { verdictOn } from './sandbox-card.ts';
import {
  dueStep,
  ending,
  eventOf,
  factsOf,
  newBook,
  payment,
  renewal,
  type Step,
} from './sandbox-clock.ts';
import { REFUSED_FORM, sandboxOneOffs } from './sandbox-payments.ts';
import { signedSecrets } from './sandbox-secret.ts';

/** An order that ran out unpaid is of no use; nobody asks for it after this long. */
const UNPAID_MEMORY_MS = 90 * 86_400_000;

type Row = typeof books.$inferSelect;

type Options = {
  db: Db;
  now: () => Date;
  /** Signs client secrets, so that none has to be kept. */
  key: Buffer;
  /** Told in the transaction that changes the books. */
  take: (tx: Queryable, event: ProviderEvent, now: Date) => Promise<void>;
};

/** Plays the whole life of a subscription, and of a payment, on this machine, for money that does not exist. */
export function sandboxProvider({ db, now, key, take }: Options): SandboxProvider {
  const { secretOf, idIn } = signedSecrets(key, '');
  const oneOffs = sandboxOneOffs({ db, now, key, take });

  function seen(row: Row): ProviderSubscription {
    const isOpen = row.status === 'incomplete' || row.status === 'past_due';
    return {
      ...factsOf(row),
      providerId: row.id,
      clientSecret: isOpen ? secretOf(row.id) : null,
    };
  }

  async function locked(tx: Queryable, id: string): Promise<Row> {
    const [row] = await tx.select().from(books).where(eq(books.id, id)).for('update');
    if (!row) throw notFound();
    return row;
  }

  async function carryOut(tx: Queryable, row: Row, step: Step): Promise<Row> {
    await tx.update(books).set(step.changes).where(eq(books.id, row.id));
    await take(tx, eventOf(row, row.coupleId, step), now());
    return { ...row, ...step.changes };
  }

  async function catchUp(tx: Queryable, id: string): Promise<Row> {
    let row = await locked(tx, id);
    for (let step = dueStep(row, now()); step; step = dueStep(row, now())) {
      row = await carryOut(tx, row, step);
    }
    return row;
  }

  return {
    name: 'sandbox',
    publishableKey: null,
    ...oneOffs.payments,

    async createSubscription({ key: id, coupleId }) {
      await db
        .insert(books)
        .values({ ...newBook(id, now()), coupleId })
        .onConflictDoNothing();
      return transact(db, async (tx) => seen(await catchUp(tx, id)));
    },

    getSubscription: (id) => transact(db, async (tx) => seen(await catchUp(tx, id))),

    setRenewal: (id, renews) =>
      transact(db, async (tx) => {
        const row = await catchUp(tx, id);
        if (row.status !== 'active' || row.cancelsAtPeriodEnd === !renews) return seen(row);
        const name = `renewal.${randomUUID()}`;
        return seen(await carryOut(tx, row, renewal(row, renews, name, now())));
      }),

    endNow: (id) =>
      transact(db, async (tx) => {
        const row = await catchUp(tx, id);
        return seen(row.status === 'canceled' ? row : await carryOut(tx, row, ending(row, now())));
      }),

    async confirm(coupleId, { clientSecret, ...card }) {
      const oneOff = oneOffs.idIn(clientSecret);
      if (oneOff) return oneOffs.confirm(oneOff, coupleId, card);
      const id = idIn(clientSecret);
      if (!id) throw invalidInput(REFUSED_FORM);
      await transact(db, async (tx) => {
        const row = await catchUp(tx, id);
        if (row.coupleId !== coupleId || row.status === 'canceled') {
          throw invalidInput(REFUSED_FORM);
        }
        const verdict = verdictOn(card, now());
        if (verdict.outcome === 'refused') throw cardDeclined(verdict.message);
        // Pressed twice, or by both: it is paid, and once is enough.
        if (row.status === 'active') return;
        await carryOut(tx, row, payment(row, verdict.goodUntil, now()));
      });
    },

    async advance() {
      const forgotten = new Date(now().getTime() - UNPAID_MEMORY_MS);
      await db
        .delete(books)
        .where(
          and(
            eq(books.status, 'canceled'),
            isNull(books.startedAt),
            lt(books.createdAt, forgotten),
          ),
        );
      const due = await db
        .select({ id: books.id })
        .from(books)
        .where(lte(books.dueAt, now()))
        .orderBy(asc(books.dueAt));
      const failures: unknown[] = [];
      // One that fails must not keep the others waiting.
      for (const { id } of due) {
        await transact(db, (tx) => catchUp(tx, id)).catch((error) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
