import { eq, sql } from 'drizzle-orm';
import { addDays, type Day, dayIn, daysBetween, weekStart } from '../../contract/calendar.ts';
import { insertMembers } from '../auth/new-members.ts';
import { logChallenge } from '../challenges/queries.ts';
import type { Queryable } from '../db/database.ts';
import { celebrations, unlockedAchievements } from '../db/tables/achievements.ts';
import { couples } from '../db/tables/couples.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import type { Identities } from '../security/identities.ts';
import { hashPassword } from '../security/passwords.ts';
import { newSecret } from '../security/tokens.ts';
import { ALEX_AND_SAM, type DemoCouple, NEIGHBOURS } from './couples.ts';
import { subscribe } from './subscription.ts';
import { type Today, trainAsPlanned } from './training.ts';

const DEMO_PASSWORD = 'together';
const DAY_MS = 86_400_000;
const MEMBER_FOR_DAYS = 60;
/** Any number that no other advisory lock of ours has. */
const SEED_LOCK = 7_239_002;

/**
 * Gives an empty database its demo couple and their neighbours on the board, whole or not at all.
 * Today is the zone's, which is that of whoever tries the app on their own machine.
 */
export async function seedDemo(
  { db, identities }: Pick<Deps, 'db' | 'identities'>,
  now: Date,
  zone = localZone(),
): Promise<void> {
  const knownHash = await hashPassword(DEMO_PASSWORD);
  const unknownHash = await hashPassword(newSecret());
  const today: Today = { day: dayIn(zone, now), zone, now };
  await transact(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [anyone] = await tx.select({ id: couples.id }).from(couples).limit(1);
    if (anyone) return;
    for (const neighbours of NEIGHBOURS) {
      const { coupleId } = await insertCouple(tx, identities, neighbours, unknownHash, now);
      await doChallenges(tx, coupleId, neighbours, today);
    }
    const demo = await insertCouple(tx, identities, ALEX_AND_SAM, knownHash, now);
    const [payerId = ''] = demo.memberIds;
    await subscribe(tx, { coupleId: demo.coupleId, payerId, createdAt: joined(now) }, now);
    await trainAsPlanned(tx, demo.coupleId, today);
    await doChallenges(tx, demo.coupleId, ALEX_AND_SAM, today);
    await celebrateAll(tx, demo, now);
  });
}

function joined(now: Date): Date {
  return new Date(now.getTime() - MEMBER_FOR_DAYS * DAY_MS);
}

type Inserted = { coupleId: string; memberIds: string[] };

async function insertCouple(
  tx: Queryable,
  identities: Identities,
  demo: DemoCouple,
  passwordHash: string,
  now: Date,
): Promise<Inserted> {
  const createdAt = joined(now);
  const [couple] = await tx.insert(couples).values({ createdAt }).returning();
  if (!couple) throw new Error('A demo couple was not inserted.');
  const people = demo.members.map((member) => ({ ...member, passwordHash }));
  const memberIds = await insertMembers(tx, identities, couple.id, people, {
    firstSignedInAt: createdAt,
    createdAt,
  });
  return { coupleId: couple.id, memberIds };
}

/** One challenge a day from Monday on; what is left when the week is young was all done today. */
async function doChallenges(tx: Queryable, coupleId: string, demo: DemoCouple, today: Today) {
  const monday = weekStart(today.day);
  const daysSoFar = daysBetween(monday, today.day);
  for (const [index, challengeId] of demo.challenges.entries()) {
    const day: Day = addDays(monday, Math.min(index, daysSoFar));
    await logChallenge(tx, { coupleId, challengeId, day, now: today.now });
  }
}

/** What was earned weeks ago does not pop up at the first sign-in. */
async function celebrateAll(tx: Queryable, demo: Inserted, now: Date) {
  const earned = await tx
    .select({ id: unlockedAchievements.achievementId })
    .from(unlockedAchievements)
    .where(eq(unlockedAchievements.coupleId, demo.coupleId));
  const { coupleId } = demo;
  const rows = demo.memberIds.flatMap((memberId) =>
    earned.map(({ id }) => ({ coupleId, memberId, achievementId: id, celebratedAt: now })),
  );
  await tx.insert(celebrations).values(rows).onConflictDoNothing();
}

function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
