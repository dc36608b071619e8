import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { type SignUp, splitName, type User } from '../../contract/auth.ts';
import type { Preferences } from '../../contract/preferences.ts';
import type { Db, Queryable } from '../db/database.ts';
import { isMember, isOfMember, type MemberKey } from '../db/member.ts';
import { prepared } from '../db/prepared.ts';
import { logins, mailLinks } from '../db/tables/auth.ts';
import { couples, members } from '../db/tables/couples.ts';
import { type Standing, statusAt } from '../premium/subscription-state.ts';
import type { Identities, Identity } from '../security/identities.ts';
import { newToken, tokenKey } from '../security/tokens.ts';
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
    .innerJoin(members, and(eq(members.coupleId, logins.coupleId), eq(members.id, logins.memberId)))
    .innerJoin(couples, eq(couples.id, logins.coupleId))
    .where(
      and(
        eq(logins.coupleId, sql.placeholder('coupleId')),
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
  const key = tokenKey(token);
  if (!key) return null;
  const [row] = await loginByToken(db).execute({ ...key, now });
  if (!row) return null;
  const { tokenHash, lastSeenAt } = row;
  return Object.assign(asOf(now, row, await identities.of(row)), { tokenHash, lastSeenAt });
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
  member: MemberKey,
  now: Date,
): Promise<(User & Preferences) | null> {
  const [row] = await db
    .select(userColumns)
    .from(members)
    .innerJoin(couples, eq(couples.id, members.coupleId))
    .where(isMember(member));
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

export type CoupleIds = { coupleId: string; first: string; second: string };

/** The couple's id and both members', first partner first; null when either address already has an account. */
export async function insertCouple(
  tx: Queryable,
  identities: Identities,
  form: SignUp,
  [hash1, hash2]: readonly [string, string],
  now: Date,
): Promise<CoupleIds | null> {
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
  return first && second ? { coupleId: couple.id, first, second } : null;
}

/** A new login for a member; the token is returned once and never kept. */
export async function insertLogin(
  db: Queryable,
  member: MemberKey,
  now: Date,
  device = UNKNOWN_DEVICE,
): Promise<string> {
  const token = newToken(member.coupleId);
  await db.insert(logins).values({
    ...keptOf(token),
    memberId: member.id,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: daysAfter(now, LOGIN_DAYS),
  });
  await db
    .update(members)
    .set({ firstSignedInAt: now })
    .where(and(isMember(member), isNull(members.firstSignedInAt)));
  return token;
}

/** Of a token that we have made ourselves. */
function keptOf(token: string) {
  const key = tokenKey(token);
  if (!key) throw new Error('A token was made that cannot be found again.');
  return key;
}

const slideLogin = prepared((db) =>
  db
    .update(logins)
    .set({
      lastSeenAt: sql`${sql.placeholder('now')}::timestamptz`,
      expiresAt: sql`${sql.placeholder('expiresAt')}::timestamptz`,
    })
    .where(
      and(
        eq(logins.coupleId, sql.placeholder('coupleId')),
        eq(logins.tokenHash, sql.placeholder('tokenHash')),
      ),
    )
    .prepare('slide_login'),
);

export async function extendLogin(
  db: Db,
  { coupleId, tokenHash }: Pick<Reader, 'coupleId' | 'tokenHash'>,
  now: Date,
): Promise<void> {
  await slideLogin(db).execute({
    coupleId,
    tokenHash,
    now: now.toISOString(),
    expiresAt: daysAfter(now, LOGIN_DAYS).toISOString(),
  });
}

export async function deleteLogin(db: Queryable, token: string): Promise<void> {
  const key = tokenKey(token);
  if (!key) return;
  const { coupleId, tokenHash } = key;
  await db
    .delete(logins)
    .where(and(eq(logins.coupleId, coupleId), eq(logins.tokenHash, tokenHash)));
}

export async function insertMailLink(
  tx: Queryable,
  { coupleId, id: memberId }: MemberKey,
  expiresAt: Date,
): Promise<string> {
  const token = newToken(coupleId);
  await tx.insert(mailLinks).values({ ...keptOf(token), memberId, expiresAt });
  return token;
}

/** Whose link this is, taking it away in the same statement: of two uses one finds nothing. */
export async function takeMailLink(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<MemberKey | null> {
  const key = tokenKey(token);
  if (!key) return null;
  const [row] = await tx
    .delete(mailLinks)
    .where(
      and(
        eq(mailLinks.coupleId, key.coupleId),
        eq(mailLinks.tokenHash, key.tokenHash),
        gt(mailLinks.expiresAt, now),
      ),
    )
    .returning({ coupleId: mailLinks.coupleId, id: mailLinks.memberId });
  return row ?? null;
}

/** A new password ends every other login, and every link that could still change it. */
export async function replacePassword(
  tx: Queryable,
  member: MemberKey,
  passwordHash: string,
  keptTokenHash = '',
): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(isMember(member));
  await tx
    .delete(logins)
    .where(and(isOfMember(logins, member), ne(logins.tokenHash, keptTokenHash)));
  await tx.delete(mailLinks).where(isOfMember(mailLinks, member));
}

export async function sweepLogins(db: Queryable, now: Date): Promise<void> {
  await db.delete(logins).where(lt(logins.expiresAt, now));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}
