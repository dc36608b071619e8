import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { MemberKey } from '../../db/member.ts';
import { passkeyChallenges } from '../../db/tables/passkeys.ts';
import { hashOf, newSecret } from '../../security/tokens.ts';

/** Leaves a person time to find their security key. */
export const CHALLENGE_MS = 5 * 60_000;

export type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

type Asked = {
  purpose: Purpose;
  browserHash: string;
  /** The member who must answer; null when nobody is signed in yet. */
  member: MemberKey | null;
};

/** Makes a challenge. Only its hash is stored. */
export async function insertChallenge(db: Queryable, asked: Asked, now: Date): Promise<string> {
  const challenge = newSecret();
  await db.insert(passkeyChallenges).values({
    challengeHash: hashOf(challenge),
    browserHash: asked.browserHash,
    purpose: asked.purpose,
    coupleId: asked.member?.coupleId ?? null,
    memberId: asked.member?.id ?? null,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  });
  return challenge;
}

/** Deletes the challenge. False for the second of two simultaneous answers. */
export async function takeChallenge(
  db: Queryable,
  challenge: string,
  { purpose, browserHash, member }: Asked,
  now: Date,
): Promise<boolean> {
  const { coupleId, memberId } = passkeyChallenges;
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOf(challenge)),
        eq(passkeyChallenges.browserHash, browserHash),
        eq(passkeyChallenges.purpose, purpose),
        member ? eq(coupleId, member.coupleId) : isNull(coupleId),
        member ? eq(memberId, member.id) : isNull(memberId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return taken.length > 0;
}

export function sweepPasskeyChallenges(db: Queryable, now: Date) {
  return db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
