import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { couples, members, sessions } from '../db/schema.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * Erases a member: their name, address, logins, links, picture and every word they wrote go with
 * their row. What the couple did together stays with the other; with the last one all of it goes.
 */
export async function eraseMember(
  tx: Queryable,
  { id, coupleId }: { id: string; coupleId: string },
): Promise<void> {
  // Partners who leave at the same moment take turns, so that the second finds nobody left.
  await tx.select().from(couples).where(eq(couples.id, coupleId)).for('update');
  await tx.delete(members).where(eq(members.id, id));
  await tx
    .update(sessions)
    .set({ partnerId: null })
    .where(and(eq(sessions.coupleId, coupleId), eq(sessions.partnerId, id)));
  if ((await tx.$count(members, eq(members.coupleId, coupleId))) > 0) return;
  await endSubscription(tx, coupleId);
  await tx.delete(couples).where(eq(couples.id, coupleId));
}
