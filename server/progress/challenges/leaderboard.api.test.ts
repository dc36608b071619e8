import { and, eq, gt, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChallengeId } from '../../../contract/progress/challenges.schemas.ts';
import type { Leaderboard } from '../../../contract/progress/challenges.ts';
import { memberByEmail } from '../../auth/member-queries.ts';
import { champions, coupleWeeks, weekHistogram } from '../../db/tables/challenges.ts';
import { couples } from '../../db/tables/couples.ts';
import { transact } from '../../db/transaction-guard.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { makePremium, train } from '../../testing/training.ts';
import { closeWeeks } from './champion-queries.ts';
import { leaveBoards } from './queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PSEUDONYM = /^[A-Z][a-z]+ [A-Z][a-z]+$/;
const world = testApp({ hasRateLimits: false });

const board = async (who: Visitor) => (await who.get('/api/leaderboard')) as Leaderboard;
const choose = (who: Visitor, choice: unknown) =>
  who.request('PUT', '/api/leaderboard/entry', choice);

async function earn(who: Visitor, count: number) {
  for (const id of ChallengeId.options.slice(0, count)) {
    await who.post(`/api/challenges/${id}/done`);
    world.pass(1000);
  }
}

async function couplesWith(...counts: number[]) {
  const made = [];
  for (const [index, count] of counts.entries()) {
    const couple = await aCouple(world, { partner1Name: `First${index}`, partner2Name: 'Second' });
    await earn(couple.robin, count);
    made.push(couple);
  }
  return made;
}

async function coupleIdOf(email: string): Promise<string> {
  const { db, identities } = world.deps;
  return (await memberByEmail(db, identities, email))?.coupleId ?? '';
}

test('the board shows the five best without their names, and everyone their own place', async () => {
  const made = await couplesWith(1, 5, 3, 2, 4, 2, 1);
  const last = made.at(-1)?.robin as Visitor;
  const { top, you, couples, entry, week } = await board(last);
  expect(week).toBe('2026-03-09');
  expect(top.map(({ rank, points }) => [rank, points])).toEqual([
    [1, 250],
    [2, 200],
    [3, 150],
    [4, 100],
    [4, 100],
  ]);
  for (const { name } of top) {
    expect(name).toMatch(PSEUDONYM);
    expect(name).not.toMatch(/First|Second/);
  }
  expect(top.every(({ isYou }) => !isYou)).toBe(true);
  expect(you).toEqual({ challenges: 1, points: 50, rank: 6 });
  expect(couples).toBe(7);
  expect(entry.name).toMatch(PSEUDONYM);
  expect(entry).toEqual({ name: entry.name, defaultName: entry.name, isOnBoard: true });
  const best = made[1]?.kim as Visitor;
  const { top: seenByBest, entry: bestEntry } = await board(best);
  // Compare with the other couple's view: a couple must see itself as others do.
  expect(seenByBest[0]).toMatchObject({ isYou: true, challenges: 5, name: top[0]?.name });
  expect(bestEntry.name).toBe(top[0]?.name);
});

test('without a challenge a couple has no rank, and workouts earn none', async () => {
  const { robin, form } = await aCouple(world);
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin);
  await train(world, robin, { workoutId: 501 });
  expect(await board(robin)).toMatchObject({
    top: [],
    couples: 0,
    you: { challenges: 0, points: 0, rank: null },
  });
});

test('a couple chooses its name, and an empty one gives the pseudonym back', async () => {
  const { robin, kim } = await aCouple(world);
  await earn(robin, 1);
  const { entry } = await board(robin);
  const named = await choose(robin, { name: '  Two Left Feet 💃 ', isOnBoard: true });
  expect(named.body).toEqual({
    name: 'Two Left Feet 💃',
    defaultName: entry.name,
    isOnBoard: true,
  });
  expect((await board(kim)).top).toMatchObject([{ name: 'Two Left Feet 💃' }]);
  await choose(kim, { name: '   ', isOnBoard: true });
  expect((await board(robin)).top).toMatchObject([{ name: entry.name }]);
});

test.each([
  [{ name: 'x'.repeat(41), isOnBoard: true }, 'Please use at most 40 characters.'],
  [{ name: 'two\nlines', isOnBoard: true }, 'Please write the name on one line.'],
  [{ name: 'turned \u202e round', isOnBoard: true }, 'Please write the name on one line.'],
  [{ name: 7, isOnBoard: true }, 'Please send a name, or null for none.'],
  [{ name: null }, 'Please say whether you want to be on the board.'],
])('the board refuses %j', async (choice, message) => {
  const { robin } = await aCouple(world);
  expect(await choose(robin, choice)).toMatchObject({ status: 400, body: { message } });
  const { entry } = await board(robin);
  expect(entry).toMatchObject({ name: entry.defaultName, isOnBoard: true });
});

