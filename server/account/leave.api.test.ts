import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { weekHistogram } from '../db/tables/challenges.ts';
import { couples, members } from '../db/tables/couples.ts';
import { transact } from '../db/transaction-guard.ts';
import { enterRoom, lockedRoom } from '../live/queries.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { opening } from '../testing/phone.ts';
import { stripeApp } from '../testing/stripe-app.ts';

const { world, double } = stripeApp();

const leave = (who: Visitor, password: string) => who.post('/api/account/leave', { password });
const statuses = () => [...double.books.subscriptions.values()].map(({ status }) => status);

test('while one of the two stays, what they pay for goes on', async () => {
  const { robin, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  expect((await leave(robin, form.partner1Password)).status).toBe(204);
  expect(statuses()).toEqual(['incomplete']);
});

test('when both have left the couple is gone, its subscription ended and its place on the board free', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  expect((await robin.post('/api/challenges/plank-high-five/done')).status).toBeLessThan(300);
  await leave(robin, form.partner1Password);

  expect((await leave(kim, form.partner2Password)).status).toBe(204);

  expect(statuses()).toEqual(['canceled']);
  expect(await world.deps.db.$count(couples)).toBe(0);
  expect(await world.deps.db.$count(members)).toBe(0);
  const listed = await world.deps.db.select({ couples: weekHistogram.couples }).from(weekHistogram);
  expect(listed.reduce((sum, row) => sum + row.couples, 0)).toBe(0);
});

test('when both have left, no process remembers their key', async () => {
  const { robin, kim, form } = await aCouple(world);
  const { db, coupleKeys } = world.deps;
  const [couple] = await db.select().from(couples);
  const key = () =>
    coupleKeys(couple?.id ?? '').then(
      () => 'remembered',
      () => 'gone',
    );
  for (const who of [robin, kim]) await who.get('/api/journal');
  await leave(robin, form.partner1Password);
  expect(await key()).toBe('remembered');
  await leave(kim, form.partner2Password);
  await expect.poll(key).toBe('gone');
});

test('both leaving at once still end it', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  const answers = await Promise.all([
    leave(robin, form.partner1Password),
    leave(kim, form.partner2Password),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(statuses()).toEqual(['canceled']);
  expect(await world.deps.db.$count(couples)).toBe(0);
});

test('if the provider cannot be reached nothing is erased, and leaving can be tried again', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  await leave(robin, form.partner1Password);
  double.weather = 'refused';

  expect((await leave(kim, form.partner2Password)).status).toBe(503);

  expect(await kim.request('GET', '/api/user')).toMatchObject({ status: 200 });
  double.weather = 'fair';
  expect((await leave(kim, form.partner2Password)).status).toBe(204);
  expect(statuses()).toEqual(['canceled']);
});

test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
  'leaving does not trip over a partner who just comes into the room',
  async () => {
    const { robin, kim, form } = await aCouple(world);
    const { db, now } = world.deps;
    await robin.post('/api/live/commands', opening());
    const { id: memberId } = (await kim.get('/api/user')) as { id: string };
    const [couple] = await db.select().from(couples);
    const guest = { coupleId: couple?.id ?? '', memberId, streamId: crypto.randomUUID() };
    let [hold, goOn] = [() => {}, () => {}];
    const isHeld = new Promise<void>((resolve) => {
      hold = resolve;
    });
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const entering = transact(db, async (tx) => {
      await lockedRoom(tx, guest.coupleId);
      hold();
      await mayGoOn;
      await enterRoom(tx, guest, crypto.randomUUID(), now());
    });
    await isHeld;
    const leaving = leave(robin, form.partner1Password);
    await vi.waitUntil(async () => {
      const found = await db.execute(sql`SELECT 1 FROM pg_locks WHERE NOT granted`);
      return (found as unknown as { rows: unknown[] }).rows.length > 0;
    });
    goOn();
    await entering;
    expect((await leaving).status).toBe(204);
  },
);
