import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { EntryChanges, JournalEntry, NewEntry } from '../../contract/journal.ts';
import type { Db } from '../db/database.ts';
import { isoMoment } from '../db/iso-moment.ts';
import { prepared } from '../db/prepared.ts';
import { members } from '../db/tables/couples.ts';
import { journalEntries, journalLeaves } from '../db/tables/journal.ts';
import { transact } from '../db/transaction-guard.ts';
import { entryChanged, notFound } from '../http/errors.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import type { Identities } from '../security/identities.ts';
import { addEntry, keepLeaf, lockedLeafOf, moveWords } from './leaves.ts';
import { type Leaf, openLeaf, type Words } from './sealed-leaf.ts';

type Needs = {
  db: Db;
  coupleKeys: CoupleKeys;
  identities: Identities;
};
/** Whose eyes an entry is for. */
type Reader = { id: string; coupleId: string; firstName: string };
type Page = { limit: number; before?: { createdAt: string; id: string } | undefined };

/** Later than any entry, so that the first page needs no query of its own. */
const THE_END = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const columns = {
  id: journalEntries.id,
  authorId: journalEntries.authorId,
  isShared: journalEntries.isShared,
  leafId: journalEntries.leafId,
  createdAt: journalEntries.createdAt,
};

/**
 * Own entries, and the partner's shared ones: what is hidden is not even looked at. With the first
 * entry of each leaf comes what is sealed on it.
 */
