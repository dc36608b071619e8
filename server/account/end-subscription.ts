import type { Queryable } from '../db/database.ts';

/**
 * Called in the transaction that removes a couple whose members have both left, before its rows
 * go: whoever sells subscriptions cancels here what is still being paid for.
 */
export async function endSubscription(_tx: Queryable, _coupleId: string): Promise<void> {}
