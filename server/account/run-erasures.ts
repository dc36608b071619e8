import { isUuid } from '../../contract/uuid.ts';
import { deleteErasureTask, type ErasureTask, listErasureTasks } from '../db/erasure-tasks.ts';
import { forEachRow } from '../db/for-each-row.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';

type Needs = Pick<Deps, 'db' | 'payments' | 'mail' | 'scrub'>;

/** Erases data of former members outside our rows. A task that fails or has to wait is kept. */
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

/** Ends a subscription at the provider; false if another provider made it, so the task waits. */
async function isEnded(payments: Deps['payments'], providerId: string): Promise<boolean> {
  // Compare the form of the id: the sandbox uses our own UUIDs, Stripe its own ids.
  if (isUuid(providerId) !== (payments.name === 'sandbox')) return false;
  await payments.endNow(providerId).catch((error) => {
    // Ignore a missing subscription: the sandbox's was deleted with the couple.
    if (!(error instanceof Refusal && error.status === 404)) throw error;
  });
  return true;
}
