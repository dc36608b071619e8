import { isUuid } from '../../contract/uuid.ts';
import { deleteErasureTask, type ErasureTask, listErasureTasks } from '../db/erasure-tasks.ts';
import { forEachRow } from '../db/for-each-row.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';

type Needs = Pick<Deps, 'db' | 'payments' | 'mail' | 'scrub'>;

/** Erases outside our rows what erased members left there; a task that fails or waits is kept. */
export async function runErasures(needs: Needs): Promise<void> {
  const { db, scrub } = needs;
  let scrubbed: Promise<void> | undefined;
  await forEachRow(await listErasureTasks(db), async (task) => {
    if (task.what === 'files') {
      scrubbed ??= scrub();
      await scrubbed;
    }
    if (await isErased(needs, task)) await deleteErasureTask(db, task);
  });
}

/** Carries a task out; false when it has to wait. */
async function isErased({ payments, mail }: Needs, task: ErasureTask): Promise<boolean> {
  const { what, subject } = task;
  if (what === 'files' || subject === null) return true;
  if (what === 'mail') {
    await mail.forgetDelivered(subject);
    return true;
  }
  if (what === 'subscription') return isEnded(payments, subject);
  if (payments.name !== 'stripe') return false;
  if (what === 'customer address') {
    await payments.setCustomerEmail(subject, null);
    return true;
  }
  await payments.deleteCustomer(subject);
  return true;
}

/** Ends a subscription at the provider; false for one of another provider, which has to wait. */
async function isEnded(payments: Deps['payments'], providerId: string): Promise<boolean> {
  // The sandbox knows subscriptions by our own ids, Stripe by its own.
  if (isUuid(providerId) !== (payments.name === 'sandbox')) return false;
  await payments.endNow(providerId).catch((error) => {
    // The sandbox's went with the couple.
    if (!(error instanceof Refusal && error.status === 404)) throw error;
  });
  return true;
}
