import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { publishChange } from '../db/changes.ts';
import type { Db, Queryable } from '../db/database.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { transact } from '../db/transaction-guard.ts';
import { notFound } from '../http/errors.ts';
import { type Author, entryAudience, isOwnEntry, UNMARKED } from './queries.ts';

/** Limit per member, so that deleting entries that never existed cannot fill the table. */
const MOST_IDS_KEPT = 100;

/**
 * Deletes an entry and keeps its id, so that a late request cannot bring the entry back. The id is
 * also kept if the entry has not arrived yet. If both happen at once, the primary key decides: the
 * second row waits for the first.
 */
export async function removeEntry(db: Db, author: Author, id: string, now: Date): Promise<void> {
  const { coupleId, id: authorId } = author;
  const emptied = { ...UNMARKED, isShared: false, sealed: '', createdAt: now, deletedAt: now };
  const isThere = await transact(db, async (tx) => {
    await tx
      .insert(journalEntries)
      .values({ coupleId, id, authorId, ...emptied })
      .onConflictDoNothing();
    const isThis = isOwnEntry(author, id);
    const [entry] = await tx
      .select({ isShared: journalEntries.isShared })
      .from(journalEntries)
      .where(isThis)
      .for('update');
    if (entry) {
      await tx.update(journalEntries).set(emptied).where(isThis);
      await publishChange(tx, entryAudience(author, entry.isShared), 'journal');
    }
    await forgetOldest(tx, author);
    return entry !== undefined;
  });
  if (!isThere) throw notFound();
}

async function forgetOldest(tx: Queryable, { coupleId, id: authorId }: Author): Promise<void> {
  const isDeleted = and(
    eq(journalEntries.coupleId, coupleId),
    eq(journalEntries.authorId, authorId),
    isNotNull(journalEntries.deletedAt),
  );
  const oldest = tx
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(isDeleted)
    .orderBy(desc(journalEntries.deletedAt))
    .offset(MOST_IDS_KEPT);
  await tx.delete(journalEntries).where(and(isDeleted, inArray(journalEntries.id, oldest)));
}

/** Deletes the kept ids of entries that were deleted before a moment. */
export function sweepDeletedEntries(db: Queryable, before: Date) {
  return db.delete(journalEntries).where(lt(journalEntries.deletedAt, before));
}
