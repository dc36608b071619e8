import { and, eq, gt, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { User } from '../../contract/auth/auth.ts';
import type { LockChoice } from '../../contract/auth/lock-choice.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { publishChange } from '../db/changes.ts';
import { type Entitlement, statusAt } from '../db/couple.ts';
import type { Db, Queryable } from '../db/database.ts';
import { isMember, isOfMember, isOwnerOf, type MemberKey } from '../db/member.ts';
import { prepared } from '../db/prepared.ts';
import { logins, mailLinks } from '../db/tables/auth.ts';
import { couples, members } from '../db/tables/couples.ts';
import type { Identities } from '../security/identities.ts';
import { newToken, type TokenKey, tokenKey } from '../security/tokens.ts';
import { UNKNOWN_DEVICE } from './device-name.ts';
import { LOGIN_DAYS } from './login-cookie.ts';
import { unlockedUntil } from './unlocked-until.ts';

const DAY_MS = 86_400_000;

/** A member as stored. Answers that show a member add their sealing key. */
type Person = Omit<User, 'sealingKey'> & Preferences;

/** The member who sent a request, their couple and their login. */
export type Reader = Person & {
  coupleId: string;
  tokenHash: string;
  lastSeenAt: Date;
  signedInAt: Date;
  /** The stream of the page that sent the request, if it has one. */
  streamId: string | null;
};

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
  lockAfterMinutes: members.lockAfterMinutes,
  membershipNotice: members.membershipNotice,
  adultAt: members.adultAt,
};

/** Finds the row of a token: a login or a link. */
function hasToken(table: typeof logins | typeof mailLinks, key: TokenKey) {
  return and(eq(table.coupleId, key.coupleId), eq(table.tokenHash, key.tokenHash));
}

const loginByToken = prepared((db) =>
  db
    .select({
      ...userColumns,
      tokenHash: logins.tokenHash,
      lastSeenAt: logins.lastSeenAt,
      signedInAt: logins.createdAt,
      unlockedUntil: logins.unlockedUntil,
    })
    .from(logins)
    .innerJoin(members, isOwnerOf(logins))
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
): Promise<Omit<Reader, 'streamId'> | null> {
  const key = tokenKey(token);
  if (!key) return null;
  const [row] = await loginByToken(db).execute({ ...key, now });
  if (!row) return null;
  const { unlockedUntil: until, ...user } = row;
  return toUser(identities, user, now, !until || until <= now);
}

type UserRow = Entitlement & {
  id: string;
  coupleId: string;
  sealed: string;
  createdAt: Date;
  membershipNotice: User['membershipNotice'] | null;
  adultAt: Date | null;
  lockAfterMinutes: LockChoice;
};

/** `isLocked` matters only with a lock. A member who has just signed in has opened theirs. */
async function toUser<Row extends UserRow>(
  identities: Identities,
  row: Row,
  now: Date,
  isLocked = false,
) {
  const { phone, ...names } = await identities.open(row);
  const { sealed, premiumUntil, membershipNotice, adultAt, lockAfterMinutes, ...user } = row;
  const optional = {
    ...(membershipNotice && { membershipNotice }),
    ...(adultAt && { isAdult: true }),
    ...(lockAfterMinutes !== null && { lock: { afterMinutes: lockAfterMinutes, isLocked } }),
  };
  const createdAt = row.createdAt.toISOString();
  return { ...user, ...names, ...optional, createdAt, subscriptionStatus: statusAt(row, now) };
}

export async function userById(
  { db, identities }: Needs,
  member: MemberKey,
  now: Date,
): Promise<Person | null> {
  const [row] = await db
    .select(userColumns)
    .from(members)
    .innerJoin(couples, eq(couples.id, members.coupleId))
    .where(isMember(member));
  return row ? toUser(identities, row, now) : null;
}

