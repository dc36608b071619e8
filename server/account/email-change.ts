import type { KeyObject } from 'node:crypto';
import { heldBy, memberByEmail, replacePassword } from '../auth/member-queries.ts';
import { mailLinkTo } from '../auth/password-links.ts';
import type { Reader } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';
import { scheduleErasure } from '../db/erasure-tasks.ts';
import { forEachRow } from '../db/for-each-row.ts';
import { findMember, type MemberKey } from '../db/member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { addressInUse, linkExpired } from '../http/errors.ts';
import { confirmEmailMail, emailChangeMail } from '../mail/mails.ts';
import { deletePasskeys } from '../passkeys/queries.ts';
import { openIdentity, sealIdentity } from '../security/identities.ts';
import { seal, unseal } from '../security/sealing.ts';
import { newToken } from '../security/tokens.ts';
import {
  deleteEmailChange,
  deleteEmailChanges,
  type EmailChangeRow,
  emailChangeBy,
  emailChangesBefore,
  emailChangesOf,
  insertEmailChange,
  markConfirmed,
  pendingEmailChange,
  updateEmail,
} from './email-change-queries.ts';

const HOUR_MS = 3_600_000;
const CONFIRM_MS = HOUR_MS;
const KEEP_MS = 72 * HOUR_MS;
const SEPARATOR = '\0';

type Needs = Pick<Deps, 'db' | 'now' | 'mail' | 'appOrigin' | 'coupleKeys' | 'identities'>;
type Addresses = { from: string; to: string };

type Place = { coupleId: string; memberId: string; keepHash: string };

function context({ coupleId, memberId, keepHash }: Place): string {
  return `email change ${coupleId} ${memberId} ${keepHash}`;
}

/** The addresses of a change, opened with the couple's key. */
export function openAddresses(key: KeyObject, row: Place & { sealed: string }): Addresses {
  const [from = '', to = ''] = unseal(key, context(row), row.sealed).split(SEPARATOR);
  return { from, to };
}

async function addressesIn(
  { coupleKeys }: Pick<Needs, 'coupleKeys'>,
  row: EmailChangeRow,
  tx?: Queryable,
): Promise<Addresses> {
  return openAddresses(await coupleKeys(row.coupleId, tx), row);
}

/** Writes to both addresses; until the new one confirms, nothing changes. */
export async function startEmailChange(
  tx: Queryable,
  needs: Needs,
  reader: Reader,
  { email, mayWrite }: { email: string; mayWrite: boolean },
): Promise<void> {
  const { mail, now, appOrigin, coupleKeys } = needs;
  const { coupleId, id: memberId } = reader;
  const [confirm, keep] = [newToken(coupleId), newToken(coupleId)];
  const place = { coupleId, memberId, keepHash: keep.tokenHash };
  const key = await coupleKeys(coupleId, tx);
  await insertEmailChange(tx, {
    ...place,
    sealed: seal(key, context(place), [reader.email, email].join(SEPARATOR)),
    fromHash: needs.identities.emailHash(reader.email),
    confirmHash: confirm.tokenHash,
    createdAt: now(),
    confirmUntil: new Date(now().getTime() + CONFIRM_MS),
    keepUntil: new Date(now().getTime() + KEEP_MS),
  });
  const keepLink = `${appOrigin}/keep-email#${keep.token}`;
  await mail.put(tx, emailChangeMail(reader, keepLink), now());
  if (!mayWrite) return;
  const confirmLink = `${appOrigin}/confirm-email#${confirm.token}`;
  await mail.put(tx, confirmEmailMail({ ...reader, email }, confirmLink), now());
}

/** Moves the member's sign-in to the address that this link was mailed to. */
export async function confirmEmailChange(tx: Queryable, needs: Needs, token: string) {
  const row = await emailChangeBy(tx, 'confirm', token, needs.now());
  if (!row) throw linkExpired();
  const { to } = await addressesIn(needs, row, tx);
  const held = await heldBy(tx, needs.identities.emailHashes(to), needs.now());
  if (held.some(({ memberId }) => memberId !== row.memberId)) throw addressInUse();
  await setEmail(tx, needs, memberOf(row), to);
  await markConfirmed(tx, row);
}

/**
 * Someone with the member's password or passkey wanted this change: the old address stays or comes
 * back, every login ends, the password and every passkey go, since any may be the intruder's, and the
 * old address is mailed a link for a new password.
 */
export async function keepEmail(tx: Queryable, needs: Needs, token: string) {
  const row = await emailChangeBy(tx, 'keep', token, needs.now());
  if (!row) throw linkExpired();
  const { from } = await addressesIn(needs, row, tx);
  await setEmail(tx, needs, memberOf(row), from);
  await deleteEmailChanges(tx, memberOf(row));
  await replacePassword(tx, memberOf(row), null);
  await deletePasskeys(tx, memberOf(row));
  await mailLinkTo(tx, needs, from);
}

function memberOf({ coupleId, memberId }: EmailChangeRow): MemberKey {
  return { coupleId, id: memberId };
}

async function setEmail(tx: Queryable, needs: Needs, member: MemberKey, email: string) {
  const row = await findMember(tx, member);
  if (!row) throw linkExpired();
  const key = await needs.coupleKeys(member.coupleId, tx);
  const sealed = sealIdentity(key, row, { ...openIdentity(key, row, row.sealed), email });
  await updateEmail(tx, member, { sealed, emailHash: needs.identities.emailHash(email) });
}

/** The address that waits to be confirmed. */
export async function pendingEmailOf(needs: Needs, member: MemberKey): Promise<string | null> {
  const row = await pendingEmailChange(needs.db, member, needs.now());
  return row ? (await addressesIn(needs, row)).to : null;
}

/** What we still know of a member's changes, for their export. */
export async function emailChangeFacts(needs: Needs, member: MemberKey) {
  const rows = await emailChangesOf(needs.db, member);
  return Promise.all(
    rows.map(async (row) => {
      const { createdAt, isConfirmed } = row;
      return { ...(await addressesIn(needs, row)), askedAt: createdAt.toISOString(), isConfirmed };
    }),
  );
}

/** Every address that a member who leaves was written to at. */
export async function addressesOf(
  tx: Queryable,
  needs: Pick<Needs, 'coupleKeys'>,
  member: MemberKey & { email: string },
): Promise<string[]> {
  const rows = await emailChangesOf(tx, member);
  const known = await Promise.all(rows.map((row) => addressesIn(needs, row, tx)));
  return [...new Set([member.email, ...known.flatMap(({ from, to }) => [from, to])])];
}

/** Forgets changes that nobody can undo any more, and mails to the addresses that they left. */
export async function sweepEmailChanges(needs: Needs): Promise<void> {
  const { db, now, mail, identities } = needs;
  await forEachRow(await emailChangesBefore(db, now()), (row) =>
    transact(db, async (tx) => {
      await deleteEmailChange(tx, row);
      const { from, to } = await addressesIn(needs, row, tx);
      for (const address of [from, to]) {
        if (await memberByEmail(tx, identities, address)) continue;
        const mark = await mail.takeBack(tx, address);
        if (mark) await scheduleErasure(tx, now(), { what: 'mail', subject: mark });
      }
    }),
  );
}
