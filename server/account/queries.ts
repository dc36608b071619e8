import { createHash } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Account, AccountChanges, Device } from '../../contract/account.ts';
import type { Reader } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';
import { isMember, isOfMember, type MemberKey } from '../db/member.ts';
import { avatars } from '../db/tables/account.ts';
import { logins } from '../db/tables/auth.ts';
import { members } from '../db/tables/couples.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { partnerNameOf } from '../journal/queries.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { openIdentity, sealIdentity } from '../security/identities.ts';
import { seal, unsealBytes } from '../security/sealing.ts';

type Needs = Pick<Deps, 'db' | 'coupleKeys' | 'identities'>;

export async function accountOf(needs: Needs, reader: Reader): Promise<Account> {
  return { ...reader, partnerName: (await partnerNameOf(needs, reader)) || null };
}

/** The reader as they are afterwards; of two changes at once, the second sees the first. */
export async function updateMember(
  { db, coupleKeys }: Needs,
  reader: Reader,
  changes: AccountChanges,
): Promise<Reader> {
  const key = await coupleKeys(reader.coupleId);
  const isReader = isMember(reader);
  return transact(db, async (tx) => {
    const [row] = await tx.select().from(members).where(isReader).for('update');
    if (!row) throw notFound();
    const known = openIdentity(key, row, row.sealed);
    const firstName = changes.firstName ?? known.firstName;
    const lastName = changes.lastName === undefined ? known.lastName : changes.lastName || null;
    const { theme = row.theme, isDiscreet = row.isDiscreet, timeZone = row.timeZone } = changes;
    const sealed = sealIdentity(key, row, { ...known, firstName, lastName });
    await tx.update(members).set({ sealed, theme, isDiscreet, timeZone }).where(isReader);
    return { ...reader, firstName, lastName, theme, isDiscreet, timeZone };
  });
}

export async function devicesOf(db: Queryable, reader: Reader, now: Date): Promise<Device[]> {
  const rows = await db
    .select()
    .from(logins)
    .where(and(isOfMember(logins, reader), gt(logins.expiresAt, now)))
    .orderBy(desc(logins.lastSeenAt));
  return rows.map((row) => ({
    id: row.id,
    name: row.device,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === reader.tokenHash,
  }));
}

export async function deleteDevice(db: Queryable, reader: Reader, id: string): Promise<void> {
  const [row] = await db
    .delete(logins)
    .where(and(isOfMember(logins, reader), eq(logins.id, id)))
    .returning({ id: logins.id });
  if (!row) throw notFound();
}

export async function deleteOtherDevices(db: Queryable, reader: Reader): Promise<void> {
  await db
    .delete(logins)
    .where(and(isOfMember(logins, reader), ne(logins.tokenHash, reader.tokenHash)));
}

export async function passwordHashOf(db: Queryable, member: MemberKey): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(isMember(member));
  return row?.passwordHash ?? null;
}

export async function phoneOf({ db, identities }: Needs, member: MemberKey): Promise<string> {
  const [row] = await db.select().from(members).where(isMember(member));
  return row ? (await identities.of(row)).phone : '';
}

function avatarContext(coupleId: string, memberId: string): string {
  return `avatar ${coupleId} ${memberId}`;
}

/** Keeps the picture and says where it is; a new picture has a new address. */
export async function saveAvatar(
  tx: Queryable,
  reader: Reader,
  image: Buffer,
  key: Awaited<ReturnType<CoupleKeys>>,
): Promise<string> {
  const version = createHash('sha256').update(image).digest('base64url').slice(0, 12);
  const sealed = seal(key, avatarContext(reader.coupleId, reader.id), image);
  await tx
    .insert(avatars)
    .values({ memberId: reader.id, coupleId: reader.coupleId, sealed, version })
    .onConflictDoUpdate({ target: [avatars.coupleId, avatars.memberId], set: { sealed, version } });
  const profileImageUrl = `/api/avatars/${reader.id}?v=${version}`;
  await tx.update(members).set({ profileImageUrl }).where(isMember(reader));
  return profileImageUrl;
}

export async function removeAvatar(tx: Queryable, member: MemberKey): Promise<void> {
  await tx.delete(avatars).where(isOfMember(avatars, member));
  await tx.update(members).set({ profileImageUrl: null }).where(isMember(member));
}

/** A picture of the couple's own; everyone else's is not there. */
export async function avatarFor(
  { db, coupleKeys }: Needs,
  { coupleId }: Pick<Reader, 'coupleId'>,
  memberId: string,
): Promise<{ image: Buffer; version: string } | null> {
  const [row] = await db
    .select()
    .from(avatars)
    .where(isOfMember(avatars, { coupleId, id: memberId }));
  if (!row) return null;
  const key = await coupleKeys(coupleId);
  const image = unsealBytes(key, avatarContext(coupleId, memberId), row.sealed);
  return { image, version: row.version };
}
