import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { couples } from '../db/tables/couples.ts';
import { journalEntries, journalLeaves } from '../db/tables/journal.ts';
import { transact } from '../db/transaction-guard.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { isOfKind } from './leaves.ts';
import { dealtToLeaves, type Leaf, openLeaf, sealLeaf } from './sealed-leaf.ts';

type Needs = { db: Db; coupleKeys: CoupleKeys };
type Lone = Pick<typeof journalEntries.$inferSelect, 'coupleId' | 'authorId' | 'isShared' | 'id'>;
type OpenLeaf = { row: typeof journalLeaves.$inferSelect; words: Leaf };

/** Some seconds' work, so that a process that is asked to stop is not long in coming to it. */
const STEPS_AT_ONCE = 50;
/** As many as fill six leaves. */
const ENTRIES_A_STEP = 96;

const isLone = sql`${journalEntries.leafId} = ${journalEntries.id}`;

/**
 * Puts together what an earlier version sealed entry by entry, each on a leaf with the entry's own
 * id. It waits for nobody: what someone is changing right now is left for the next time. Cut short,
 * it goes on where it was, since what is gathered is no longer found.
 */
export async function gatherLeaves({ db, coupleKeys }: Needs): Promise<void> {
  for (let step = 0; step < STEPS_AT_ONCE; step++) {
    const [first, ...others] = await loneEntries(db);
    if (!first) return;
    const together = others.filter(
      ({ authorId, isShared }) => authorId === first.authorId && isShared === first.isShared,
    );
    const gathered = await transact(db, (tx) => gather(tx, coupleKeys, [first, ...together]));
    if (gathered === 0) return;
  }
}

function loneEntries(db: Db): Promise<Lone[]> {
  const { coupleId, authorId, isShared, createdAt, id } = journalEntries;
  return db
    .select({ coupleId, authorId, isShared, id })
    .from(journalEntries)
    .where(isLone)
    .orderBy(asc(coupleId), asc(authorId), asc(isShared), asc(createdAt), asc(id))
    .limit(ENTRIES_A_STEP);
}

/** Returns how many leaves were taken apart. */
async function gather(
  tx: Queryable,
  coupleKeys: CoupleKeys,
  group: readonly [Lone, ...Lone[]],
): Promise<number> {
  const [{ coupleId, authorId, isShared }] = group;
  // Whoever leaves holds the couple first; a new leaf would wait for that while they wait for us.
  const [couple] = await tx
    .select({ id: couples.id })
    .from(couples)
    .where(eq(couples.id, coupleId))
    .for('key share', { skipLocked: true });
  if (!couple) return 0;
  const held = await heldEntries(
    tx,
    group[0],
    group.map(({ id }) => id),
    isLone,
  );
  if (held.size === 0) return 0;
  const rows = await tx
    .select()
    .from(journalLeaves)
    .where(and(isOfKind(journalLeaves, group[0]), inArray(journalLeaves.id, [...held.keys()])))
    .orderBy(asc(journalLeaves.createdAt), asc(journalLeaves.id))
    .for('update', { skipLocked: true });
  const key = await coupleKeys(coupleId, tx);
  const leaves = rows.map((row): OpenLeaf => ({ row, words: openLeaf(key, row, row.sealed) }));
  // What was added to such a leaf since moves along, if nobody is changing it.
  const added = leaves.flatMap(({ words }) => [...words.keys()]).filter((id) => !held.has(id));
  for (const [id, at] of await heldEntries(tx, group[0], added)) held.set(id, at);
  const whole = leaves.filter(({ words }) => [...words.keys()].every((id) => held.has(id)));
  for (const leaf of dealtToLeaves(whole.flatMap(({ words }) => [...words]))) {
    const ids = [...leaf.keys()];
    const createdAt = held.get(ids[0] ?? '');
    if (!createdAt) throw new Error('An entry was to be gathered that nobody holds.');
    const row = { coupleId, id: randomUUID(), authorId, isShared, createdAt };
    await tx.insert(journalLeaves).values({ ...row, sealed: sealLeaf(key, row, leaf) });
    await tx
      .update(journalEntries)
      .set({ leafId: row.id })
      .where(and(eq(journalEntries.coupleId, coupleId), inArray(journalEntries.id, ids)));
  }
  const emptied = whole.map(({ row }) => row.id);
  await tx
    .delete(journalLeaves)
    .where(and(eq(journalLeaves.coupleId, coupleId), inArray(journalLeaves.id, emptied)));
  return whole.length;
}

/** Locks those of some entries that nobody else holds: when each was written, by its id. */
async function heldEntries(
  tx: Queryable,
  kind: Lone,
  ids: string[],
  condition?: SQL,
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: journalEntries.id, createdAt: journalEntries.createdAt })
    .from(journalEntries)
    .where(and(isOfKind(journalEntries, kind), inArray(journalEntries.id, ids), condition))
    .for('update', { skipLocked: true });
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
}
