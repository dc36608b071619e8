import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { EntryChanges, JournalEntry, NewEntry } from '../../contract/journal/journal.ts';
import { type Audience, changeMessage, publishChange } from '../db/changes.ts';
import type { Db, Queryable } from '../db/database.ts';
import type { Actor } from '../db/member.ts';
import { hourOf, putNotificationForPartner } from '../db/notifications.ts';
import { prepared } from '../db/prepared.ts';
import { CHANNEL } from '../db/pubsub.ts';
import { members } from '../db/tables/couples.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { transact } from '../db/transaction-guard.ts';
import { entryChanged, notFound } from '../http/errors.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import type { Identities } from '../security/identities.ts';
import { openWords, sealWords, type Words } from './sealed-words.ts';

type Needs = { db: Db; coupleKeys: CoupleKeys; identities: Identities };
type Reader = { id: string; coupleId: string; firstName: string };
export type Author = Reader & Actor;
type Page = { limit: number; before?: { createdAt: string; id: string } | undefined };
type EntryRow = Omit<typeof journalEntries.$inferSelect, 'sealed' | 'deletedAt'>;
export const UNMARKED = { isUnread: false, hasHeart: false };

/** Later than any entry, so that the first page can use the same query. */
const THE_END = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/**
 * Reads own entries, and the partner's shared ones. Each half has its index, so hidden entries are
 * never read.
 */
const visibleEntries = prepared((db) => {
  const coupleId = sql.placeholder('coupleId');
  const reader = sql.placeholder('readerId');
  const limit = sql.placeholder('limit');
  const newestFirst = sql`created_at DESC, id DESC`;
  const isBefore = sql`(${journalEntries.createdAt}, ${journalEntries.id})
    < (${sql.placeholder('beforeTime')}::timestamptz, ${sql.placeholder('beforeId')}::uuid)`;
  const partner = sql`(SELECT ${members.id} FROM ${members}
    WHERE ${members.coupleId} = ${coupleId} AND ${members.id} <> ${reader})`;
  const newest = (condition: SQL | undefined) =>
    db
      .select()
      .from(journalEntries)
      .where(and(eq(journalEntries.coupleId, coupleId), condition, isBefore))
      .orderBy(newestFirst)
      .limit(limit);
  const own = newest(and(eq(journalEntries.authorId, reader), isNull(journalEntries.deletedAt)));
  const shared = newest(and(eq(journalEntries.authorId, partner), journalEntries.isShared));
  return unionAll(own, shared).orderBy(newestFirst).limit(limit).prepare('visible_entries');
});

export async function entriesFor(
  needs: Needs,
  reader: Reader,
  { limit, before = THE_END }: Page,
): Promise<JournalEntry[]> {
  const { db, coupleKeys } = needs;
  const { coupleId } = reader;
  const rows = await visibleEntries(db).execute({
    coupleId,
    readerId: reader.id,
    limit,
    beforeTime: before.createdAt,
    beforeId: before.id,
  });
  if (rows.length === 0) return [];
  const key = await coupleKeys(coupleId);
  const hasPartners = rows.some(({ authorId }) => authorId !== reader.id);
  const partnerName = hasPartners ? await partnerNameOf(needs, reader) : '';
  return rows.map((row) => toEntry(row, openWords(key, row, row.sealed), reader, partnerName));
}

function toEntry(
  { id, authorId, isShared, isUnread, hasHeart, createdAt }: EntryRow,
  { title, content, mood }: Words,
  reader: Reader,
  partnerName = '',
): JournalEntry {
  const isOwn = authorId === reader.id;
  return {
    id,
    title,
    content,
    mood,
    isSharedWithPartner: isShared,
    createdAt: createdAt.toISOString(),
    isOwn,
    authorName: isOwn ? reader.firstName : partnerName,
    isUnread: isUnread && !isOwn,
    hasHeart,
  };
}

const partnerOfMember = prepared((db) =>
  db
    .select({ id: members.id, coupleId: members.coupleId, sealed: members.sealed })
    .from(members)
    .where(
      and(eq(members.coupleId, sql.placeholder('coupleId')), ne(members.id, sql.placeholder('id'))),
    )
    .prepare('partner_of_member'),
);

/** Returns the partner's first name, or an empty string if they have left. */
export async function partnerNameOf(
  { db, identities }: Pick<Needs, 'db' | 'identities'>,
  { id, coupleId }: Pick<Reader, 'id' | 'coupleId'>,
): Promise<string> {
  const [partner] = await partnerOfMember(db).execute({ coupleId, id });
  return partner ? (await identities.open(partner)).firstName : '';
}

export async function* allEntriesFor(needs: Needs, reader: Reader): AsyncGenerator<JournalEntry> {
  const limit = 100;
  let before: Page['before'];
  for (;;) {
    const entries = await entriesFor(needs, reader, { limit, before });
    yield* entries;
    before = entries.at(-1);
    if (entries.length < limit || !before) return;
  }
}

