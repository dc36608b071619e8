import { eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { throttles } from '../db/tables/throttles.ts';
import { tooManyTries } from './errors.ts';

const MINUTE_MS = 60_000;
const LONGEST_WINDOW_MS = 24 * 60 * MINUTE_MS;

/** How often something may be done within a window that opens with the first time. */
export type Limit = { name: string; max: number; windowMs: number };

export const WRONG_PASSWORDS: Limit = { name: 'sign-in', max: 10, windowMs: 15 * MINUTE_MS };
export const REGISTRATIONS: Limit = { name: 'register', max: 30, windowMs: 60 * MINUTE_MS };
export const LINK_REQUESTS: Limit = { name: 'forgot', max: 20, windowMs: 60 * MINUTE_MS };
export const LINK_USES: Limit = { name: 'choose', max: 30, windowMs: 60 * MINUTE_MS };
export const SUBSCRIPTION_STARTS: Limit = {
  name: 'subscribe',
  max: 60,
  windowMs: 60 * MINUTE_MS,
};
export const CHECKOUTS: Limit = { name: 'checkout', max: 60, windowMs: 60 * MINUTE_MS };
export const WRONG_OPERATOR_TOKENS: Limit = { name: 'operator', max: 20, windowMs: 15 * MINUTE_MS };
export const CARD_TRIES: Limit = { name: 'card', max: 30, windowMs: 60 * MINUTE_MS };
export const MAILS_TO_ONE_PERSON: Limit = { name: 'mail', max: 5, windowMs: 60 * MINUTE_MS };

export const EXPORTS: Limit = { name: 'export', max: 20, windowMs: 60 * MINUTE_MS };
export const AVATARS: Limit = { name: 'avatar', max: 60, windowMs: 60 * MINUTE_MS };

/** A flurry of hearts is welcome; a hail of them is not. */
export const HEARTS: Limit = { name: 'heart', max: 40, windowMs: MINUTE_MS / 4 };

/** Counters live in the database, so that several processes share them. */
export type Limits = {
  /** Counts one more and says whether it was still within the limit. */
  take(limit: Limit, now: Date, ...who: string[]): Promise<boolean>;
  /** Counts one more, and refuses when that is one too many. */
  require(limit: Limit, now: Date, ...who: string[]): Promise<void>;
  /** Refuses when the limit is already used up; counts nothing. */
  check(limit: Limit, now: Date, ...who: string[]): Promise<void>;
  forget(limit: Limit, ...who: string[]): Promise<void>;
};

export function limitsIn(
  db: Db,
  nameOf: (...parts: string[]) => string,
  { isOn }: { isOn: boolean },
): Limits {
  const keyOf = (limit: Limit, who: string[]) => nameOf(limit.name, ...who);

  async function count(limit: Limit, now: Date, who: string[]) {
    const resetsAt = new Date(now.getTime() + limit.windowMs);
    // A window that ends later than any could was opened by a clock that has gone back since.
    const over = sql`(${throttles.resetsAt} <= ${now.toISOString()}::timestamptz OR ${throttles.resetsAt} > excluded.resets_at)`;
    const [row] = await db
      .insert(throttles)
      .values({ key: keyOf(limit, who), count: 1, resetsAt })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          count: sql`CASE WHEN ${over} THEN 1 ELSE ${throttles.count} + 1 END`,
          resetsAt: sql`CASE WHEN ${over} THEN excluded.resets_at ELSE ${throttles.resetsAt} END`,
        },
      })
      .returning();
    return row ?? { count: 1, resetsAt };
  }

  function refuse(resetsAt: Date, now: Date): never {
    throw tooManyTries(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)));
  }

  return {
    async take(limit, now, ...who) {
      return !isOn || (await count(limit, now, who)).count <= limit.max;
    },
    async require(limit, now, ...who) {
      if (!isOn) return;
      const row = await count(limit, now, who);
      if (row.count > limit.max) refuse(row.resetsAt, now);
    },
    async check(limit, now, ...who) {
      if (!isOn) return;
      const [row] = await db
        .select()
        .from(throttles)
        .where(eq(throttles.key, keyOf(limit, who)));
      if (!row || row.count < limit.max) return;
      const msLeft = row.resetsAt.getTime() - now.getTime();
      if (msLeft > 0 && msLeft <= limit.windowMs) refuse(row.resetsAt, now);
    },
    async forget(limit, ...who) {
      if (!isOn) return;
      await db.delete(throttles).where(eq(throttles.key, keyOf(limit, who)));
    },
  };
}

/** What is over, and what a clock that was ahead has left behind. */
export function sweepThrottles(db: Queryable, now: Date) {
  const farthest = new Date(now.getTime() + LONGEST_WINDOW_MS);
  return db
    .delete(throttles)
    .where(or(lt(throttles.resetsAt, now), gt(throttles.resetsAt, farthest)));
}
