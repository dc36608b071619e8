import { and, desc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { publishChange } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { type Actor, isOfMember, lockMember, type MemberKey } from '../../db/member.ts';
import { passkeys } from '../../db/tables/passkeys.ts';
import { notFound, onlyPasskey, passkeyKnown, passkeyNotAccepted } from '../../http/errors.ts';
import { hashOf } from '../../security/tokens.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

const isAwake = eq(passkeys.isSuspended, false);
const isUsable = and(isNull(passkeys.copySuspectedAt), isAwake);

function isPasskey({ coupleId, memberId, id }: Pick<PasskeyRow, 'coupleId' | 'memberId' | 'id'>) {
  return and(isOfMember(passkeys, { coupleId, id: memberId }), eq(passkeys.id, id));
}

export function passkeysOf(db: Queryable, member: MemberKey): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(isOfMember(passkeys, member))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

export async function passkeyBy(
  db: Queryable,
  member: MemberKey,
  which: { id: string } | { credentialId: string },
): Promise<PasskeyRow | null> {
  const isIt: SQL =
    'id' in which
      ? eq(passkeys.id, which.id)
      : eq(passkeys.credentialHash, hashOf(which.credentialId));
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(isOfMember(passkeys, member), isIt, isAwake));
  return row ?? null;
}

/** Refuses a credential that any member has registered already. */
export async function insertPasskey(
  db: Queryable,
  {
    credentialId,
    ...row
  }: Omit<typeof passkeys.$inferInsert, 'credentialHash'> & {
    credentialId: string;
  },
): Promise<PasskeyRow> {
  const values = { ...row, credentialHash: hashOf(credentialId) };
  const [inserted] = await db.insert(passkeys).values(values).onConflictDoNothing().returning();
  if (!inserted) throw passkeyKnown();
  return inserted;
}

/** Locks the member's row. Refuses a passkey that was removed or suspended during the check. */
export async function requirePasskey(tx: Queryable, member: MemberKey, credentialId: string) {
  await lockMember(tx, member);
  if (!(await passkeyBy(tx, member, { credentialId }))) throw passkeyNotAccepted();
}

export async function resealPasskey(db: Queryable, row: PasskeyRow, sealed: string) {
  const [changed] = await db.update(passkeys).set({ sealed }).where(isPasskey(row)).returning();
  if (!changed) throw notFound();
  return changed;
}

/**
 * Counts a use. The counter must grow, or stay 0 on devices that do not count. A counter that goes
 * back reveals a copy: then the row stays and the result is false.
 */
export async function countUse(
  db: Queryable,
  row: PasskeyRow,
  signCount: number,
  now: Date,
): Promise<boolean> {
  const grows = signCount === 0 ? eq(passkeys.signCount, 0) : lt(passkeys.signCount, signCount);
  const counted = await db
    .update(passkeys)
    .set({ signCount, lastUsedAt: now })
    .where(and(isPasskey(row), isUsable, grows))
    .returning({ id: passkeys.id });
  return counted.length > 0;
}

/** Records the first sign of a copy. Returns false for a passkey that is gone or suspended. */
export async function suspectCopy(db: Queryable, row: PasskeyRow, now: Date): Promise<boolean> {
  const suspected = await db
    .update(passkeys)
    .set({ copySuspectedAt: sql`coalesce(${passkeys.copySuspectedAt}, ${now.toISOString()})` })
    .where(and(isPasskey(row), isAwake))
    .returning({ id: passkeys.id });
  await publishPasskeyChange(db, { coupleId: row.coupleId, id: row.memberId });
  return suspected.length > 0;
}

/** Tells only the member's own pages: how someone signs in is private. */
export function publishPasskeyChange(tx: Queryable, { coupleId, id, streamId }: Actor) {
  return publishChange(tx, { coupleId, onlyFor: id, streamId }, 'profile');
}

/** True if the member has a password or another usable passkey to sign in with. */
async function hasOtherWay(tx: Queryable, member: MemberKey, id: string): Promise<boolean> {
  const row = await lockMember(tx, member);
  if (!row) throw notFound();
  if (row.passwordHash !== null) return true;
  const others = and(isOfMember(passkeys, member), ne(passkeys.id, id), isUsable);
  return (await tx.$count(passkeys, others)) > 0;
}

export async function deletePasskey(tx: Queryable, member: Actor, id: string): Promise<void> {
  const isFree = await hasOtherWay(tx, member, id);
  const [row] = await tx
    .delete(passkeys)
    .where(and(isOfMember(passkeys, member), eq(passkeys.id, id)))
    .returning();
  if (!row) throw notFound();
  // Throw inside the transaction, so that the passkey stays.
  if (!isFree && row.copySuspectedAt === null) throw onlyPasskey();
  await publishPasskeyChange(tx, member);
}

/** Suspends all passkeys: none opens anything until a new password is chosen. */
export async function suspendPasskeys(tx: Queryable, member: MemberKey): Promise<void> {
  await tx.update(passkeys).set({ isSuspended: true }).where(isOfMember(passkeys, member));
}

/** True if one of the passkeys can sign in. Call under `lockMember` if decisions depend on this. */
export async function hasUsablePasskey(tx: Queryable, member: MemberKey): Promise<boolean> {
  return (await tx.$count(passkeys, and(isOfMember(passkeys, member), isUsable))) > 0;
}
