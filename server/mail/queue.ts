import { asc, count, eq, gt, lte, min, or, sql } from 'drizzle-orm';
import { emailKey } from '../../contract/auth.ts';
import type { Db, Queryable } from '../db/database.ts';
import { mailQueue } from '../db/tables/mail.ts';
import { seal, unseal } from '../security/sealing.ts';
import type { Letter } from './letters.ts';
import type { Transport } from './transport.ts';

/** Longer than any delivery with its timeouts, so that no other process takes the letter meanwhile. */
const CLAIM_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 6 * 3_600_000;
/** After about three days a letter's link has lost its use. */
const MAX_ATTEMPTS = 18;
const SEAL_CONTEXT = 'mail';

/** Letters are queued with the fact they speak of and delivered after it is sure. */
export type MailQueue = {
  /** Pass the transaction, so that a letter exists exactly if its fact does. */
  put(tx: Queryable, letter: Letter, now: Date): Promise<void>;
  /**
   * Takes back what waits for someone; pass the transaction that erases them. Says what delivered
   * letters to them are marked with, where we keep those: `forgetDelivered` removes them.
   */
  takeBack(tx: Queryable, to: string): Promise<string | null>;
  forgetDelivered(mark: string): Promise<void>;
  /** Delivers what is due, without making anyone wait. */
  kick(): void;
  /** Delivers what is due; resolves when nothing is left that could go now. */
  deliver(): Promise<void>;
  /** Finishes the letter at hand and takes no other; the rest waits in the database. */
  stop(): void;
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
  let isStopped = false;

  const next = () => (isStopped ? undefined : claimNext(db, now()));

  async function deliverAll() {
    do {
      isAskedAgain = false;
      for (let row = await next(); row; row = await next()) {
        try {
          await transport(JSON.parse(unseal(key, SEAL_CONTEXT, row.sealed)) as Letter);
        } catch (error) {
          onFailure(error);
          if (row.attempts < MAX_ATTEMPTS) {
            await postpone(db, row, now());
            continue;
          }
        }
        await db.delete(mailQueue).where(eq(mailQueue.id, row.id));
      }
    } while (isAskedAgain && !isStopped);
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
    async takeBack(tx, to) {
      // The address is sealed, so each letter has to be opened; few ever wait.
      for (const row of await tx.select().from(mailQueue)) {
        if (addressee(key, row.sealed) !== emailKey(to)) continue;
        await tx.delete(mailQueue).where(eq(mailQueue.id, row.id));
      }
      return transport.kept ? transport.kept.markOf(to) : null;
    },
    async forgetDelivered(mark) {
      // A letter that was on its way when it was taken back has to arrive before it can be removed.
      await running?.catch(() => undefined);
      await transport.kept?.forget(mark);
    },
    kick: () => void deliver().catch(onFailure),
    deliver,
    stop() {
      isStopped = true;
    },
  };
}

/** Whom a waiting letter is to; null when it cannot be opened, and so never goes to anyone. */
function addressee(key: Buffer, sealed: string): string | null {
  try {
    return emailKey((JSON.parse(unseal(key, SEAL_CONTEXT, sealed)) as Letter).to);
  } catch {
    return null;
  }
}

/** A waiting letter under a new key; null when it already is. */
export function resealedLetter(sealed: string, from: Buffer, to: Buffer): string | null {
  try {
    unseal(to, SEAL_CONTEXT, sealed);
    return null;
  } catch {
    return seal(to, SEAL_CONTEXT, unseal(from, SEAL_CONTEXT, sealed));
  }
}

/** How many letters wait, and since when. */
export async function lettersWaiting(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(mailQueue.createdAt) })
    .from(mailQueue);
  return row ?? { count: 0, oldest: null };
}

/** Takes one letter by moving its next try ahead: a process that dies meanwhile loses nothing. */
async function claimNext(db: Db, now: Date) {
  const farthest = new Date(now.getTime() + LAST_RETRY_MS + CLAIM_MS);
  const next = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    // Later than any next try could be: a clock that was ahead has put it there.
    .where(or(lte(mailQueue.dueAt, now), gt(mailQueue.dueAt, farthest)))
    .orderBy(asc(mailQueue.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mailQueue)
    .set({
      attempts: sql`${mailQueue.attempts} + 1`,
      dueAt: new Date(now.getTime() + CLAIM_MS),
    })
    .where(eq(mailQueue.id, sql`(${next})`))
    .returning();
  return row;
}

async function postpone(db: Db, { id, attempts }: { id: string; attempts: number }, now: Date) {
  const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
  const dueAt = new Date(now.getTime() + retryMs);
  await db.update(mailQueue).set({ dueAt }).where(eq(mailQueue.id, id));
}
