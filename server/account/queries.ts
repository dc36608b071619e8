import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Account, AccountChanges, Device } from '../../contract/account/account.ts';
import type { Reader } from '../auth/queries.ts';
import { publishChange } from '../db/changes.ts';
import type { Queryable } from '../db/database.ts';
import { type Actor, findMember, isMember, isOfMember, type MemberKey } from '../db/member.ts';
import { avatars } from '../db/tables/account.ts';
import { logins } from '../db/tables/auth.ts';
import { couples, members } from '../db/tables/couples.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { partnerNameOf } from '../journal/queries.ts';
import { moveReminders } from '../notifications/choice-queries.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { openIdentity, sealIdentity } from '../security/identities.ts';
import { seal, unsealBytes } from '../security/sealing.ts';

type Needs = Pick<Deps, 'db' | 'coupleKeys' | 'identities'>;
type Clock = Pick<Deps, 'now'>;

export async function accountOf(
  needs: Needs,
  reader: Reader,
  pendingEmail: string | null,
): Promise<Account> {
  const row = await findMember(needs.db, reader);
  if (!row) throw notFound();
  const { phone } = await needs.identities.open(row);
  const partnerName = (await partnerNameOf(needs, reader)) || null;
  return { ...reader, phone, pendingEmail, partnerName };
}

/** Returns the reader with the changes. The second of two simultaneous changes sees the first. */
export async function updateMember(
  { db, coupleKeys, now }: Needs & Clock,
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
    const { phone = known.phone } = changes;
    const { theme = row.theme, isDiscreet = row.isDiscreet, timeZone = row.timeZone } = changes;
    const sealed = sealIdentity(key, row, { ...known, firstName, lastName, phone });
    await tx.update(members).set({ sealed, theme, isDiscreet, timeZone }).where(isReader);
    if (timeZone !== row.timeZone) await moveReminders(tx, reader, timeZone, now());
    const isRenamed = firstName !== known.firstName || lastName !== known.lastName;
    await publishProfileChange(tx, reader, isRenamed);
    return { ...reader, firstName, lastName, theme, isDiscreet, timeZone };
  });
}

/** Tells the partner only of changes that concern them: the look of a member's app is private. */
function publishProfileChange(tx: Queryable, actor: Actor, isPartnerConcerned = true) {
  const { coupleId, id, streamId = null } = actor;
  return publishChange(
    tx,
    { coupleId, streamId, onlyFor: isPartnerConcerned ? null : id },
    'profile',
  );
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

function avatarContext(coupleId: string, memberId: string): string {
  return `avatar ${coupleId} ${memberId}`;
}

/** Exceeds that of unkeyed versions, which an upgrade replaces (migrations/0001_by_hand.sql). */
const VERSION_LENGTH = 16;

/** Saves the picture and returns its URL, which changes with every picture. */
export async function saveAvatar(
  tx: Queryable,
  reader: Reader,
  image: Buffer,
  key: Awaited<ReturnType<CoupleKeys>>,
): Promise<string> {
  // Use a keyed hash: a plain one would give the same picture the same version in two couples.
  const mac = createHmac('sha256', key).update(image).digest('base64url');
  const version = mac.slice(0, VERSION_LENGTH);
  const sealed = seal(key, avatarContext(reader.coupleId, reader.id), image);
  await tx
    .insert(avatars)
    .values({ memberId: reader.id, coupleId: reader.coupleId, sealed, version })
    .onConflictDoUpdate({ target: [avatars.coupleId, avatars.memberId], set: { sealed, version } });
  const profileImageUrl = `/api/avatars/${reader.id}?v=${version}`;
  await tx.update(members).set({ profileImageUrl }).where(isMember(reader));
  await publishProfileChange(tx, reader);
  return profileImageUrl;
}

export async function removeAvatar(tx: Queryable, member: Actor): Promise<void> {
  await tx.delete(avatars).where(isOfMember(avatars, member));
  await tx.update(members).set({ profileImageUrl: null }).where(isMember(member));
  await publishProfileChange(tx, member);
}

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

/**
 * Deletes a member with their name, address, logins, links, picture and entries. Data about the
 * couple's shared activity stays.
 */
export async function deleteMember(tx: Queryable, member: MemberKey) {
  const [row] = await tx.delete(members).where(isMember(member)).returning();
  return row ?? null;
}

export async function deleteCouple(tx: Queryable, coupleId: string): Promise<void> {
  await tx.delete(couples).where(eq(couples.id, coupleId));
}
