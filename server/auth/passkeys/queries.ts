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

/** Every passkey of a member, newest first. */
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

/** Refuses one that is registered already, whosever it is. */
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

/** Locks the member's row, and refuses a passkey that went, or was suspended, while it was checked. */
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
 * Counts a use. A counter must grow, or stay 0 on devices that do not count; one that goes back tells
 * of a copy, and then nothing is counted.
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

/** Keeps the first moment at which a copy showed itself; false for a passkey that is gone, or suspended. */
export async function suspectCopy(db: Queryable, row: PasskeyRow, now: Date): Promise<boolean> {
  const suspected = await db
    .update(passkeys)
    .set({ copySuspectedAt: sql`coalesce(${passkeys.copySuspectedAt}, ${now.toISOString()})` })
    .where(and(isPasskey(row), isAwake))
    .returning({ id: passkeys.id });
  await publishPasskeyChange(db, { coupleId: row.coupleId, id: row.memberId });
  return suspected.length > 0;
}

/** Of how someone signs in, only their own pages are told. */
export function publishPasskeyChange(tx: Queryable, { coupleId, id, streamId }: Actor) {
  return publishChange(tx, { coupleId, onlyFor: id, streamId }, 'profile');
}

/** Whether a member could still sign in by themselves without this passkey. */
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
  // Thrown inside the transaction, so that the passkey stays.
  if (!isFree && row.copySuspectedAt === null) throw onlyPasskey();
  await publishPasskeyChange(tx, member);
}

/** Until a new password is chosen, none of those that are there opens anything. */
export async function suspendPasskeys(tx: Queryable, member: MemberKey): Promise<void> {
  await tx.update(passkeys).set({ isSuspended: true }).where(isOfMember(passkeys, member));
}

/** Whether a passkey of theirs signs them in; asked under `lockMember` where it decides something. */
export async function hasUsablePasskey(tx: Queryable, member: MemberKey): Promise<boolean> {
  return (await tx.$count(passkeys, and(isOfMember(passkeys, member), isUsable))) > 0;
}
