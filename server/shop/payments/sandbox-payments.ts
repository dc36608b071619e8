import type { Db, Queryable } from '../../db/database.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { OneOffPayments, ProviderPayment } from './provider.ts';
import type { ProviderEvent } from './provider-event.ts';
import { type Card, chargeCard } from './sandbox-card.ts';
import {
  changePayment,
  insertPayment,
  lockedPayment,
  type SandboxPayment,
} from './sandbox-queries.ts';
import { type SigningKeys, signedSecrets } from './sandbox-secret.ts';

type Change = { status: 'paid' | 'canceled' } | { status: 'refunded'; refundedCents: number };
export type SandboxOptions = {
  db: Db;
  now: () => Date;
  /** Signs client secrets, so that none has to be stored. */
  keys: SigningKeys;
  /** Called in the transaction that changes the subscription or payment. */
  take: (tx: Queryable, event: ProviderEvent, now: Date) => Promise<void>;
};

/** Simulates one-off payments. */
export function sandboxOneOffs({ db, now, keys, take }: SandboxOptions) {
  const { secretOf, idIn } = signedSecrets(keys, 'payment_');

  function toPayment({ id, status }: SandboxPayment): ProviderPayment {
    return { providerId: id, status, clientSecret: status === 'open' ? secretOf(id) : null };
  }

  /** Locks a payment and makes the change that its state calls for, with an event. */
  function update(id: string, changeOf: (row: SandboxPayment) => Change | null = () => null) {
    return transact(db, async (tx) => {
      const row = await lockedPayment(tx, id);
      const fact = changeOf(row);
      if (!fact) return toPayment(row);
      const { coupleId } = row;
      const { status } = fact;
      const changes = status === 'refunded' ? { refundedCents: fact.refundedCents } : { status };
      await changePayment(tx, id, changes);
      const subject = { provider: 'sandbox', providerId: id, coupleId, id } as const;
      const event = { about: 'payment', id: `${id}.${status}`, at: now(), subject, fact } as const;
      await take(tx, event, now());
      return toPayment({ ...row, ...changes });
    });
  }

  const payments: OneOffPayments = {
    async createPayment({ key: id, coupleId, amountCents }) {
      await insertPayment(db, { id, coupleId, amountCents, createdAt: now() });
      return update(id);
    },

    getPayment: (id) => update(id),

    cancelPayment: (id) =>
      update(id, ({ status }) => (status === 'open' ? { status: 'canceled' } : null)),

    async refund(id) {
      await update(id, ({ status, amountCents, refundedCents }) =>
        status === 'paid' && refundedCents === 0
          ? { status: 'refunded', refundedCents: amountCents }
          : null,
      );
    },
  };

  return {
    payments,
    idIn,
    confirm: (id: string, coupleId: string, card: Card) =>
      update(id, (row) => {
        chargeCard(card, row, coupleId, now());
        // Ignore a second press, also by the partner: the payment is already made.
        return row.status === 'open' ? { status: 'paid' } : null;
      }),
  };
}
