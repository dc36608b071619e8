import type { KeyObject } from 'node:crypto';
import { emailKey } from '../../contract/auth/auth.ts';
import { heldBy, lockSignedIn, memberByEmail, replacePassword } from '../auth/member-queries.ts';
import { suspendPasskeys } from '../auth/passkeys/queries.ts';
import { mailLinkAfterUndo } from '../auth/password-links.ts';
import type { Reader } from '../auth/queries.ts';
import type { Queryable } from '../db/database.ts';
import { scheduleErasure } from '../db/erasure-tasks.ts';
import { forEachRow } from '../db/for-each-row.ts';
import { findMember, type MemberKey } from '../db/member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { addressInUse, linkExpired } from '../http/errors.ts';
import { confirmEmailMail, emailChangeMail } from '../mail/mails.ts';
import { emailChangedMail } from '../mail/security-mails.ts';
import { openIdentity, sealIdentity } from '../security/identities.ts';
import { seal, unseal } from '../security/sealing.ts';
import { newToken } from '../security/tokens.ts';
import {
  deleteEmailChange,
  deleteEmailChangesSince,
  type EmailChangeRow,
  emailChangesBefore,
  emailChangesOf,
  insertEmailChange,
  markConfirmed,
  pendingEmailChange,
  takenEmailChange,
  updateEmail,
} from './email-change-queries.ts';

const HOUR_MS = 3_600_000;
const CONFIRM_MS = HOUR_MS;
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

/** Writes to both addresses. Nothing changes until the new address confirms. */
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
  const member = await lockSignedIn(tx, reader);
  const { email: from } = openIdentity(key, member, member.sealed);
  const change = {
    ...place,
    sealed: seal(key, context(place), [from, email].join(SEPARATOR)),
    fromHash: needs.identities.emailHash(from),
    confirmHash: confirm.tokenHash,
    confirmUntil: new Date(now().getTime() + CONFIRM_MS),
  };
  await insertEmailChange(tx, change, now());
  const keepLink = `${appOrigin}/keep-email#${keep.token}`;
  await mail.put(tx, emailChangeMail({ ...reader, email: from }, keepLink), now());
  if (!mayWrite) return;
  const confirmLink = `${appOrigin}/confirm-email#${confirm.token}`;
  await mail.put(tx, confirmEmailMail({ ...reader, email }, confirmLink), now());
}

/** Moves the member's sign-in to the address that received this link. */
export async function confirmEmailChange(tx: Queryable, needs: Needs, token: string) {
  const row = await takenEmailChange(tx, 'confirm', token, needs.now());
  if (!row) throw linkExpired();
  const { from, to } = await addressesIn(needs, row, tx);
  const person = await setEmail(tx, needs, memberOf(row), to);
  const held = await heldBy(tx, needs.identities.emailHashes(to), needs.now());
  if (held.some(({ memberId }) => memberId !== row.memberId)) throw addressInUse();
  await markConfirmed(tx, row);
  const changed = emailChangedMail({ ...person, email: from }, needs.now(), row.keepUntil);
  await needs.mail.put(tx, changed, needs.now());
}

/**
 * Undoes a change that somebody with the member's password or passkey may have made. The old
 * address stays or comes back, and every later change goes too. Earlier changes stay: their own
 * addresses may still undo them. Every login and the password end, because any of them may be the
 * intruder's. Passkeys open nothing until a new password is chosen with the returned token, which
 * is also mailed to the old address.
 */
export async function keepEmail(tx: Queryable, needs: Needs, token: string): Promise<string> {
  const row = await takenEmailChange(tx, 'keep', token, needs.now());
  if (!row) throw linkExpired();
  const { from } = await addressesIn(needs, row, tx);
  const undone = await deleteEmailChangesSince(tx, row);
  const person = await setEmail(tx, needs, memberOf(row), from);
  await replacePassword(tx, memberOf(row), null);
  await suspendPasskeys(tx, memberOf(row));
  await forgetAddresses(tx, needs, undone);
  return mailLinkAfterUndo(tx, needs, person);
}