/** Makes a login for a member. Returns the token, of which only the hash is stored. */
export async function insertLogin(
  db: Queryable,
  member: MemberKey,
  now: Date,
  device = UNKNOWN_DEVICE,
): Promise<string> {
  const { token, ...key } = newToken(member.coupleId);
  await db.insert(logins).values({
    ...key,
    memberId: member.id,
    device,
    createdAt: now,
    lastSeenAt: now,
    unlockedUntil: unlockedUntil(0, now),
    expiresAt: loginEnd(now),
  });
  const isFirst = await db
    .update(members)
    .set({ firstSignedInAt: now })
    .where(and(isMember(member), isNull(members.firstSignedInAt)))
    .returning({ id: members.id });
  if (isFirst.length > 0) await publishArrival(db, member);
  return token;
}

/** Tells the partner's page, which shows if the other has arrived. */
async function publishArrival(db: Queryable, { coupleId, id }: MemberKey): Promise<void> {
  const [partner] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.coupleId, coupleId), ne(members.id, id)));
  if (partner) await publishChange(db, { coupleId, onlyFor: partner.id }, 'profile');
}

export async function extendLogin(db: Db, login: TokenKey, now: Date): Promise<void> {
  await db
    .update(logins)
    .set({ lastSeenAt: now, expiresAt: loginEnd(now) })
    .where(hasToken(logins, login));
}

/** Ends a login and returns its member. */
export async function deleteLogin(db: Queryable, token: string): Promise<MemberKey | null> {
  const key = tokenKey(token);
  if (!key) return null;
  const [row] = await db
    .delete(logins)
    .where(hasToken(logins, key))
    .returning({ coupleId: logins.coupleId, id: logins.memberId });
  return row ?? null;
}

export async function insertMailLink(
  tx: Queryable,
  { coupleId, id: memberId }: MemberKey,
  expiresAt: Date,
  isShared = false,
): Promise<string> {
  const { token, ...key } = newToken(coupleId);
  await tx.insert(mailLinks).values({ ...key, memberId, isShared, expiresAt });
  return token;
}

export async function deleteSharedLinks(tx: Queryable, member: MemberKey): Promise<void> {
  await tx
    .delete(mailLinks)
    .where(and(isOfMember(mailLinks, member), eq(mailLinks.isShared, true)));
}

export type MailLinkRow = typeof mailLinks.$inferSelect;

/** Finds a link that may still be used. */
export async function mailLinkBy(
  db: Queryable,
  token: string,
  now: Date,
): Promise<MailLinkRow | null> {
  const key = tokenKey(token);
  if (!key) return null;
  const [row] = await db
    .select()
    .from(mailLinks)
    .where(isUsableLink(db, key, now));
  return row ?? null;
}

/** Deletes a link and returns it. The second of two simultaneous uses finds nothing. */
export async function takeMailLink(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<MailLinkRow | null> {
  const key = tokenKey(token);
  if (!key) return null;
  const [row] = await tx
    .delete(mailLinks)
    .where(isUsableLink(tx, key, now))
    .returning();
  if (!row) return null;
  // Mark the address as proved: its mailbox received this link, which no partner handed over.
  if (!row.isShared) {
    const member = { coupleId: row.coupleId, id: row.memberId };
    await tx.update(members).set({ emailProvedAt: now }).where(isMember(member));
  }
  return row;
}

function isUsableLink(db: Queryable, key: TokenKey, now: Date) {
  // Refuse shared links after a sign-in: a partner who kept one must not read the owner's entries.
  const signedIn = db
    .select({ id: members.id })
    .from(members)
    .where(and(isOwnerOf(mailLinks), isNotNull(members.firstSignedInAt)));
  return and(
    hasToken(mailLinks, key),
    gt(mailLinks.expiresAt, now),
    or(eq(mailLinks.isShared, false), notExists(signedIn)),
  );
}

export async function sweepLogins(db: Queryable, now: Date): Promise<void> {
  await db.delete(logins).where(lt(logins.expiresAt, now));
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
}

function loginEnd(now: Date): Date {
  return new Date(now.getTime() + LOGIN_DAYS * DAY_MS);
}