test('a switch takes a couple off the board, and brings it back with its points', async () => {
  const [first, second] = await couplesWith(2, 1);
  if (!first || !second) throw new Error('Two couples were made.');
  await choose(first.robin, { name: null, isOnBoard: false });
  expect(await board(second.robin)).toMatchObject({
    couples: 1,
    you: { rank: 1 },
    top: [{ isYou: true }],
  });
  await first.robin.post('/api/challenges/phones-away/done');
  const own = await board(first.robin);
  expect(own).toMatchObject({ couples: 1, you: { challenges: 3, points: 150, rank: null } });
  expect(own.top).toHaveLength(1);
  await choose(first.kim, { name: null, isOnBoard: true });
  expect(await board(second.robin)).toMatchObject({ couples: 2, you: { rank: 2 } });
});

test('a couple that is deleted leaves the board as if it had never been there', async () => {
  const [first, second] = await couplesWith(2, 1);
  if (!first || !second) throw new Error('Two couples were made.');
  const coupleId = await coupleIdOf(first.form.partner1Email);
  await transact(world.deps.db, async (tx) => {
    await leaveBoards(tx, coupleId, world.deps.now());
    await tx.delete(couples).where(eq(couples.id, coupleId));
  });
  expect(await board(second.robin)).toMatchObject({ couples: 1, you: { rank: 1 } });
});

test('the histogram always equals a recount, whatever couples do at the same time', async () => {
  const { db } = world.deps;
  const step = fc.record({
    who: fc.nat(2),
    days: fc.nat(3),
    does: fc.constantFrom('log', 'log', 'log', 'leave', 'join'),
    challenge: fc.constantFrom(...ChallengeId.options),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 5 }),
      async (rounds) => {
        const made = await couplesWith(0, 0, 0);
        for (const round of rounds) {
          world.pass((round[0]?.days ?? 0) * DAY_MS);
          await Promise.all(
            round.map(async ({ who, does, challenge }) => {
              const robin = made[who]?.robin as Visitor;
              const answer =
                does === 'log'
                  ? await robin.post(`/api/challenges/${challenge}/done`)
                  : await choose(robin, { name: null, isOnBoard: does === 'join' });
              expect(answer.status).toBe(200);
            }),
          );
        }
        const kept = await db
          .select({
            week: weekHistogram.week,
            points: weekHistogram.points,
            couples: weekHistogram.couples,
          })
          .from(weekHistogram)
          .where(gt(weekHistogram.couples, 0))
          .orderBy(weekHistogram.week, weekHistogram.points);
        const counted = await db
          .select({
            week: coupleWeeks.week,
            points: coupleWeeks.points,
            couples: sql<number>`count(*)::int`,
          })
          .from(coupleWeeks)
          .where(eq(coupleWeeks.isListed, true))
          .groupBy(coupleWeeks.week, coupleWeeks.points)
          .orderBy(coupleWeeks.week, coupleWeeks.points);
        expect(kept).toEqual(counted);
      },
    ),
    { numRuns: 10 },
  );
});

test('the week closes by itself and crowns its best couple once', async () => {
  // “Weekly Champion (Free Premium Month), Challenge Streak for 5 in a row (Special Badge), Challenge Creator for sharing 10 (Creator Badge)”
  const { db, now } = world.deps;
  const [, early, late] = await couplesWith(1, 2, 2);
  if (!early || !late) throw new Error('Three couples were made.');
  world.pass(4 * DAY_MS + 23 * HOUR_MS); // Monday, but not everywhere yet
  await closeWeeks(db, now());
  expect(await db.select().from(champions)).toEqual([]);
  world.pass(2 * HOUR_MS);
  await Promise.all([closeWeeks(db, now()), closeWeeks(db, now())]);
  await closeWeeks(db, now());
  expect(await db.select().from(champions)).toEqual([
    {
      week: '2026-03-09',
      coupleId: await coupleIdOf(early.form.partner1Email),
      points: 100,
      crownedAt: now(),
    },
  ]);
  expect(await board(late.robin)).toMatchObject({ week: '2026-03-16', top: [], couples: 0 });
  // Expect the reward for the winning couple only: a month of premium for both.
  for (const who of [early.robin, early.kim]) {
    expect(await who.get('/api/user')).toMatchObject({ subscriptionStatus: 'active' });
  }
  expect(await late.robin.get('/api/user')).toMatchObject({ subscriptionStatus: 'none' });
});

test('a couple off the board is never its champion', async () => {
  const { db, now } = world.deps;
  const [best, next] = await couplesWith(3, 1);
  if (!best || !next) throw new Error('Two couples were made.');
  await choose(best.robin, { name: null, isOnBoard: false });
  world.pass(8 * DAY_MS);
  await closeWeeks(db, now());
  const coupleId = await coupleIdOf(next.form.partner1Email);
  const crowned = and(eq(champions.week, '2026-03-09'), eq(champions.coupleId, coupleId));
  expect(await db.$count(champions, crowned)).toBe(1);
});