const newEntry = prepared((db) =>
  db
    .insert(journalEntries)
    .values({
      coupleId: sql.placeholder('coupleId'),
      id: sql.placeholder('id'),
      authorId: sql.placeholder('authorId'),
      isShared: sql.placeholder('isShared'),
      isUnread: sql.placeholder('isUnread'),
      createdAt: sql.placeholder('createdAt'),
      sealed: sql.placeholder('sealed'),
    })
    .onConflictDoNothing()
    // Publish in the same statement, so that an entry costs one round trip.
    .returning({ published: sql`pg_notify(${CHANNEL}, ${sql.placeholder('message')})` })
    .prepare('new_entry'),
);

/**
 * Stores an entry. A retry under the same id returns the stored entry. A deleted entry does not
 * come back.
 */
export async function insertEntry(
  { db, coupleKeys }: Needs,
  author: Author,
  { isSharedWithPartner: isShared, id = randomUUID(), ...words }: Omit<NewEntry, 'offline'>,
  { createdAt, now }: { createdAt: Date; now: Date },
): Promise<JournalEntry> {
  const { coupleId, id: authorId } = author;
  const marks = { ...UNMARKED, isUnread: isShared };
  const row = { coupleId, id, authorId, isShared, ...marks, createdAt };
  const key = await coupleKeys(coupleId);
  const message = changeMessage(entryAudience(author, isShared), 'journal');
  const values = { ...row, sealed: sealWords(key, row, words), message };
  // Open a transaction only for shared entries, so that a private one costs one round trip.
  const inserted = isShared
    ? await transact(db, async (tx) => {
        const rows = await newEntry(tx).execute(values);
        if (rows.length > 0) await notifyReader(tx, author, now);
        return rows;
      })
    : await newEntry(db).execute(values);
  if (inserted.length > 0) return toEntry(row, words, author);
  const [first] = await db.select().from(journalEntries).where(isOwnEntry(author, id));
  if (!first) throw notFound();
  return toEntry(first, openWords(key, first, first.sealed), author);
}

/** Notifies the reader once per hour, even of several shared entries. */
async function notifyReader(tx: Queryable, author: Author, now: Date): Promise<void> {
  await putNotificationForPartner(tx, author, { kind: 'entry', about: hourOf(now), dueAt: now });
}

/** Tells the partner only of entries that were or are shared. */
export function entryAudience(
  { coupleId, id, streamId }: Author,
  isPartnerConcerned: boolean,
): Audience {
  return { coupleId, streamId, onlyFor: isPartnerConcerned ? null : id };
}

export function isOwnEntry(author: Reader, id: string) {
  return and(
    eq(journalEntries.coupleId, author.coupleId),
    eq(journalEntries.id, id),
    eq(journalEntries.authorId, author.id),
    isNull(journalEntries.deletedAt),
  );
}

/**
 * Changes the named fields and keeps the rest. The second of two simultaneous changes sees the
 * first.
 */
export async function updateEntry(
  { db, coupleKeys }: Needs,
  author: Author,
  id: string,
  { isSharedWithPartner, basedOn, ...changes }: EntryChanges,
  now: Date,
): Promise<JournalEntry> {
  const key = await coupleKeys(author.coupleId);
  return transact(db, async (tx) => {
    const isThis = isOwnEntry(author, id);
    const [row] = await tx.select().from(journalEntries).where(isThis).for('update');
    if (!row) throw notFound();
    const found = openWords(key, row, row.sealed);
    const { title = found.title, content = found.content, mood = found.mood } = changes;
    const words = { title, content, mood };
    if (basedOn && wouldOverwrite(found, words, basedOn)) throw entryChanged();
    const isShared = isSharedWithPartner ?? row.isShared;
    const sealed = sealWords(key, row, words);
    // Reset the marks: an entry shared again is unread, and one taken back loses its heart.
    const unmarked = { ...UNMARKED, isUnread: isShared };
    const marks = isShared && row.isShared ? {} : unmarked;
    await tx
      .update(journalEntries)
      .set({ isShared, sealed, ...marks })
      .where(isThis);
    if (isShared && !row.isShared) await notifyReader(tx, author, now);
    await publishChange(tx, entryAudience(author, isShared || row.isShared), 'journal');
    return toEntry({ ...row, isShared, ...marks }, words, author);
  });
}

/** True if the change replaces words that its author has not read, unless it is a repeat. */
function wouldOverwrite(
  found: Words,
  next: Words,
  read: NonNullable<EntryChanges['basedOn']>,
): boolean {
  return (['title', 'content'] as const).some(
    (part) =>
      read[part] !== undefined && (found[part] ?? '') !== read[part] && found[part] !== next[part],
  );
}
