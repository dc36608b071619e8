import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { LockChoice } from '../../../contract/auth/lock-choice.ts';
import { publishChange, publishLock } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { isMember, isOfMember } from '../../db/member.ts';
import { logins } from '../../db/tables/auth.ts';
import { members } from '../../db/tables/couples.ts';
import { lockChanged } from '../../http/errors.ts';
import type { Reader } from '../queries.ts';
import { unlockedUntil } from '../unlocked-until.ts';

type Login = Pick<Reader, 'coupleId' | 'id' | 'tokenHash'>;

const isLogin = ({ coupleId, tokenHash }: Login) =>
  and(eq(logins.coupleId, coupleId), eq(logins.tokenHash, tokenHash));

/** Sets when the lock of an open login closes. Returns false if it was closed already. */
export async function setLockTime(
  tx: Queryable,
  login: Login,
  until: Date,
  now: Date,
): Promise<boolean> {
  const open = await tx
    .update(logins)
    .set({ unlockedUntil: until })
    .where(and(isLogin(login), gt(logins.unlockedUntil, now)))
    .returning({ id: logins.id });
  const wasOpen = open.length > 0;
  if (wasOpen && until <= now) await publishLock(tx, login.id);
  return wasOpen;
}

/** Opens the lock of a member who has just proved who they are. */
export async function openLock(tx: Queryable, login: Login, until: Date): Promise<void> {
  await tx.update(logins).set({ unlockedUntil: until }).where(isLogin(login));
  await publishLock(tx, login.id);
}

/**
 * Changes the lock. The choosing browser stays open; others close no later than the new choice
 * says.
 */
export async function setLock(
  tx: Queryable,
  reader: Reader,
  lockAfterMinutes: LockChoice,
  now: Date,
): Promise<void> {
  const before = reader.lock?.afterMinutes ?? null;
  const isAsJudged =
    before === null ? isNull(members.lockAfterMinutes) : eq(members.lockAfterMinutes, before);
  const changed = await tx
    .update(members)
    .set({ lockAfterMinutes })
    .where(and(isMember(reader), isAsJudged))
    .returning({ id: members.id });
  // Refuse if another device changed the lock: the old choice decided if this needs a proof.
  if (changed.length === 0) throw lockChanged();
  const until = unlockedUntil(lockAfterMinutes ?? 0, now);
  await openLock(tx, reader, until);
  await tx
    .update(logins)
    .set({ unlockedUntil: until })
    .where(
      and(
        isOfMember(logins, reader),
        ne(logins.tokenHash, reader.tokenHash),
        gt(logins.unlockedUntil, until),
      ),
    );
  const { coupleId, id, streamId } = reader;
  await publishChange(tx, { coupleId, streamId, onlyFor: id }, 'profile');
}
