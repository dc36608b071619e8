import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { mailQueue } from '../db/schema.ts';
import { seal, unseal } from '../security/sealing.ts';
import type { Letter } from './letters.ts';
import type { Transport } from './transport.ts';

const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 6 * 3_600_000;
/** After about three days a letter's link has lost its use. */
const MAX_ATTEMPTS = 18;
const SEAL_CONTEXT = 'mail';

/** Letters are queued with the fact they speak of and delivered after it is sure. */
export type MailQueue = {
  /** Pass the transaction, so that a letter exists exactly if its fact does. */
  put(tx: Queryable, letter: Letter, now: Date): Promise<void>;
  /** Delivers what is due, without making anyone wait. */
  kick(): void;
  /** Delivers what is due; resolves when nothing is left that could go now. */
  deliver(): Promise<void>;
};

type Options = {
  db: Db;
  key: Buffer;
  now: () => Date;
  transport: Transport;
  onFailure: (error: unknown) => void;
};

export function mailQueueIn({ db, key, now, transport, onFailure }: Options): MailQueue {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function deliverAll() {
    do {
      isAskedAgain = false;
      for (let row = await claimNext(db, now()); row; row = await claimNext(db, now())) {
        try {
          await transport(JSON.parse(unseal(key, SEAL_CONTEXT, row.sealed)) as Letter);
        } catch (error) {
          onFailure(error);
          if (row.attempts < MAX_ATTEMPTS) continue;
        }
        await db.delete(mailQueue).where(eq(mailQueue.id, row.id));
      }
    } while (isAskedAgain);
  }

  function deliver(): Promise<void> {
    isAskedAgain = true;
    running ??= deliverAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    async put(tx, letter, at) {
      const sealed = seal(key, SEAL_CONTEXT, JSON.stringify(letter));
      await tx.insert(mailQueue).values({ sealed, dueAt: at, createdAt: at });
    },
    kick: () => void deliver().catch(onFailure),
    deliver,
  };
}

/** Takes one letter by moving its next try ahead: a process that dies meanwhile loses nothing. */
async function claimNext(db: Db, now: Date) {
  const next = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(lte(mailQueue.dueAt, now))
    .orderBy(asc(mailQueue.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const retryMs = sql`least(${FIRST_RETRY_MS} * power(2, ${mailQueue.attempts}), ${LAST_RETRY_MS})`;
  const [row] = await db
    .update(mailQueue)
    .set({
      attempts: sql`${mailQueue.attempts} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + ${retryMs} * interval '1 millisecond'`,
    })
    .where(eq(mailQueue.id, sql`(${next})`))
    .returning();
  return row;
}
