import { asc, count, eq, gt, lte, min, or, sql } from 'drizzle-orm';
import { emailKey } from '../../contract/auth/auth.ts';
import type { Db, Queryable } from '../db/database.ts';
import { mailQueue } from '../db/tables/mail.ts';
import type { Bound, Limits } from '../http/limits.ts';
import { seal, unseal } from '../security/sealing.ts';
import type { Mail } from './compose.ts';
import { failureCode } from './failure-code.ts';
import type { Transport } from './transport.ts';

/**
 * Claim time of a mail. Longer than any delivery with its timeouts, so that no other process takes
 * the mail before.
 */
const CLAIM_MS = 5 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 6 * 3_600_000;
/** Tries over about three days. After that a mail's link is no longer useful. */
const MAX_ATTEMPTS = 18;
const SEAL_CONTEXT = 'mail';

export type MailQueue = ReturnType<typeof mailQueueIn>;

type Options = {
  db: Db;
  key: Buffer;
  /**
   * Previous or next key while the secret is being changed: a waiting mail may be sealed with
   * either.
   */
  otherKey?: Buffer | undefined;
  now: () => Date;
  limits: Limits;
  /** True for an address that nobody reads: mails to it are dropped. */
  isUnread?: (address: string) => boolean;
  transport: Transport;
  onFailure: (error: unknown) => void;
};

/** Queues mails in the transaction of the change they report, and delivers after the commit. */
export function mailQueueIn(options: Options) {
  const { db, key, otherKey, now, limits, isUnread = () => false, transport, onFailure } = options;
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

  /** Delivers mails that are due. Resolves when no other mail can go now. */
  function deliver(): Promise<void> {
    isAskedAgain = true;
    running ??= deliverAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    /**
     * Queues a mail. Pass the transaction, so that the mail exists exactly if the change does.
     * Drops a mail beyond its addressee's limits. Only mails about who may sign in have no limit.
     */
    async put(tx: Queryable, mail: Mail, at: Date, bound: Bound = []): Promise<void> {
      if (isUnread(mail.to)) return;
      if (!(await limits.within(tx).take(bound, at, emailKey(mail.to)))) return;
      const sealed = seal(key, SEAL_CONTEXT, JSON.stringify(mail));
      await tx.insert(mailQueue).values({ sealed, dueAt: at, createdAt: at });
    },
    /**
     * Takes back waiting mails to an address. Pass the transaction that erases the member. Returns
     * the mark of delivered mails to that address if the transport keeps mails, for
     * `forgetDelivered`.
     */
    async takeBack(tx: Queryable, to: string): Promise<string | null> {
      // Open each mail to compare the address, which is sealed. Few mails ever wait.
      for (const row of await tx.select().from(mailQueue)) {
        if (addressee(() => opened(row.sealed)) !== emailKey(to)) continue;
        await tx.delete(mailQueue).where(eq(mailQueue.id, row.id));
      }
      return transport.kept ? transport.kept.markOf(to) : null;
    },
    async forgetDelivered(mark: string): Promise<void> {
      // Wait for a delivery under way: its mail must arrive before it can be removed.
      await running?.catch(() => undefined);
      await transport.kept?.forget(mark);
    },
    /** Delivers mails that are due, in the background. */
    kick: () => void deliver().catch(onFailure),
    deliver,
    /** Finishes the current mail and takes no other. The rest waits in the database. */
    stop(): void {
      isStopped = true;
    },
  };
}

/**
 * Reads to whom a waiting mail goes. Null if the mail cannot be opened, and so never reaches
 * anyone.
 */
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

/** Seals a waiting mail with a new key. Null if the mail is already sealed with that key. */
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

/**
 * Takes one mail by moving its next try into the future, so that a crash of this process loses
 * nothing.
 */
async function claimNext(db: Db, now: Date) {
  const farthest = new Date(now.getTime() + LAST_RETRY_MS + CLAIM_MS);
  const next = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    // Include times beyond any next try: a clock that ran ahead has set them.
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
