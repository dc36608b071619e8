import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { type SignUp, splitName } from '../../contract/auth/auth.ts';
import type { Queryable } from '../db/database.ts';
import { isMember, isOfMember, lockMember, type MemberKey } from '../db/member.ts';
import { emailChanges, logins, mailLinks } from '../db/tables/auth.ts';
import { couples, members } from '../db/tables/couples.ts';
import { notSignedIn, wrongCredentials } from '../http/errors.ts';
import { type Identities, type Identity, sealIdentity } from '../security/identities.ts';

type Person = Identity & { passwordHash: string; isClaimed?: boolean };
type Facts = Pick<typeof members.$inferInsert, 'createdAt' | 'firstSignedInAt' | 'adultAt'>;

/**
 * Makes a new couple's key and its members. Returns their ids, the first partner's first. Leaves
 * out people whose address already has an account.
 */
export async function insertMembers(
  tx: Queryable,
  identities: Identities,
  coupleId: string,
  people: readonly Person[],
  facts: Facts,
): Promise<string[]> {
  const key = await identities.newKey(tx, coupleId);
  if (await isAnyFiledOtherwise(tx, identities, people)) return [];
  const rows = people.map(({ passwordHash, isClaimed, ...identity }, index) => {
    const member = { coupleId, id: randomUUID() };
    return {
      ...member,
      seat: index + 1,
      sealed: sealIdentity(key, member, identity),
      emailHash: identities.emailHash(identity.email),
      passwordHash,
      isClaimed,
      ...facts,
    };
  });
  const inserted = await tx
    .insert(members)
    .values(rows)
    .onConflictDoNothing({ target: members.emailHash })
    .returning({ id: members.id, seat: members.seat });
  return inserted.toSorted((one, other) => one.seat - other.seat).map(({ id }) => id);
}

/**
 * True if an address has an account under either of two secrets. The unique index only prevents
 * duplicates under one secret. So while the secret is being changed, this locks the addresses until
 * the transaction ends.
 */
async function isAnyFiledOtherwise(
  tx: Queryable,
  identities: Identities,
  people: readonly Person[],
): Promise<boolean> {
  const hashes = people.map(({ email }) => identities.emailHashes(email).toSorted());
  if (hashes.every((known) => known.length === 1)) return false;
  for (const [first] of hashes.toSorted()) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${first}, 0))`);
  }
  return (await tx.$count(members, inArray(members.emailHash, hashes.flat()))) > 0;
}

/** Makes a couple and returns all ids; null if either address has an account already. */
export async function insertCouple(
  tx: Queryable,
  identities: Identities,
  form: SignUp,
  [hash1, hash2]: readonly [string, string],
  now: Date,
): Promise<{ coupleId: string; first: string; second: string } | null> {
  const [couple] = await tx.insert(couples).values({ createdAt: now }).returning();
  if (!couple) throw new Error('A couple was not inserted.');
  const people = [
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
      isClaimed: false,
    },
  ];
  const ids = await insertMembers(tx, identities, couple.id, people, { createdAt: now });
  const hashes = people.flatMap(({ email }) => identities.emailHashes(email));
  if ((await heldBy(tx, hashes, now)).length > 0) return null;
  const [first, second] = ids;
  return first && second ? { coupleId: couple.id, first, second } : null;
}

/**
 * Finds members who may still take back one of these addresses, which they had until lately. Call
 * this after taking the address: the unique index then waits for a member who is just leaving it.
 */
export function heldBy(tx: Queryable, hashes: readonly string[], now: Date) {
  return tx
    .select({ memberId: emailChanges.memberId })
    .from(emailChanges)
    .where(
      and(
        inArray(emailChanges.fromHash, [...hashes]),
        eq(emailChanges.isConfirmed, true),
        gt(emailChanges.keepUntil, now),
      ),
    );
}

export async function memberByEmail(db: Queryable, identities: Identities, email: string) {
  const [row] = await db
    .select()
    .from(members)
    .where(inArray(members.emailHash, identities.emailHashes(email)));
  return row ?? null;
}

/**
 * Replaces or removes the password. Ends every other login, every link that could change it, and a
 * pending change of address: somebody who knew the old password may have requested one.
 */
export async function replacePassword(
  tx: Queryable,
  member: MemberKey,
  passwordHash: string | null,
  keptTokenHash = '',
): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(isMember(member));
  await tx
    .delete(logins)
    .where(and(isOfMember(logins, member), ne(logins.tokenHash, keptTokenHash)));
  await tx.delete(mailLinks).where(isOfMember(mailLinks, member));
  await withdrawEmailChange(tx, member);
}

/** Cancels the confirmation of a new address. The old address may still undo a confirmed change. */
export async function withdrawEmailChange(tx: Queryable, member: MemberKey): Promise<void> {
  await tx.update(emailChanges).set({ confirmHash: null }).where(isOfMember(emailChanges, member));
}

/** Locks the member's row, and refuses a password that was replaced while it was checked. */
export async function requirePassword(
  tx: Queryable,
  member: MemberKey & { passwordHash: string | null },
): Promise<void> {
  const row = await lockMember(tx, member);
  if (!row || row.passwordHash !== member.passwordHash) throw wrongCredentials();
}

/**
 * Locks the member's row, as a new password does before it ends logins, and refuses a login that
 * has ended. A change to how they sign in then comes before the new password, or not at all.
 */
export async function lockSignedIn(
  tx: Queryable,
  { coupleId, id, tokenHash }: MemberKey & { tokenHash: string },
) {
  const row = await lockMember(tx, { coupleId, id });
  const isLogin = and(eq(logins.coupleId, coupleId), eq(logins.tokenHash, tokenHash));
  if (!row || (await tx.$count(logins, isLogin)) === 0) throw notSignedIn();
  return row;
}
