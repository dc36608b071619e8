import { randomUUID } from 'node:crypto';
import { forEachRow } from '../../db/for-each-row.ts';
import { transact } from '../../db/transaction-guard.ts';
import { invalidInput } from '../../http/errors.ts';
import type { ProviderSubscription, SandboxProvider } from './provider.ts';
import { chargeCard, REFUSED_FORM } from './sandbox-card.ts';
import {
  dueStep,
  ending,
  eventOf,
  factsOf,
  newSubscription,
  payment,
  type SandboxSubscription,
  type Step,
  step,
} from './sandbox-lifecycle.ts';
import { type SandboxOptions, sandboxOneOffs } from './sandbox-payments.ts';
import {
  changeSubscription,
  deleteUnpaidSince,
  dueSubscriptions,
  insertSubscription,
  lockedSubscription,
} from './sandbox-queries.ts';
import { signedSecrets } from './sandbox-secret.ts';

/** Time after which a subscription that expired unpaid is deleted. */
const UNPAID_MEMORY_MS = 90 * 86_400_000;

/** Simulates subscriptions and payments in our own database, without real money. */
export function sandboxProvider(options: SandboxOptions): SandboxProvider {
  const { db, now, keys, take } = options;
  const { secretOf, idIn } = signedSecrets(keys, '');
  const oneOffs = sandboxOneOffs(options);

  function toSubscription(row: SandboxSubscription): ProviderSubscription {
    const isOpen = row.status === 'incomplete' || row.status === 'past_due';
    const clientSecret = isOpen ? secretOf(row.id) : null;
    return { ...factsOf(row), providerId: row.id, clientSecret };
  }

  /** Locks a subscription and applies the steps that are due, then the requested one. */
  function update(id: string, stepOf: (row: SandboxSubscription) => Step | null = () => null) {
    return transact(db, async (tx) => {
      const row = await lockedSubscription(tx, id);
      async function apply(before: SandboxSubscription, next: Step) {
        await changeSubscription(tx, id, next.changes);
        await take(tx, eventOf(before, next), now());
        return { ...before, ...next.changes };
      }
      let current = row;
      for (let due = dueStep(row, now()); due; due = dueStep(current, now())) {
        current = await apply(current, due);
      }
      const wanted = stepOf(current);
      return toSubscription(wanted ? await apply(current, wanted) : current);
    });
  }

  return {
    name: 'sandbox',
    publishableKey: null,
    ...oneOffs.payments,

    async createSubscription({ key: id, coupleId }) {
      await insertSubscription(db, newSubscription(id, coupleId, now()));
      return update(id);
    },

    getSubscription: (id) => update(id),

    setRenewal: (id, renews) =>
      update(id, (row) => {
        if (row.status !== 'active' || row.cancelsAtPeriodEnd === !renews) return null;
        return step(row, `renewal.${randomUUID()}`, now(), { cancelsAtPeriodEnd: !renews });
      }),

    endNow: (id) => update(id, (row) => (row.status === 'canceled' ? null : ending(row, now()))),

    endUnpaid: (id) =>
      update(id, (row) =>
        row.status === 'incomplete' || row.status === 'past_due' ? ending(row, now()) : null,
      ),

    idIn: (clientSecret) => oneOffs.idIn(clientSecret) ?? idIn(clientSecret),

    async confirm(coupleId, { clientSecret, ...card }) {
      const oneOff = oneOffs.idIn(clientSecret);
      const id = idIn(clientSecret);
      if (oneOff) await oneOffs.confirm(oneOff, coupleId, card);
      else if (!id) throw invalidInput(REFUSED_FORM);
      else {
        await update(id, (row) => {
          const cardGoodUntil = chargeCard(card, row, coupleId, now());
          // Ignore a second press, also by the partner: the subscription is already paid.
          return row.status === 'active' ? null : payment(row, cardGoodUntil, now());
        });
      }
    },

    async advance() {
      await deleteUnpaidSince(db, new Date(now().getTime() - UNPAID_MEMORY_MS));
      await forEachRow(await dueSubscriptions(db, now()), ({ id }) => update(id));
    },
  };
}
