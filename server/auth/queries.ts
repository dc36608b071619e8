import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { type SignUp, splitName, type User } from '../../contract/auth.ts';
import type { Preferences } from '../../contract/preferences.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { logins, mailLinks } from '../db/tables/auth.ts';
import { couples, members } from '../db/tables/couples.ts';
import { type Standing, statusAt } from '../premium/subscription-state.ts';
import type { Identities, Identity } from '../security/identities.ts';
import { newToken, tokenHash } from '../security/tokens.ts';
import { UNKNOWN_DEVICE } from './device-name.ts';
import { LOGIN_DAYS } from './login-cookie.ts';
import { insertMembers } from './new-members.ts';

const DAY_MS = 86_400_000;

/** Who is asking: a member, the couple they belong to, and the login they came with. */
export type Reader = User & Preferences & { coupleId: string; tokenHash: string; lastSeenAt: Date };

type Needs = { db: Db; identities: Identities };

const userColumns = {
  id: members.id,
  coupleId: members.coupleId,
  sealed: members.sealed,
  profileImageUrl: members.profileImageUrl,
  createdAt: members.createdAt,
  subscriptionStatus: couples.subscriptionStatus,
  premiumUntil: couples.premiumUntil,
  theme: members.theme,
  isDiscreet: members.isDiscreet,
  timeZone: members.timeZone,
};

const loginByToken = prepared((db) =>
  db
    .select({
      ...userColumns,
      tokenHash: logins.tokenHash,
      lastSeenAt: logins.lastSeenAt,
    })
    .from(logins)
    .innerJoin(members, eq(members.id, logins.memberId))
    .innerJoin(couples, eq(couples.id, members.coupleId))
    .where(
      and(
        eq(logins.tokenHash, sql.placeholder('tokenHash')),
        gt(logins.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('login_by_token'),
);

export async function readerOf(
  { db, identities }: Needs,
  token: string,
  now: Date,
): Promise<Reader | null> {
  const [row] = await loginByToken(db).execute({ tokenHash: tokenHash(token), now });
  if (!row) return null;
  const { tokenHash: hash, lastSeenAt } = row;
  return { ...asOf(now, row, await identities.of(row)), tokenHash: hash, lastSeenAt };
}

type UserRow = Standing &
  Preferences & {
    id: string;
    coupleId: string;
    profileImageUrl: string | null;
    createdAt: Date;
  };

/**
 * What lapses with time lapses here, when it is read: no clock has to write anything down. Field by
 * field: copying the row whole was a fiftieth of what a call costs.
 */
function asOf(now: Date, row: UserRow, { firstName, lastName, email }: Identity) {
  return {
    id: row.id,
    coupleId: row.coupleId,
    firstName,
    lastName,
    email,
    profileImageUrl: row.profileImageUrl,
    createdAt: row.createdAt.toISOString(),
    subscriptionStatus: statusAt(row, now),
    theme: row.theme,
    isDiscreet: row.isDiscreet,
    timeZone: row.timeZone,
  };
}

export async function userById(
  { db, identities }: Needs,
  memberId: string,
  now: Date,
): Promise<(User & Preferences) | null> {
  const [row] = await db
    .select(userColumns)
    .from(members)
    .innerJoin(couples, eq(couples.id, members.coupleId))
    .where(eq(members.id, memberId));
  return row ? asOf(now, row, await identities.of(row)) : null;
}

export async function memberByEmail(db: Queryable, identities: Identities, email: string) {
  const [row] = await db
    .select({
      id: members.id,
      coupleId: members.coupleId,
      sealed: members.sealed,
      passwordHash: members.passwordHash,
    })
    .from(members)
    .where(eq(members.emailHash, identities.emailHash(email)));
  return row ?? null;
}

/** Both members' ids, first partner first; null when either address already has an account. */
export async function insertCouple(
  tx: Queryable,
  identities: Identities,
  form: SignUp,
  [hash1, hash2]: readonly [string, string],
  now: Date,
): Promise<{ first: string; second: string } | null> {
  const [couple] = await tx.insert(couples).values({ createdAt: now }).returning();
  if (!couple) throw new Error('A couple was not inserted.');
  const [first, second] = await insertMembers(
    tx,
    identities,
    couple.id,
    [
      {
        ...splitName(form.partner1Name),
        email: form.partner1Email,
        phone: form.partner1Phone,
        passwordHash: hash1,
      },
      {
        ...splitName(form.partner2Name),
        email: form.partner2Email,
        phone: form.partner2Phone,
        passwordHash: hash2,
      },
    ],
    { createdAt: now },
  );
  return first && second ? { first, second } : null;
}

/** A new login for a member; the token is returned once and never kept. */
export async function insertLogin(
  db: Queryable,
  memberId: string,
  now: Date,
  device = UNKNOWN_DEVICE,
): Promise<string> {
  const token = newToken();
  await db.insert(logins).values({
    tokenHash: tokenHash(token),
    memberId,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: daysAfter(now, LOGIN_DAYS),
  });
  await db
    .update(members)
    .set({ firstSignedInAt: now })
    .where(and(eq(members.id, memberId), isNull(members.firstSignedInAt)));
  return token;
}

const slideLogin = prepared((db) =>
  db
    .update(logins)
    .set({
      lastSeenAt: sql`${sql.placeholder('now')}::timestamptz`,
      expiresAt: sql`${sql.placeholder('expiresAt')}::timestamptz`,
    })
    .where(eq(logins.tokenHash, sql.placeholder('tokenHash')))
    .prepare('slide_login'),
);

export async function extendLogin(db: Db, hash: string, now: Date): Promise<void> {
  await slideLogin(db).execute({
    tokenHash: hash,
    now: now.toISOString(),
    expiresAt: daysAfter(now, LOGIN_DAYS).toISOString(),
  });
}

export async function deleteLogin(db: Queryable, token: string): Promise<void> {
  await db.delete(logins).where(eq(logins.tokenHash, tokenHash(token)));
}

export async function insertMailLink(
  tx: Queryable,
  memberId: string,
  expiresAt: Date,
): Promise<string> {
  const token = newToken();
  await tx.insert(mailLinks).values({ tokenHash: tokenHash(token), memberId, expiresAt });
  return token;
}

/** Whose link this is, taking it away in the same statement: of two uses one finds nothing. */
export async function takeMailLink(tx: Queryable, token: string, now: Date) {
  const [row] = await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.tokenHash, tokenHash(token)), gt(mailLinks.expiresAt, now)))
    .returning({ memberId: mailLinks.memberId });
  return row?.memberId ?? null;
}

/** A new password ends every other login, and every link that could still change it. */
export async function replacePassword(
  tx: Queryable,
  memberId: string,
  passwordHash: string,
  keptTokenHash = '',
): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId));
  await tx
    .delete(logins)
    .where(and(eq(logins.memberId, memberId), ne(logins.tokenHash, keptTokenHash)));
  await tx.delete(mailLinks).where(eq(mailLinks.memberId, memberId));
}

export async function sweepLogins(db: Queryable, now: Date): Promise<void> {
  await db.delete(logins).where(lt(logins.expiresAt, now));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}
