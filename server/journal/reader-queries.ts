import { and, desc, eq, ne, or } from 'drizzle-orm';
import { publishChange } from '../db/changes.ts';
import type { Db, Queryable } from '../db/database.ts';
import type { Actor, MemberKey } from '../db/member.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { transact } from '../db/transaction-guard.ts';
import { notFound } from '../http/errors.ts';
import type { Identities } from '../security/identities.ts';
import { partnerNameOf } from './queries.ts';

/** Matches entries that the partner wrote and shared. */
function isSharedWith({ coupleId, id }: MemberKey) {
  return and(
    eq(journalEntries.coupleId, coupleId),
    ne(journalEntries.authorId, id),
    journalEntries.isShared,
  );
}

/** Counts the entries that a member has not opened, and names their author if there are any. */
export async function unreadFor(needs: { db: Db; identities: Identities }, reader: MemberKey) {
  const { db } = needs;
  const rows = await db
    .select({ id: journalEntries.id })
    .from(journalEntries)
    .where(and(isSharedWith(reader), journalEntries.isUnread))
    .orderBy(desc(journalEntries.createdAt), desc(journalEntries.id));
  const authorName = rows.length > 0 ? await partnerNameOf(needs, reader) : '';
  return { count: rows.length, newestId: rows[0]?.id ?? null, authorName };
}

/** Marks an entry as read, once. Tells only the reader's own pages. */
export async function markRead(db: Db, reader: Actor, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const read = await tx
      .update(journalEntries)
      .set({ isUnread: false })
      .where(and(isSharedWith(reader), eq(journalEntries.id, id), journalEntries.isUnread))
      .returning({ id: journalEntries.id });
    if (read.length > 0) await publishChange(tx, { ...reader, onlyFor: reader.id }, 'journal');
  });
}

/** Sets the heart of an entry: only the partner of its author can give one. */
export async function setHeart(db: Db, reader: Actor, id: string, hasHeart: boolean) {
  await transact(db, async (tx) => {
    const [entry] = await tx
      .update(journalEntries)
      .set({ hasHeart })
      .where(and(isSharedWith(reader), eq(journalEntries.id, id)))
      .returning({ id: journalEntries.id });
    if (!entry) throw notFound();
    await publishChange(tx, reader, 'journal');
  });
}

/** Clears the marks of a member who leaves for good: what they read and liked of the partner's. */
export async function forgetReader(tx: Queryable, { coupleId, id }: MemberKey): Promise<void> {
  await tx
    .update(journalEntries)
    .set({ isUnread: false, hasHeart: false })
    .where(
      and(
        eq(journalEntries.coupleId, coupleId),
        ne(journalEntries.authorId, id),
        or(journalEntries.isUnread, journalEntries.hasHeart),
      ),
    );
}