const visibleEntries = prepared((db) => {
  const coupleId = sql.placeholder('coupleId');
  const reader = sql.placeholder('readerId');
  const limit = sql.placeholder('limit');
  const isInCouple = eq(journalEntries.coupleId, coupleId);
  const isBefore = sql`(${journalEntries.createdAt}, ${journalEntries.id})
    < (${sql.placeholder('beforeTime')}::timestamptz, ${sql.placeholder('beforeId')}::uuid)`;
  const newestFirst = sql`created_at DESC, id DESC`;
  const partner = sql`(SELECT ${members.id} FROM ${members}
    WHERE ${members.coupleId} = ${coupleId} AND ${members.id} <> ${reader})`;
  const own = db
    .select(columns)
    .from(journalEntries)
    .where(and(isInCouple, eq(journalEntries.authorId, reader), isBefore))
    .orderBy(newestFirst)
    .limit(limit);
  const shared = db
    .select(columns)
    .from(journalEntries)
    .where(and(isInCouple, eq(journalEntries.authorId, partner), journalEntries.isShared, isBefore))
    .orderBy(newestFirst)
    .limit(limit);
  const page = unionAll(own, shared).orderBy(newestFirst).limit(limit).as('page');
  const { id, authorId, isShared, createdAt, leafId } = page;
  const isFirstOfLeaf = sql`row_number() OVER (PARTITION BY ${leafId} ORDER BY ${createdAt} DESC, ${id} DESC) = 1`;
  const leaf = sql`(SELECT ${journalLeaves.sealed} FROM ${journalLeaves}
    WHERE ${journalLeaves.coupleId} = ${coupleId} AND ${journalLeaves.id} = ${leafId}
      AND ${journalLeaves.authorId} = ${authorId} AND ${journalLeaves.isShared} = ${isShared})`;
  const sealed = sql<string | null>`CASE WHEN ${isFirstOfLeaf} THEN ${leaf} END`.as('sealed');
  return db
    .select({ id, authorId, isShared, createdAt: isoMoment(createdAt), leafId, sealed })
    .from(page)
    .orderBy(desc(createdAt), desc(id))
    .prepare('visible_entries');
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
  const isForeign = rows.some(({ authorId }) => authorId !== reader.id);
  const partnerName = isForeign ? await partnerNameOf(needs, reader) : '';
  const leaves = new Map<string, Leaf>();
  return rows.map((row) => {
    const isOwn = row.authorId === reader.id;
    const { leafId, authorId, sealed } = row;
    if (sealed) leaves.set(leafId, openLeaf(key, { coupleId, id: leafId, authorId }, sealed));
    const { title, content, mood } = wordsOf(row.id, leaves.get(leafId));
    return {
      id: row.id,
      title,
      content,
      mood,
      isSharedWithPartner: row.isShared,
      createdAt: row.createdAt,
      isOwn,
      authorName: isOwn ? reader.firstName : partnerName,
    };
  });
}

function wordsOf(id: string, leaf: Leaf | undefined): Words {
  const words = leaf?.get(id);
  if (!words) throw new Error('An entry is not on its leaf.');
  return words;
}

const partnerOfMember = prepared((db) =>
  db
    .select({ id: members.id, coupleId: members.coupleId, sealed: members.sealed })
    .from(members)
    .where(
      and(
        eq(members.coupleId, sql.placeholder('coupleId')),
        sql`${members.id} <> ${sql.placeholder('memberId')}`,
      ),
    )
    .prepare('partner_of_member'),
);

/** Empty when the partner has left. */
export async function partnerNameOf(
  { db, identities }: Pick<Needs, 'db' | 'identities'>,
  { id: memberId, coupleId }: Pick<Reader, 'id' | 'coupleId'>,
): Promise<string> {
  const [partner] = await partnerOfMember(db).execute({ memberId, coupleId });
  return partner ? (await identities.of(partner)).firstName : '';
}

/** Every entry that a reader may see, a page at a time. */
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

export async function insertEntry(
  needs: Needs,
  author: Reader,
  { isSharedWithPartner, ...words }: NewEntry,
  createdAt: Date,
): Promise<JournalEntry> {
  const { coupleId, id: authorId } = author;
  const id = randomUUID();
  const isShared = isSharedWithPartner;
  await addEntry(needs, { coupleId, id, authorId, isShared, createdAt }, words);
  return {
    id,
    ...words,
    isSharedWithPartner,
    createdAt: createdAt.toISOString(),
    isOwn: true,
    authorName: author.firstName,
  };
}

function ownEntry(author: Reader, id: string) {
  return and(
    eq(journalEntries.coupleId, author.coupleId),
    eq(journalEntries.id, id),
    eq(journalEntries.authorId, author.id),
  );
}

/** Changes what is named and keeps the rest; of two changes at once, the second sees the first. */
export async function updateEntry(
  { db, coupleKeys }: Needs,
  author: Reader,
  id: string,
  { isSharedWithPartner, basedOn, ...changes }: EntryChanges,
): Promise<JournalEntry> {
  const key = await coupleKeys(author.coupleId);
  return transact(db, async (tx) => {
    const [row] = await tx.select().from(journalEntries).where(ownEntry(author, id)).for('update');
    if (!row) throw notFound();
    const leaf = await lockedLeafOf(tx, key, row);
    const found = wordsOf(id, leaf.words);
    const words = { ...found, ...present(changes) };
    if (basedOn && wouldOverwrite(found, words, basedOn)) throw entryChanged();
    const isShared = isSharedWithPartner ?? row.isShared;
    if (isShared === row.isShared) leaf.words.set(id, words);
    else {
      leaf.words.delete(id);
      const leafId = await moveWords(tx, key, { ...row, isShared }, words);
      await tx.update(journalEntries).set({ isShared, leafId }).where(ownEntry(author, id));
    }
    await keepLeaf(tx, key, leaf);
    return {
      id,
      ...words,
      isSharedWithPartner: isShared,
      createdAt: row.createdAt.toISOString(),
      isOwn: true,
      authorName: author.firstName,
    };
  });
}

/** Whether words would go that whoever changes them has not read. The same change twice is one. */
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

function present<T extends object>(changes: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

export async function removeEntry(
  { db, coupleKeys }: Needs,
  author: Reader,
  id: string,
): Promise<void> {
  const key = await coupleKeys(author.coupleId);
  await transact(db, async (tx) => {
    const [row] = await tx.delete(journalEntries).where(ownEntry(author, id)).returning();
    if (!row) throw notFound();
    const leaf = await lockedLeafOf(tx, key, row);
    leaf.words.delete(id);
    await keepLeaf(tx, key, leaf);
  });
}
