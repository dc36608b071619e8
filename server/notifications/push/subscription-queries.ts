import type { KeyObject } from 'node:crypto';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isOfMember, type MemberKey } from '../../db/member.ts';
import { logins } from '../../db/tables/auth.ts';
import { pushSubscriptions } from '../../db/tables/reminders.ts';
import type { CoupleKeys } from '../../security/couple-keys.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { hashOf } from '../../security/tokens.ts';
import type { PushAddress } from './push-requests.ts';

/** Phones and computers per member. The newest are kept. */
const MAX_PER_MEMBER = 10;

type Login = MemberKey & { tokenHash: string };

/** Binds a sealed address to its member, so that another member's row cannot open it. */
const context = (coupleId: string, memberId: string) => `push ${coupleId} ${memberId}`;

/** Builds a row. The endpoint is random, so a plain hash of it cannot be guessed. */
function subscriptionRow(
  key: KeyObject,
  { coupleId, id: memberId, tokenHash }: Login,
  address: PushAddress,
  createdAt: Date,
) {
  const sealed = seal(key, context(coupleId, memberId), JSON.stringify(address));
  const endpointHash = hashOf(address.endpoint);
  return { coupleId, memberId, tokenHash, endpointHash, sealed, createdAt };
}

/**
 * Ties a browser's subscription to a login, and ends earlier ties of the browser or the login, also
 * if they belong to another member.
 */
export async function saveSubscription(
  tx: Queryable,
  coupleKeys: CoupleKeys,
  login: Login,
  address: PushAddress,
  createdAt: Date,
): Promise<void> {
  const row = subscriptionRow(await coupleKeys(login.coupleId, tx), login, address, createdAt);
  await tx.delete(pushSubscriptions).where(isOfLogin(login));
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: row });
  const surplus = await tx
    .select({ hash: pushSubscriptions.endpointHash })
    .from(pushSubscriptions)
    .where(isOfMember(pushSubscriptions, login))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.endpointHash))
    .offset(MAX_PER_MEMBER);
  if (surplus.length === 0) return;
  await tx.delete(pushSubscriptions).where(
    and(
      isOfMember(pushSubscriptions, login),
      inArray(
        pushSubscriptions.endpointHash,
        surplus.map(({ hash }) => hash),
      ),
    ),
  );
}

function isOfLogin({ coupleId, tokenHash }: Login) {
  return and(eq(pushSubscriptions.coupleId, coupleId), eq(pushSubscriptions.tokenHash, tokenHash));
}

export async function deleteSubscription(db: Queryable, login: Login): Promise<void> {
  await db.delete(pushSubscriptions).where(isOfLogin(login));
}

export async function hasSubscription(db: Queryable, login: Login): Promise<boolean> {
  return (await db.$count(pushSubscriptions, isOfLogin(login))) > 0;
}

/**
 * Lists since when each of a member's logins gets notifications. Leaves out the address, which is
 * of no use to readers.
 */
export async function subscriptionsOf(db: Queryable, member: MemberKey) {
  return db
    .select({ tokenHash: pushSubscriptions.tokenHash, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(isOfMember(pushSubscriptions, member))
    .orderBy(pushSubscriptions.createdAt);
}

export type Subscription = {
  coupleId: string;
  memberId: string;
  endpointHash: string;
  sealed: string;
};

/** Finds the subscriptions of these members whose logins are still valid. */
export async function openSubscriptions(
  db: Queryable,
  members: readonly { coupleId: string; memberId: string }[],
  now: Date,
): Promise<Subscription[]> {
  if (members.length === 0) return [];
  const keys = members.map(({ coupleId, memberId }) => ({ couple_id: coupleId, id: memberId }));
  return db
    .select({
      coupleId: pushSubscriptions.coupleId,
      memberId: pushSubscriptions.memberId,
      endpointHash: pushSubscriptions.endpointHash,
      sealed: pushSubscriptions.sealed,
    })
    .from(pushSubscriptions)
    .innerJoin(
      logins,
      and(
        eq(logins.coupleId, pushSubscriptions.coupleId),
        eq(logins.tokenHash, pushSubscriptions.tokenHash),
      ),
    )
    .where(
      and(
        sql`(${pushSubscriptions.coupleId}, ${pushSubscriptions.memberId}) IN (SELECT couple_id, id
          FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS wanted (couple_id uuid, id uuid))`,
        gt(logins.expiresAt, now),
      ),
    );
}

export async function openAddress(
  coupleKeys: CoupleKeys,
  { coupleId, memberId, sealed }: Subscription,
): Promise<PushAddress> {
  return JSON.parse(unseal(await coupleKeys(coupleId), context(coupleId, memberId), sealed));
}

/**
 * Deletes a subscription that the push service reports as gone. A renewed one has another seal and
 * stays.
 */
export async function deleteDead(db: Queryable, dead: Subscription): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        isOfMember(pushSubscriptions, { coupleId: dead.coupleId, id: dead.memberId }),
        eq(pushSubscriptions.endpointHash, dead.endpointHash),
        eq(pushSubscriptions.sealed, dead.sealed),
      ),
    );
}