function memberOf({ coupleId, memberId }: EmailChangeRow): MemberKey {
  return { coupleId, id: memberId };
}

async function setEmail(tx: Queryable, needs: Needs, member: MemberKey, email: string) {
  const row = await findMember(tx, member);
  if (!row) throw linkExpired();
  const key = await needs.coupleKeys(member.coupleId, tx);
  const identity = { ...openIdentity(key, row, row.sealed), email };
  const sealed = sealIdentity(key, row, identity);
  // Mark the address as proved: both callers act on a link that this mailbox received.
  const emailProvedAt = needs.now();
  const emailHash = needs.identities.emailHash(email);
  await updateEmail(tx, member, { sealed, emailHash, emailProvedAt });
  return { ...row, ...identity };
}

/** Returns the address that waits for confirmation. */
export async function pendingEmailOf(needs: Needs, member: MemberKey): Promise<string | null> {
  const row = await pendingEmailChange(needs.db, member, needs.now());
  return row ? (await addressesIn(needs, row)).to : null;
}

/** Lists the changes of a member that are still stored, for their export. */
export async function emailChangeFacts(needs: Needs, member: MemberKey) {
  const rows = await emailChangesOf(needs.db, member);
  return Promise.all(
    rows.map(async (row) => {
      const { createdAt, isConfirmed } = row;
      return { ...(await addressesIn(needs, row)), askedAt: createdAt.toISOString(), isConfirmed };
    }),
  );
}

/**
 * Lists where to tell a member that they left: their address and each that may still replace it, by
 * its key.
 */
export async function ownAddressesOf(
  tx: Queryable,
  needs: Pick<Needs, 'coupleKeys' | 'now'>,
  member: MemberKey & { email: string },
): Promise<Map<string, string>> {
  const changes = await emailChangesOf(tx, member);
  const undoable = changes.filter((row) => row.isConfirmed && row.keepUntil > needs.now());
  const known = await Promise.all(undoable.map((row) => addressesIn(needs, row, tx)));
  const addresses = [...known.map(({ from }) => from), member.email];
  return new Map(addresses.map((address) => [emailKey(address), address]));
}

/** Lists every address that a leaving member ever received mail at. */
export async function addressesOf(
  tx: Queryable,
  needs: Pick<Needs, 'coupleKeys'>,
  member: MemberKey & { email: string },
): Promise<string[]> {
  const changed = await changedAddresses(tx, needs, await emailChangesOf(tx, member));
  return [...changed.add(emailKey(member.email))];
}

/** Deletes changes that nobody can undo any more, and mails to the addresses that they replaced. */
export async function sweepEmailChanges(needs: Needs): Promise<void> {
  const { db, now } = needs;
  await forEachRow(await emailChangesBefore(db, now()), (row) =>
    transact(db, async (tx) => {
      await deleteEmailChange(tx, row);
      await forgetAddresses(tx, needs, [row]);
    }),
  );
}

/**
 * Takes back mails to the addresses in these deleted changes of one member. Skips an address that
 * somebody uses or that another change still names: its mail may hold the link that undoes that
 * change.
 */
async function forgetAddresses(tx: Queryable, needs: Needs, rows: readonly EmailChangeRow[]) {
  const { now, mail, identities } = needs;
  const [first] = rows;
  if (!first) return;
  const kept = await changedAddresses(tx, needs, await emailChangesOf(tx, memberOf(first)));
  for (const address of await changedAddresses(tx, needs, rows)) {
    if (kept.has(address) || (await memberByEmail(tx, identities, address))) continue;
    if ((await heldBy(tx, identities.emailHashes(address), now())).length > 0) continue;
    const mark = await mail.takeBack(tx, address);
    if (mark) await scheduleErasure(tx, now(), { what: 'mail', subject: mark });
  }
}

async function changedAddresses(
  tx: Queryable,
  needs: Pick<Needs, 'coupleKeys'>,
  rows: readonly EmailChangeRow[],
): Promise<Set<string>> {
  const known = await Promise.all(rows.map((row) => addressesIn(needs, row, tx)));
  return new Set(known.flatMap(({ from, to }) => [emailKey(from), emailKey(to)]));
}
