import { type KeyObject, randomUUID } from 'node:crypto';
import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { journalEntries, journalLeaves } from '../db/tables/journal.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { openLeaf, sealedWith, sealLeaf, type Words } from './sealed-leaf.ts';

type Entry = Omit<typeof journalEntries.$inferSelect, 'leafId'>;
type EntryOnLeaf = typeof journalEntries.$inferSelect;
type LeafRow = typeof journalLeaves.$inferSelect;

const coupleId = sql.placeholder('coupleId');
const authorId = sql.placeholder('authorId');
const isShared = sql.placeholder('isShared');

type Kind = {
  coupleId: string | Placeholder;
  authorId: string | Placeholder;
  isShared: boolean | Placeholder;
};

/** Whose it is, and whether the partner may read it: entries and leaves are told apart by it alike. */
export function isOfKind(
  table: Record<keyof Kind, PgColumn>,
  { coupleId, authorId, isShared }: Kind,
): SQL | undefined {
  return and(
    eq(table.coupleId, coupleId),
    eq(table.authorId, authorId),
    eq(table.isShared, isShared),
  );
}

/** The leaf that takes what its author writes next. */
function newestOf(db: Queryable, kind: Kind) {
  return db
    .select()
    .from(journalLeaves)
    .where(isOfKind(journalLeaves, kind))
    .orderBy(desc(journalLeaves.createdAt), desc(journalLeaves.id))
    .limit(1);
}

const newestLeaf = prepared((db) =>
  newestOf(db, { coupleId, authorId, isShared }).prepare('newest_leaf'),
);

/** The entry's row, for as many leaves as there are in `leaf`: one, or none. */
const entryOn = sql`SELECT ${coupleId}::uuid, ${sql.placeholder('id')}::uuid, ${authorId}::uuid,
  ${isShared}::boolean, ${sql.param(sql.placeholder('createdAt'), journalEntries.createdAt)}::timestamptz,
  leaf.id FROM leaf`;

/** Only while the leaf is what it was when it was opened: nothing that was added or taken out is lost. */
const addToLeaf = prepared((db) => {
  const leaf = db.$with('leaf').as(
    db
      .update(journalLeaves)
      .set({ sealed: sql`${sql.placeholder('sealed')}` })
      .where(
        and(
          eq(journalLeaves.coupleId, coupleId),
          eq(journalLeaves.id, sql.placeholder('leafId')),
          eq(journalLeaves.sealed, sql.placeholder('opened')),
        ),
      )
      .returning({ id: journalLeaves.id }),
  );
  return db
    .with(leaf)
    .insert(journalEntries)
    .select(entryOn)
    .returning({ id: journalEntries.id })
    .prepare('add_to_leaf');
});

const beginLeaf = prepared((db) => {
  const leaf = db.$with('leaf').as(
    db
      .insert(journalLeaves)
      .values({
        coupleId,
        id: sql.placeholder('leafId'),
        authorId,
        isShared,
        createdAt: sql.placeholder('createdAt'),
        sealed: sql.placeholder('sealed'),
      })
      .returning({ id: journalLeaves.id }),
  );
  return db.with(leaf).insert(journalEntries).select(entryOn).prepare('begin_leaf');
});

/**
 * Keeps an entry with its words: on its author's newest leaf if that has room, or else on one of its
 * own. In one statement each, so that no entry is without words and no words without their entry.
 */
export async function addEntry(
  { db, coupleKeys }: { db: Db; coupleKeys: CoupleKeys },
  entry: Entry,
  words: Words,
): Promise<void> {
  const key = await coupleKeys(entry.coupleId);
  const on = (leafId: string) => ({ ...entry, id: leafId });
  const [newest] = await newestLeaf(db).execute(entry);
  const sealed = newest && sealedWith(key, on(newest.id), newest.sealed, { id: entry.id, words });
  if (sealed) {
    const { id: leafId, sealed: opened } = newest;
    const added = await addToLeaf(db).execute({ ...entry, leafId, opened, sealed });
    if (added.length > 0) return;
  }
  const leafId = randomUUID();
  const alone = sealLeaf(key, on(leafId), new Map([[entry.id, words]]));
  await beginLeaf(db).execute({ ...entry, leafId, sealed: alone });
}

export type OpenLeaf = { row: LeafRow; words: Map<string, Words> };

/** An entry's leaf, locked: whoever changes it next finds what was changed before. */
export async function lockedLeafOf(
  tx: Queryable,
  key: KeyObject,
  entry: EntryOnLeaf,
): Promise<OpenLeaf> {
  const { coupleId, authorId, leafId } = entry;
  const [row] = await tx
    .select()
    .from(journalLeaves)
    .where(and(isLeaf(coupleId, leafId), eq(journalLeaves.authorId, authorId)))
    .for('update');
  if (!row) throw new Error('An entry has no leaf.');
  return { row, words: new Map(openLeaf(key, row, row.sealed)) };
}

/** Waits for whoever is changing something that a member wrote, entries before leaves as they do. */
export async function holdJournal(
  tx: Queryable,
  { id, coupleId }: { id: string; coupleId: string },
): Promise<void> {
  for (const table of [journalEntries, journalLeaves]) {
    await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.coupleId, coupleId), eq(table.authorId, id)))
      .for('update');
  }
}

/** Seals a leaf anew with the words it has now; without any it is gone. */
export async function keepLeaf(tx: Queryable, key: KeyObject, leaf: OpenLeaf): Promise<void> {
  const { row, words } = leaf;
  const isThis = isLeaf(row.coupleId, row.id);
  if (words.size === 0) await tx.delete(journalLeaves).where(isThis);
  else {
    const sealed = sealLeaf(key, row, words);
    await tx.update(journalLeaves).set({ sealed }).where(isThis);
  }
}

/**
 * Moves an entry's words to where they may stand now: to the newest leaf of that kind if it has room
 * and nobody holds it, since waiting for a second leaf could wait for ever. Returns the leaf's id.
 */
export async function moveWords(
  tx: Queryable,
  key: KeyObject,
  entry: Entry,
  words: Words,
): Promise<string> {
  const { coupleId, authorId, isShared, createdAt } = entry;
  const [newest] = await newestOf(tx, entry).for('update', { skipLocked: true });
  const grown = newest && sealedWith(key, newest, newest.sealed, { id: entry.id, words });
  if (grown) {
    await tx.update(journalLeaves).set({ sealed: grown }).where(isLeaf(coupleId, newest.id));
    return newest.id;
  }
  const row = { coupleId, id: randomUUID(), authorId, isShared, createdAt };
  const sealed = sealLeaf(key, row, new Map([[entry.id, words]]));
  await tx.insert(journalLeaves).values({ ...row, sealed });
  return row.id;
}

function isLeaf(coupleId: string, id: string) {
  return and(eq(journalLeaves.coupleId, coupleId), eq(journalLeaves.id, id));
}
