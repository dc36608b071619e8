import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Achievement } from '../../../contract/progress/achievements.ts';
import type { Session } from '../../../contract/training/sessions.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { makePremium } from '../../testing/training.ts';
import { sendUnsent, trainOffline } from '../../testing/training-offline.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const world = testApp({ hasRateLimits: false });

const deed = fc.record({
  who: fc.constantFrom('robin', 'kim', 'both'),
  workoutId: fc.constantFrom(101, 102, 201, 301, 401),
  minutes: fc.integer({ min: 1, max: 45 }),
  /** Hours of rest before the workout. */
  restHours: fc.integer({ min: 1, max: 40 }),
  timeZone: fc.constantFrom('UTC', 'Pacific/Auckland', 'America/Los_Angeles'),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const life = fc.record({
  // Limit the span: nine workouts, at most forty hours apart. A workout older than 30 days no
  // longer keeps its own time.
  deeds: fc.array(deed, { minLength: 1, maxLength: 9 }),
  /** Order in which the reports arrive, some of them again. */
  order: fc.infiniteStream(fc.nat()),
  /** Constant errors of the two phones' clocks. */
  clocks: fc.record({
    robin: fc.integer({ min: -500 * 24 * 60, max: 500 * 24 * 60 }),
    kim: fc.integer({ min: -500 * 24 * 60, max: 500 * 24 * 60 }),
  }),
  repeats: fc.integer({ min: 0, max: 4 }),
});

type Phones = { robin: Visitor; kim: Visitor };
const NAMES = ['robin', 'kim'] as const;
const phonesOf = ({ who }: Deed) => NAMES.filter((name) => who === name || who === 'both');

async function aPremiumCouple(): Promise<Phones> {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  return couple;
}

/** Reads everything that a couple is shown about their workouts, except the times of badges. */
async function shownTo(who: Visitor) {
  const badges = (await who.get('/api/achievements')) as Achievement[];
  const sessions = (await who.get('/api/sessions?limit=100')) as Session[];
  const paths = ['/api/progress', '/api/streak', '/api/goals/weekly', '/api/progress/days'];
  return {
    figures: await Promise.all([...paths, '/api/history'].map((path) => who.get(path))),
    badges: badges.filter(({ unlockedAt }) => unlockedAt !== null).map(({ id }) => id),
    sessions: sessions.map(({ id, memberId, partnerId, ...rest }) => ({
      ...rest,
      phones: [memberId, partnerId].filter((one) => one !== null).length,
    })),
  };
}

test('whatever arrives late, again, out of order or by a wrong clock counts as if it had come in time', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ deeds, order, clocks, repeats }) => {
      const inTime = await aPremiumCouple();
      const late = await aPremiumCouple();
      const waiting: { name: 'robin' | 'kim'; unsent: ReturnType<typeof trainOffline> }[] = [];
      for (const one of deeds) {
        world.pass(one.restHours * HOUR_MS);
        const done = trainOffline(world, one);
        for (const name of phonesOf(one)) {
          const unsent = { ...done, id: crypto.randomUUID() };
          expect((await sendUnsent(world, inTime[name], unsent)).status).toBe(200);
          waiting.push({ name, unsent: shifted(done, clocks[name] * MINUTE_MS) });
        }
      }
      for (const { name, unsent } of shuffled(waiting, order, repeats)) {
        const clockMs = clocks[name] * MINUTE_MS;
        expect((await sendUnsent(world, late[name], unsent, clockMs)).status).toBe(200);
      }
      expect(await shownTo(late.kim)).toEqual(await shownTo(inTime.kim));
    }),
    { numRuns: 12 },
  );
  // Set a long timeout: a retry beside a run that has not ended would find its clock moved.
}, 300_000);

/** Shifts the times of a report, as a wrong clock would. */
function shifted({ report }: ReturnType<typeof trainOffline>, byMs: number) {
  const moved = (time: string) => new Date(Date.parse(time) + byMs).toISOString();
  return {
    id: crypto.randomUUID(),
    report: {
      ...report,
      startedAt: moved(report.startedAt),
      completedAt: moved(report.completedAt),
    },
  };
}

/** Returns all items in random order, some more than once. */
function shuffled<T>(all: readonly T[], order: Iterator<number>, repeats: number): T[] {
  const next = (below: number) => Number(order.next().value) % below;
  const rest = [...all];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(next(rest.length), 1));
  for (let i = 0; i < repeats; i++) {
    const again = result[next(result.length)] as T;
    result.splice(next(result.length), 0, again);
  }
  return result;
}

test('whatever a clock does, each workout counts once, in the past, and for no more than there was', async () => {
  const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  const report = fc.record({
    startedAt: moment,
    completedAt: moment,
    sentAt: moment,
    duration: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.nat()),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(report, { minLength: 1, maxLength: 6 }), async (reports) => {
      const { robin } = await aPremiumCouple();
      const joinedAt = world.deps.now().getTime();
      world.pass(5 * HOUR_MS);
      for (const { duration, ...times } of reports) {
        const body = {
          workoutId: 101,
          startedAt: times.startedAt.toISOString(),
          completedAt: times.completedAt.toISOString(),
          sentAt: times.sentAt.toISOString(),
          duration,
          caloriesBurned: duration * 8,
        };
        const url = `/api/sessions/${crypto.randomUUID()}`;
        expect((await robin.request('PUT', url, body)).status).toBe(200);
        expect((await robin.request('PUT', url, body)).status).toBe(200);
      }
      const sessions = (await robin.get('/api/sessions?limit=100')) as Session[];
      expect(sessions).toHaveLength(reports.length);
      for (const { startedAt, completedAt } of sessions) {
        const end = Date.parse(completedAt ?? '');
        expect(Date.parse(startedAt)).toBeLessThanOrEqual(end);
        expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(joinedAt);
        expect(end).toBeLessThanOrEqual(world.deps.now().getTime());
      }
      const minutes = sessions.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
      // Allow two minutes per report, the tolerance for clocks.
      expect(minutes).toBeLessThanOrEqual(5 * 60 + 2 * reports.length);
    }),
    { numRuns: 15 },
  );
}, 300_000);
