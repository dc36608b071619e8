import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { erasureTasks } from './tables/account.ts';

export type ErasureTask = typeof erasureTasks.$inferSelect;
type NewTask = Pick<typeof erasureTasks.$inferInsert, 'what' | 'subject' | 'coupleId'>;

/** Schedules erasures elsewhere. Pass the transaction that erases the rows here. */
export async function scheduleErasure(
  tx: Queryable,
  now: Date,
  ...tasks: NewTask[]
): Promise<void> {
  await tx.insert(erasureTasks).values(tasks.map((task) => ({ ...task, createdAt: now })));
}

export function listErasureTasks(db: Queryable): Promise<ErasureTask[]> {
  return db.select().from(erasureTasks).orderBy(erasureTasks.createdAt);
}

export async function deleteErasureTask(db: Queryable, { id }: ErasureTask): Promise<void> {
  await db.delete(erasureTasks).where(eq(erasureTasks.id, id));
}
