import { eq } from 'drizzle-orm';
import { journalEntries, journalLeaves } from '../db/tables/journal.ts';
import type { Deps } from '../deps.ts';
import { openLeaf } from '../journal/sealed-leaf.ts';
import { seal } from '../security/sealing.ts';

/** Puts every entry on a leaf of its own, as a version before there were leaves would have left it. */
export async function sealOneByOne({ db, coupleKeys }: Pick<Deps, 'db' | 'coupleKeys'>) {
  for (const row of await db.delete(journalLeaves).returning()) {
    const key = await coupleKeys(row.coupleId);
    for (const [id, { mood, title, content }] of openLeaf(key, row, row.sealed)) {
      const text = [mood ?? '', title ?? '', content].join('\0');
      const sealed = seal(key, `journal ${row.coupleId} ${id} ${row.authorId}`, text);
      const [entry] = await db
        .update(journalEntries)
        .set({ leafId: id })
        .where(eq(journalEntries.id, id))
        .returning();
      if (!entry) throw new Error('Words have no entry.');
      await db.insert(journalLeaves).values({ ...row, id, createdAt: entry.createdAt, sealed });
    }
  }
}
