import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { emailKey, type SignUp, splitName, type User } from '../../contract/auth.ts';
import type { Preferences } from '../../contract/preferences.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { logins, mailLinks } from '../db/tables/auth.ts';
import { couples, members } from '../db/tables/couples.ts';
import { type Standing, statusAt } from '../premium/subscription-state.ts';
import { newToken, tokenHash } from '../security/tokens.ts';
import { UNKNOWN_DEVICE } from './device-name.ts';
import { LOGIN_DAYS } from './login-cookie.ts';

const DAY_MS = 86_400_000;

/** Who is asking: a member, the couple they belong to, and the login they came with. */
export type Reader = User & Preferences & { coupleId: string; tokenHash: string; lastSeenAt: Date };

const userColumns = {
  id: members.id,
  firstName: members.firstName,
  lastName: members.lastName,
  email: members.email,
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
      coupleId: members.coupleId,
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

export async function readerOf(db: Db, token: string, now: Date): Promise<Reader | null> {
  const [row] = await loginByToken(db).execute({ tokenHash: tokenHash(token), now });
  return row ? asOf(now, row) : null;
}

/** What lapses with time lapses here, when it is read: no clock has to write anything down. */
function asOf<Row extends Standing & { createdAt: Date }>(now: Date, row: Row) {
  const { premiumUntil, ...user } = row;
  return {
    ...user,
    createdAt: row.createdAt.toISOString(),
    subscriptionStatus: statusAt(row, now),
  };
}

export async function userById(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<(User & Preferences) | null> {
  const [row] = await db
    .select(userColumns)
    .from(members)
    .innerJoin(couples, eq(couples.id, members.coupleId))
    .where(eq(members.id, memberId));
  return row ? asOf(now, row) : null;
}

export async function memberByEmail(db: Queryable, email: string) {
  const [row] = await db
    .select({
      id: members.id,
      firstName: members.firstName,
      email: members.email,
      passwordHash: members.passwordHash,
    })
    .from(members)
    .where(eq(members.emailKey, emailKey(email)));
  return row ?? null;
}

/** Both members' ids, first partner first; null when either address already has an account. */
export async function insertCouple(
  tx: Queryable,
  form: SignUp,
  [hash1, hash2]: readonly [string, string],
  now: Date,
): Promise<{ first: string; second: string } | null> {
  const [couple] = await tx.insert(couples).values({ createdAt: now }).returning();
  if (!couple) throw new Error('A couple was not inserted.');
  const rows = [
    partner(couple.id, 1, form.partner1Name, form.partner1Email, form.partner1Phone, hash1, now),
    partner(couple.id, 2, form.partner2Name, form.partner2Email, form.partner2Phone, hash2, now),
  ];
  const inserted = await tx
    .insert(members)
    .values(rows)
    .onConflictDoNothing({ target: members.emailKey })
    .returning({ id: members.id, seat: members.seat });
  const first = inserted.find(({ seat }) => seat === 1)?.id;
  const second = inserted.find(({ seat }) => seat === 2)?.id;
  return first && second ? { first, second } : null;
}

function partner(
  coupleId: string,
  seat: number,
  name: string,
  email: string,
  phone: string,
  passwordHash: string,
  createdAt: Date,
) {
  const address = { email, emailKey: emailKey(email), phone };
  return { coupleId, seat, ...splitName(name), ...address, passwordHash, createdAt };
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
