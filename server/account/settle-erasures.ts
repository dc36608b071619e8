import { eq } from 'drizzle-orm';
import { erasures } from '../db/tables/account.ts';
import type { Deps } from '../deps.ts';
import { isAway } from '../http/errors.ts';
import { paysWithoutPayer } from '../premium/leaving.ts';

type Needs = Pick<Deps, 'db' | 'payments' | 'mail' | 'scrub'>;
type Row = typeof erasures.$inferSelect;

/** Does what leaving still owes, and strikes it out. Done twice, it is the same as done once. */
export async function settleErasures(needs: Needs): Promise<void> {
  const { db, scrub } = needs;
  const due = await db.select().from(erasures).orderBy(erasures.createdAt);
  const failures: unknown[] = [];
  let isScrubbed = false;
  // One that fails must not keep the others waiting.
  for (const row of due) {
    try {
      if (row.what === 'files' && !isScrubbed) await scrub();
      isScrubbed ||= row.what === 'files';
      if (await isErased(needs, row)) await db.delete(erasures).where(eq(erasures.id, row.id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Tries at once, without making anyone wait. If the provider is away, the next chore tries again. */
export function settleErasuresSoon(deps: Needs & Pick<Deps, 'background'>): void {
  deps.background.run(async () => {
    await settleErasures(deps).catch((error) => {
      if (!isAway(error)) throw error;
    });
  });
}

/** Whether it is done now; what is not has to wait. */
async function isErased({ db, payments, mail }: Needs, row: Row): Promise<boolean> {
  const { what, subject, coupleId } = row;
  if (what === 'files' || subject === null) return true;
  if (what === 'letters') {
    await mail.forgetDelivered(subject);
    return true;
  }
  if (payments.name !== 'stripe') return false;
  if (what === 'customer address') {
    await payments.setCustomerEmail(subject, null);
    return true;
  }
  // Deleting a customer ends what they pay for, and that is the partner's now.
  if (coupleId && (await paysWithoutPayer(db, coupleId))) return false;
  await payments.deleteCustomer(subject);
  return true;
}
