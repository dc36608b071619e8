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

/** A member's phones and computers; the newest are kept. */
const MAX_PER_MEMBER = 10;

type Login = MemberKey & { tokenHash: string };

/** A sealed address that is moved to another member does not open. */
const context = (coupleId: string, memberId: string) => `push ${coupleId} ${memberId}`;

/** The endpoint is random, so a plain hash cannot be guessed back. */
export function subscriptionRow(
  key: KeyObject,
  { coupleId, id: memberId, tokenHash }: Login,
  address: PushAddress,
  createdAt: Date,
) {
  const sealed = seal(key, context(coupleId, memberId), JSON.stringify(address));
  const endpointHash = hashOf(address.endpoint);
  return { coupleId, memberId, tokenHash, endpointHash, sealed, createdAt };
}

/** Ties a browser's subscription to its login: what it was tied to before, whoever's, ends. */
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

/** Since when which of a member's logins get notifications; the address itself is for machines alone. */
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

/** Where notifications for these members go, as long as the logins that subscribed are valid. */
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

/** The push service says that it is gone; one that was made anew meanwhile has another seal. */
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
