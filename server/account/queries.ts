import { createHash } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Account, AccountChanges, Device } from '../../contract/account.ts';
import type { Reader } from '../auth/queries.ts';
import type { Db, Queryable } from '../db/database.ts';
import { avatars } from '../db/tables/account.ts';
import { logins } from '../db/tables/auth.ts';
import { members } from '../db/tables/couples.ts';
import { notFound } from '../http/errors.ts';
import { partnerNameOf } from '../journal/queries.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { seal, unsealBytes } from '../security/sealing.ts';

export async function accountOf(db: Db, reader: Reader): Promise<Account> {
  return { ...reader, partnerName: (await partnerNameOf(db, reader)) || null };
}

/** The reader as they are afterwards. */
export async function updateMember(
  db: Queryable,
  reader: Reader,
  changes: AccountChanges,
): Promise<Reader> {
  const { firstName, lastName, theme, isDiscreet, timeZone } = members;
  const [row] = await db
    .update(members)
    .set({
      // A statement that sets nothing is none; this one may be sent an empty object.
      firstName: changes.firstName ?? reader.firstName,
      ...(changes.lastName === undefined ? {} : { lastName: changes.lastName || null }),
      ...(changes.theme === undefined ? {} : { theme: changes.theme }),
      ...(changes.isDiscreet === undefined ? {} : { isDiscreet: changes.isDiscreet }),
      ...(changes.timeZone === undefined ? {} : { timeZone: changes.timeZone }),
    })
    .where(eq(members.id, reader.id))
    .returning({ firstName, lastName, theme, isDiscreet, timeZone });
  if (!row) throw notFound();
  return { ...reader, ...row };
}

export async function devicesOf(db: Queryable, reader: Reader, now: Date): Promise<Device[]> {
  const rows = await db
    .select()
    .from(logins)
    .where(and(eq(logins.memberId, reader.id), gt(logins.expiresAt, now)))
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
    .where(and(eq(logins.memberId, reader.id), eq(logins.id, id)))
    .returning({ id: logins.id });
  if (!row) throw notFound();
}

export async function deleteOtherDevices(db: Queryable, reader: Reader): Promise<void> {
  await db
    .delete(logins)
    .where(and(eq(logins.memberId, reader.id), ne(logins.tokenHash, reader.tokenHash)));
}

export async function passwordHashOf(db: Queryable, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(eq(members.id, memberId));
  return row?.passwordHash ?? null;
}

export async function phoneOf(db: Queryable, memberId: string): Promise<string> {
  const [row] = await db
    .select({ phone: members.phone })
    .from(members)
    .where(eq(members.id, memberId));
  return row?.phone ?? '';
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
    .onConflictDoUpdate({ target: avatars.memberId, set: { sealed, version } });
  const profileImageUrl = `/api/avatars/${reader.id}?v=${version}`;
  await tx.update(members).set({ profileImageUrl }).where(eq(members.id, reader.id));
  return profileImageUrl;
}

export async function removeAvatar(tx: Queryable, memberId: string): Promise<void> {
  await tx.delete(avatars).where(eq(avatars.memberId, memberId));
  await tx.update(members).set({ profileImageUrl: null }).where(eq(members.id, memberId));
}

/** A picture of the couple's own; everyone else's is not there. */
export async function avatarFor(
  { db, coupleKeys }: { db: Db; coupleKeys: CoupleKeys },
  { coupleId }: Pick<Reader, 'coupleId'>,
  memberId: string,
): Promise<{ image: Buffer; version: string } | null> {
  const [row] = await db
    .select()
    .from(avatars)
    .where(and(eq(avatars.coupleId, coupleId), eq(avatars.memberId, memberId)));
  if (!row) return null;
  const key = await coupleKeys(coupleId);
  const image = unsealBytes(key, avatarContext(coupleId, memberId), row.sealed);
  return { image, version: row.version };
}
