import { eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { throttles } from '../db/tables/throttles.ts';
import { networkOf } from './client-network.ts';
import { tooManyRequests } from './errors.ts';

const MINUTE_MS = 60_000;
const LONGEST_WINDOW_MS = 24 * 60 * MINUTE_MS;

/** Allows `max` uses within a window that opens with the first use. */
export type Limit = { name: string; max: number; windowMs: number };
/** One limit, or several that must all hold. */
export type Bound = Limit | readonly Limit[];
export const limit = (name: string, max: number, windowMs: number): Limit => ({
  name,
  max,
  windowMs,
});

/** Counts per account, and there per network or per browser that the member has signed in with. */
export const WRONG_PASSWORDS = limit('sign-in', 10, 15 * MINUTE_MS);
/** Counts per network, for all accounts. */
export const WRONG_PASSWORDS_OF_NETWORK = limit('sign-in network', 50, 15 * MINUTE_MS);
/** Counts per account, from all networks. The first limit keeps a single network below this one. */
export const WRONG_PASSWORDS_OF_ACCOUNT = limit('sign-in account', 50, 60 * MINUTE_MS);
export const WRONG_PASSKEYS = limit('passkey', 30, 15 * MINUTE_MS);
export const PASSKEY_CHALLENGES = limit('challenge', 300, 60 * MINUTE_MS);
export const REGISTRATIONS = limit('register', 30, 60 * MINUTE_MS);
export const LINK_REQUESTS = limit('forgot', 20, 60 * MINUTE_MS);
export const LINK_READS = limit('link', 120, 60 * MINUTE_MS);
export const LINK_USES = limit('choose', 30, 60 * MINUTE_MS);
export const SUBSCRIPTION_STARTS = limit('subscribe', 60, 60 * MINUTE_MS);
export const CHECKOUTS = limit('checkout', 60, 60 * MINUTE_MS);
export const WRONG_OPERATOR_TOKENS = limit('operator', 20, 15 * MINUTE_MS);
export const CARD_TRIES = limit('card', 30, 60 * MINUTE_MS);
export const INVITATIONS = limit('invitation', 20, 60 * MINUTE_MS);
export const EXPORTS = limit('export', 20, 60 * MINUTE_MS);
export const AVATARS = limit('avatar', 60, 60 * MINUTE_MS);
export const PLANNED = limit('plan', 200, 60 * MINUTE_MS);
export const CALENDAR_ADDRESSES = limit('calendar-address', 20, 60 * MINUTE_MS);
/** Fits calendar apps, which ask every few minutes at most, on each of a member's devices. */
export const CALENDAR_READS = limit('calendar', 240, 60 * MINUTE_MS);
export const WRONG_CALENDARS = limit('wrong-calendar', 60, 15 * MINUTE_MS);
export const PUSH_SUBSCRIPTIONS = limit('push', 60, 60 * MINUTE_MS);
export const NUDGE_ANSWERS_GIVEN = limit('answer', 60, 60 * MINUTE_MS);
export const WRONG_UNSUBSCRIBES = limit('wrong-unsubscribe', 60, 15 * MINUTE_MS);
/** Allows a burst of hearts, but no flood. */
export const HEARTS = limit('heart', 40, MINUTE_MS / 4);
/** Fits both ends looking for a connection every few seconds, at about ten messages each time. */
export const PEER_MESSAGES = limit('peer', 240, MINUTE_MS);

const hourAndDay = (name: string, anHour: number, aDay: number): readonly Limit[] => [
  limit(`${name} an hour`, anHour, 60 * MINUTE_MS),
  limit(`${name} a day`, aDay, LONGEST_WINDOW_MS),
];
/**
 * Limits of mail to one address, from any cause. Each kind has a budget of its own, so that none
 * uses up another's. Mail about who may sign in is never counted, but requests for such mail are.
 */
export const INVITATION_MAILS = hourAndDay('invitation mails', 6, 12);
export const CONFIRMATION_MAILS = hourAndDay('confirmation mails', 5, 10);
export const RECEIPT_MAILS = hourAndDay('receipt mails', 10, 30);
export const PARTNER_MAILS = hourAndDay('mails by the partner', 4, 12);
export const OWN_MAILS = hourAndDay('own mails', 4, 12);
export const EMAIL_CHANGES = hourAndDay('address changes', 10, 20);
/** Counts new or removed passwords and new passkeys, which are mailed. Skips mailed links. */
export const SIGN_IN_CHANGES = hourAndDay('sign-in changes', 5, 10);
/** Limits leavings: each is mailed, and frees the address for another couple that names it. */
export const LEAVINGS = hourAndDay('leavings', 5, 10);
/** Has no limit per day: others could use it up, and lock out members who forgot a password. */
export const LINK_MAILS = limit('link mails', 5, 60 * MINUTE_MS);
export const LINK_MAILS_ASKED_FROM_ONE_PLACE = limit('link mails from', 10, LONGEST_WINDOW_MS);

const counted = prepared((db) => {
  // Ignore a window that ends impossibly late: the clock has gone back since this window opened.
  const over = sql`(${throttles.resetsAt} <= ${sql.param(sql.placeholder('now'), throttles.resetsAt)} OR ${throttles.resetsAt} > excluded.resets_at)`;
  return db
    .insert(throttles)
    .values({ key: sql.placeholder('key'), count: 1, resetsAt: sql.placeholder('resetsAt') })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${throttles.count} + 1 END`,
        resetsAt: sql`CASE WHEN ${over} THEN excluded.resets_at ELSE ${throttles.resetsAt} END`,
      },
    })
    .returning()
    .prepare('counted_throttle');
});

export type Limits = {
  /** Counts one more use. True if this use was within the limit. */
  take(bound: Bound, now: Date, ...who: string[]): Promise<boolean>;
  /** Counts one more use, and refuses one too many. */
  require(bound: Bound, now: Date, ...who: string[]): Promise<void>;
  /** Refuses if the limit is already used up; counts nothing. */
  check(bound: Bound, now: Date, ...who: string[]): Promise<void>;
  /** Takes back a counted use that came to nothing. */
  giveBack(limit: Limit, ...who: string[]): Promise<void>;
  forget(limit: Limit, ...who: string[]): Promise<void>;
  /** Counts in a transaction: a rollback also takes the count back. */
  within(tx: Queryable): Limits;
};

/** Keeps counters in the database, so that processes share them. IP addresses count by network. */
export function limitsIn(
  db: Queryable,
  nameOf: (...parts: string[]) => string,
  isOn: boolean,
): Limits {
  const keyOf = (limit: Limit, who: string[]) => nameOf(limit.name, ...who.map(networkOf));

  async function count(limit: Limit, now: Date, who: string[]) {
    const resetsAt = new Date(now.getTime() + limit.windowMs);
    const [row] = await counted(db).execute({ key: keyOf(limit, who), resetsAt, now });
    return row ?? { count: 1, resetsAt };
  }

  /** Counts one more use. Returns the exceeded counter, or null. */
  async function exceeded(bound: Bound, now: Date, who: string[]) {
    if (!isOn) return null;
    for (const limit of [bound].flat()) {
      const row = await count(limit, now, who);
      if (row.count > limit.max) return row;
    }
    return null;
  }

  function refuse(resetsAt: Date, now: Date): never {
    throw tooManyRequests(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)));
  }

  return {
    async take(bound, now, ...who) {
      return (await exceeded(bound, now, who)) === null;
    },
    async require(bound, now, ...who) {
      const row = await exceeded(bound, now, who);
      if (row) refuse(row.resetsAt, now);
    },
    async check(bound, now, ...who) {
      if (!isOn) return;
      for (const limit of [bound].flat()) {
        const [row] = await db
          .select()
          .from(throttles)
          .where(eq(throttles.key, keyOf(limit, who)));
        if (!row || row.count < limit.max) continue;
        const msLeft = row.resetsAt.getTime() - now.getTime();
        if (msLeft > 0 && msLeft <= limit.windowMs) refuse(row.resetsAt, now);
      }
    },
    async giveBack(limit, ...who) {
      if (!isOn) return;
      await db
        .update(throttles)
        .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
        .where(eq(throttles.key, keyOf(limit, who)));
    },
    async forget(limit, ...who) {
      if (!isOn) return;
      await db.delete(throttles).where(eq(throttles.key, keyOf(limit, who)));
    },
    within: (tx) => limitsIn(tx, nameOf, isOn),
  };
}

/** Deletes windows that are over, or that were opened by a clock running ahead. */
export function sweepThrottles(db: Queryable, now: Date) {
  const farthest = new Date(now.getTime() + LONGEST_WINDOW_MS);
  return db
    .delete(throttles)
    .where(or(lt(throttles.resetsAt, now), gt(throttles.resetsAt, farthest)));
}
