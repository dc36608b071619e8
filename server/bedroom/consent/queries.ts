import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Audience, publishChange } from '../../db/changes.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { isMember, isOfMember, isOwnerOf, type MemberKey } from '../../db/member.ts';
import { prepared } from '../../db/prepared.ts';
import { consentAnswers } from '../../db/tables/consent.ts';
import { members } from '../../db/tables/couples.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import {
  decryptAnswers,
  encryptAnswers,
  type MemberAnswers,
  NO_ANSWERS,
} from './encrypted-answers.ts';

// Publish no answer as a change: not even the fact that somebody answered may leave their pages.

type Needs = Pick<Deps, 'db' | 'coupleKeys'>;

/** Records once that a member is 18 or older. Updates their other pages, never the partner's. */
export async function confirmAdultMember(
  db: Db,
  member: MemberKey & Pick<Audience, 'streamId'>,
  now: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    const confirmed = await tx
      .update(members)
      .set({ adultAt: now })
      .where(and(isMember(member), isNull(members.adultAt)))
      .returning({ id: members.id });
    const { coupleId, id: onlyFor, streamId } = member;
    if (confirmed.length > 0) await publishChange(tx, { coupleId, onlyFor, streamId }, 'profile');
  });
}

/** Reads a row for each member, with or without answers of theirs. */
const sheetsOfCouple = prepared((db) =>
  db
    .select({ memberId: members.id, sealed: consentAnswers.sealed })
    .from(members)
    .leftJoin(consentAnswers, isOwnerOf(consentAnswers))
    .where(eq(members.coupleId, sql.placeholder('coupleId')))
    .prepare('consent_answers_of_couple'),
);

/** Reads both members' answers, for matching alone. Those of a missing partner are empty. */
export async function answersOfBoth(
  { db, coupleKeys }: Needs,
  { coupleId, id }: MemberKey,
): Promise<{ own: MemberAnswers; partners: MemberAnswers }> {
  const key = await coupleKeys(coupleId);
  const rows = await sheetsOfCouple(db).execute({ coupleId });
  const answersOfBoth = new Map(
    rows.map(({ memberId, sealed }) => [
      memberId,
      decryptAnswers(key, { coupleId, id: memberId }, sealed),
    ]),
  );
  const own = answersOfBoth.get(id) ?? NO_ANSWERS;
  answersOfBoth.delete(id);
  const [partners = NO_ANSWERS] = answersOfBoth.values();
  return { own, partners };
}

export async function answersOf(
  { db, coupleKeys }: Needs,
  member: MemberKey,
): Promise<MemberAnswers> {
  return readAnswers(db, await coupleKeys(member.coupleId), member);
}

async function readAnswers(
  db: Queryable,
  key: Awaited<ReturnType<Deps['coupleKeys']>>,
  member: MemberKey,
): Promise<MemberAnswers> {
  const [row] = await db
    .select({ sealed: consentAnswers.sealed })
    .from(consentAnswers)
    .where(isOfMember(consentAnswers, member));
  return decryptAnswers(key, member, row?.sealed ?? null);
}

/** Changes a member's answers. The second of two simultaneous changes sees the first. */
export async function changeAnswers(
  { db, coupleKeys }: Needs,
  member: MemberKey,
  change: (answers: MemberAnswers) => MemberAnswers,
): Promise<void> {
  const { coupleId, id: memberId } = member;
  const key = await coupleKeys(coupleId);
  await transact(db, async (tx) => {
    await lockMember(tx, member);
    const sealed = encryptAnswers(key, member, change(await readAnswers(tx, key, member)));
    await tx
      .insert(consentAnswers)
      .values({ coupleId, memberId, sealed })
      .onConflictDoUpdate({
        target: [consentAnswers.coupleId, consentAnswers.memberId],
        set: { sealed },
      });
  });
}

export async function eraseAnswers({ db }: Pick<Deps, 'db'>, member: MemberKey): Promise<void> {
  await transact(db, async (tx) => {
    await lockMember(tx, member);
    await tx.delete(consentAnswers).where(isOfMember(consentAnswers, member));
  });
}

/**
 * Locks the member's row rather than the answers' row, which may not exist yet. So a change cannot
 * overtake an erasure.
 */
async function lockMember(tx: Queryable, member: MemberKey): Promise<void> {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(isMember(member))
    .for('no key update');
  if (!row) throw notFound();
}
