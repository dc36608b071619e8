import type { Queryable } from '../db/database.ts';
import { erasures } from '../db/tables/account.ts';

type Owed = Pick<typeof erasures.$inferInsert, 'what' | 'subject' | 'coupleId'>;

/** Notes what is still to be erased elsewhere; pass the transaction that erases it here. */
export async function oweErasures(tx: Queryable, now: Date, ...owed: Owed[]): Promise<void> {
  await tx.insert(erasures).values(owed.map((one) => ({ ...one, createdAt: now })));
}
