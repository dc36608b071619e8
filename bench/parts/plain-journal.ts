import { and, eq, sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp, unionAll, uuid } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { journalCalls } from '../../contract/journal/journal.schemas.ts';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { requireUser } from '../../server/auth/guard.ts';
import { prepared } from '../../server/db/prepared.ts';
import { members } from '../../server/db/tables/couples.ts';
import type { App, Deps } from '../../server/deps.ts';
import { partnerNameOf } from '../../server/journal/queries.ts';

/** Journal without sealing: the same rows, with their words in plain text. */
const plainEntries = pgTable('plain_entries', {
  coupleId: uuid().notNull(),
  id: uuid().notNull(),
  authorId: uuid().notNull(),
  isShared: boolean().notNull(),
  title: text(),
  content: text().notNull(),
  mood: text({ enum: ['calm', 'energetic', 'passionate', 'euphoric'] }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export async function makePlainJournal(client: Client, words: { title: string; content: string }) {
  await client.query(
    `CREATE TABLE plain_entries AS
       SELECT couple_id, id, author_id, is_shared, '${words.title}'::text AS title,
              '${words.content}'::text AS content, 'calm'::text AS mood, created_at
         FROM journal_entries`,
  );
  const columns = '(couple_id, author_id, created_at, id)';
  await client.query(`CREATE INDEX ON plain_entries ${columns}`);
  await client.query(`CREATE INDEX ON plain_entries ${columns} WHERE is_shared`);
  await client.query('VACUUM ANALYZE');
}

const { coupleId, id, authorId, isShared, title, content, mood, createdAt } = plainEntries;
const columns = { id, authorId, isShared, title, content, mood, createdAt };

/** Selects like server/journal/queries.ts does for sealed entries. */
const visibleEntries = prepared((db) => {
  const couple = sql.placeholder('coupleId');
  const reader = sql.placeholder('readerId');
  const isInCouple = eq(coupleId, couple);
  const isBefore = sql`(${createdAt}, ${id}) < ('infinity'::timestamptz, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)`;
  const newestFirst = sql`created_at DESC, id DESC`;
  const partner = sql`(SELECT ${members.id} FROM ${members}
    WHERE ${members.coupleId} = ${couple} AND ${members.id} <> ${reader})`;
  const newest = (whose: ReturnType<typeof and>) =>
    db
      .select(columns)
      .from(plainEntries)
      .where(and(isInCouple, whose, isBefore))
      .orderBy(newestFirst)
      .limit(sql.placeholder('limit'));
  return unionAll(newest(eq(authorId, reader)), newest(and(eq(authorId, partner), isShared)))
    .orderBy(newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('plain_entries');
});

/** Answers the same call from the plain rows. Leaves out nothing but opening the entries. */
export function plainJournalRoute(app: App, deps: Deps): void {
  app.route({
    ...journalCalls.listEntries,
    url: '/api/plain-journal',
    preHandler: requireUser,
    async handler({ user, query }): Promise<JournalEntry[]> {
      const rows = await visibleEntries(deps.db).execute({
        coupleId: user.coupleId,
        readerId: user.id,
        limit: query.limit,
      });
      const partnerName = await partnerNameOf(deps, user);
      return rows.map((row) => {
        const isOwn = row.authorId === user.id;
        return {
          id: row.id,
          title: row.title,
          content: row.content,
          mood: row.mood,
          isSharedWithPartner: row.isShared,
          createdAt: row.createdAt.toISOString(),
          isOwn,
          authorName: isOwn ? user.firstName : partnerName,
          isUnread: false,
          hasHeart: false,
        };
      });
    },
  });
}
