import type { KeyObject } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addDays, type Day, dayIn, daysBetween, weekStart } from '../../contract/calendar.ts';
import { insertMembers } from '../auth/member-queries.ts';
import type { Queryable } from '../db/database.ts';
import { couples } from '../db/tables/couples.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { celebrate } from '../progress/achievements/queries.ts';
import { recordChallenge, updateBoardEntry } from '../progress/challenges/queries.ts';
import type { Identities } from '../security/identities.ts';
import { newSecret } from '../security/tokens.ts';
import { insertFavorite } from '../workouts/favorites/queries.ts';
import { answerQuestions, switchOnReminders } from './choices.ts';
import { ALEX_AND_SAM, type DemoCouple, NEIGHBOURS } from './couples.ts';
import { writeJournal } from './journal.ts';
import { orderParcel } from './order.ts';
import { planTwoWeeks } from './plan.ts';
import { subscribe } from './subscription.ts';
import type { Today } from './today.ts';
import { train } from './training.ts';

const DEMO_PASSWORD = 'together';
const DAY_MS = 86_400_000;
const MEMBER_FOR_DAYS = 60;
/** Differs from the number of any other advisory lock of ours. */
const SEED_LOCK = 7_239_002;

type DemoNeeds = Pick<Deps, 'db' | 'identities' | 'passwords' | 'coupleKeys'>;

/**
 * Gives an empty database its demo couple and their neighbors on the board, in one transaction. The
 * day follows the server's zone, which suits people who try the app on their own machine.
 */
export async function seedDemo(
  { db, identities, passwords, coupleKeys }: DemoNeeds,
  now: Date,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): Promise<void> {
  const knownHash = await passwords.hash(DEMO_PASSWORD);
  const unknownHash = await passwords.hash(newSecret());
  const createdAt = new Date(now.getTime() - MEMBER_FOR_DAYS * DAY_MS);
  const today: Today = { day: dayIn(zone, now), zone, now };
  await transact(db, async (tx) => {
    // Wait for another process for as long as its seeding takes, on a slow machine too.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [anyone] = await tx.select({ id: couples.id }).from(couples).limit(1);
    if (anyone) return;
    for (const neighbours of NEIGHBOURS) {
      const { coupleId } = await insertCouple(tx, identities, neighbours, unknownHash, createdAt);
      await doChallenges(tx, coupleId, neighbours, today);
      await showFirstNames(tx, await coupleKeys(coupleId, tx), coupleId, neighbours, now);
    }
    const demo = await insertCouple(tx, identities, ALEX_AND_SAM, knownHash, createdAt);
    const [payerId] = demo.memberIds;
    await subscribe(tx, { coupleId: demo.coupleId, payerId, createdAt }, now);
    await train(tx, demo, today);
    await doChallenges(tx, demo.coupleId, ALEX_AND_SAM, today);
    for (const workoutId of ALEX_AND_SAM.favorites ?? []) {
      await insertFavorite(tx, { coupleId: demo.coupleId }, { workoutId, now });
    }
    const key = await coupleKeys(demo.coupleId, tx);
    await showFirstNames(tx, key, demo.coupleId, ALEX_AND_SAM, now);
    await writeJournal(tx, key, demo, today);
    await planTwoWeeks(tx, demo, today);
    await orderParcel(tx, key, demo, today);
    await answerQuestions(tx, key, demo, today);
    await switchOnReminders(tx, coupleKeys, demo, today);
    // Mark old achievements as celebrated, so that none pops up at the first sign-in.
    for (const id of demo.memberIds) await celebrate(tx, { id, coupleId: demo.coupleId }, now);
  });
}

async function insertCouple(
  tx: Queryable,
  identities: Identities,
  demo: DemoCouple,
  passwordHash: string,
  createdAt: Date,
) {
  const [couple] = await tx.insert(couples).values({ createdAt }).returning();
  if (!couple) throw new Error('A demo couple was not inserted.');
  const people = demo.members.map((member) => ({ ...member, passwordHash }));
  const dates = { createdAt, firstSignedInAt: createdAt, adultAt: createdAt };
  const [first = '', second = ''] = await insertMembers(tx, identities, couple.id, people, dates);
  return { coupleId: couple.id, memberIds: [first, second] as const };
}

/** Records one challenge a day from Monday on. Early in a week, the rest is all done today. */
async function doChallenges(tx: Queryable, coupleId: string, demo: DemoCouple, today: Today) {
  const monday = weekStart(today.day);
  const daysSoFar = daysBetween(monday, today.day);
  for (const [index, challengeId] of demo.challenges.entries()) {
    const day: Day = addDays(monday, Math.min(index, daysSoFar));
    await recordChallenge(tx, { coupleId, challengeId, day, now: today.now });
  }
}

/** Puts the couple on the board under both first names. */
async function showFirstNames(
  tx: Queryable,
  key: KeyObject,
  coupleId: string,
  { members }: DemoCouple,
  now: Date,
) {
  const name = members.map(({ firstName }) => firstName).join(' & ');
  await updateBoardEntry(tx, key, { coupleId }, { name, isOnBoard: true }, now);
}
