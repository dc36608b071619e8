import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { QueuedMail } from '../../contract/admin/desk.ts';
import type { Position } from '../../contract/cursor.ts';
import type { Db, Queryable } from '../db/database.ts';
import { nextPage, rowsAfter } from '../db/pages.ts';
import { mailQueue } from '../db/tables/mail.ts';

type Page = { limit: number; after?: Position | undefined };

/** Lists a page of the queue, oldest first: when and how often, never to whom or what. */
export async function queuedMails(db: Db, { limit, after }: Page, now: Date) {
  const columns = {
    id: mailQueue.id,
    createdAt: mailQueue.createdAt,
    attempts: mailQueue.attempts,
    dueAt: mailQueue.dueAt,
    failure: mailQueue.lastFailure,
  };
  const rows = await db
    .select(columns)
    .from(mailQueue)
    .where(rowsAfter(mailQueue.createdAt, mailQueue.id, after))
    .orderBy(asc(mailQueue.createdAt), asc(mailQueue.id))
    .limit(limit + 1);
  const mails = rows.slice(0, limit).map(
    (row): QueuedMail => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      state: stateOf(row, now),
    }),
  );
  const [all] = await db.select({ waiting: count() }).from(mailQueue);
  return {
    mails,
    next: nextPage(rows, limit),
    waiting: all?.waiting ?? 0,
  };
}

function stateOf(
  { failure, attempts, dueAt }: { failure: string | null; attempts: number; dueAt: Date },
  now: Date,
): QueuedMail['state'] {
  if (failure !== null) return 'failed';
  return attempts > 0 && dueAt > now ? 'sending' : 'waiting';
}

/**
 * Makes failed mails due, all or one, and returns how many. Mails that are being sent have no
 * failure and stay untouched, or they would be sent twice. The retry does not count as a try, so
 * that pressing often never makes the app give up on a mail.
 */
export async function retryFailed(tx: Queryable, id: string | undefined, now: Date) {
  const retried = await tx
    .update(mailQueue)
    .set({ dueAt: now, attempts: sql`greatest(${mailQueue.attempts} - 1, 0)` })
    .where(
      and(isNotNull(mailQueue.lastFailure), id === undefined ? undefined : eq(mailQueue.id, id)),
    )
    .returning({ id: mailQueue.id });
  return retried.length;
}
