import { asc, count, eq, gt, lte, min, or, sql } from 'drizzle-orm';
import { emailKey } from '../../contract/auth/auth.ts';
import type { Db, Queryable } from '../db/database.ts';
import { mailQueue } from '../db/tables/mail.ts';
import type { Bound, Limits } from '../http/limits.ts';
import { seal, unseal } from '../security/sealing.ts';
import type { Mail } from './compose.ts';
import { failureCode } from './failure-code.ts';
import type { Transport } from './transport.ts';

/** Longer than any delivery with its timeouts, so that no other process takes the mail meanwhile. */
const CLAIM_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 6 * 3_600_000;
/** After about three days a mail's link has lost its use. */
const MAX_ATTEMPTS = 18;
const SEAL_CONTEXT = 'mail';

export type MailQueue = ReturnType<typeof mailQueueIn>;

type Options = {
  db: Db;
  key: Buffer;
  /** While the secret is being changed: mail may have been sealed by the other one. */
  otherKey?: Buffer | undefined;
  now: () => Date;
  limits: Limits;
  transport: Transport;
  onFailure: (error: unknown) => void;
};

/** Mails are queued with the fact they speak of and delivered after it is sure. */
export function mailQueueIn({ db, key, otherKey, now, limits, transport, onFailure }: Options) {
  const opened = (sealed: string) => openedMail(sealed, key, otherKey);
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  const next = () => (isStopped ? undefined : claimNext(db, now()));

  async function deliverAll() {
    do {
      isAskedAgain = false;
      for (let row = await next(); row; row = await next()) {
        try {
          await transport(opened(row.sealed));
        } catch (error) {
          onFailure(error);
          if (row.attempts < MAX_ATTEMPTS) {
            await postpone(db, row, now(), failureCode(error));
            continue;
          }
        }
        await db.delete(mailQueue).where(eq(mailQueue.id, row.id));
      }
    } while (isAskedAgain && !isStopped);
  }

  /** Delivers what is due; resolves when nothing is left that could go now. */
  function deliver(): Promise<void> {
    isAskedAgain = true;
    running ??= deliverAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    /**
     * Pass the transaction, so that a mail exists exactly if its fact does. One that its addressee's
     * limits hold back is not written; unlimited is only what tells of who may sign in.
     */
    async put(tx: Queryable, mail: Mail, at: Date, bound: Bound = []): Promise<void> {
      if (!(await limits.within(tx).take(bound, at, emailKey(mail.to)))) return;
      const sealed = seal(key, SEAL_CONTEXT, JSON.stringify(mail));
      await tx.insert(mailQueue).values({ sealed, dueAt: at, createdAt: at });
    },
    /**
     * Takes back what waits for someone; pass the transaction that erases them. Says what delivered
     * mails to them are marked with, where we keep those: `forgetDelivered` removes them.
     */
    async takeBack(tx: Queryable, to: string): Promise<string | null> {
      // The address is sealed, so each mail has to be opened; few ever wait.
      for (const row of await tx.select().from(mailQueue)) {
        if (addressee(() => opened(row.sealed)) !== emailKey(to)) continue;
        await tx.delete(mailQueue).where(eq(mailQueue.id, row.id));
      }
      return transport.kept ? transport.kept.markOf(to) : null;
    },
    async forgetDelivered(mark: string): Promise<void> {
      // A mail that was on its way when it was taken back has to arrive before it can be removed.
      await running?.catch(() => undefined);
      await transport.kept?.forget(mark);
    },
    /** Delivers what is due, without making anyone wait. */
    kick: () => void deliver().catch(onFailure),
    deliver,
    /** Finishes the mail at hand and takes no other; the rest waits in the database. */
    stop(): void {
      isStopped = true;
    },
  };
}

/** Whom a waiting mail is to; null when it cannot be opened, and so never goes to anyone. */
function addressee(open: () => Mail): string | null {
  try {
    return emailKey(open().to);
  } catch {
    return null;
  }
}

function openedMail(sealed: string, key: Buffer, otherKey: Buffer | undefined): Mail {
  try {
    return JSON.parse(unseal(key, SEAL_CONTEXT, sealed));
  } catch (error) {
    if (!otherKey) throw error;
    return JSON.parse(unseal(otherKey, SEAL_CONTEXT, sealed));
  }
}

/** A waiting mail under a new key; null when it already is. */
export function resealedMail(sealed: string, from: Buffer, to: Buffer): string | null {
  try {
    unseal(to, SEAL_CONTEXT, sealed);
    return null;
  } catch {
    return seal(to, SEAL_CONTEXT, unseal(from, SEAL_CONTEXT, sealed));
  }
}

export async function waitingMail(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(mailQueue.createdAt) })
    .from(mailQueue);
  return row ?? { count: 0, oldest: null };
}

/** Takes one mail by moving its next try ahead: a process that dies meanwhile loses nothing. */
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
      lastFailure: null,
      dueAt: new Date(now.getTime() + CLAIM_MS),
    })
    .where(eq(mailQueue.id, sql`(${next})`))
    .returning();
  return row;
}

async function postpone(
  db: Db,
  { id, attempts }: { id: string; attempts: number },
  now: Date,
  lastFailure: string,
) {
  const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);
  const dueAt = new Date(now.getTime() + retryMs);
  await db.update(mailQueue).set({ dueAt, lastFailure }).where(eq(mailQueue.id, id));
}
