import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Queryable } from '../db/database.ts';
import { weekHistogram } from '../db/tables/challenges.ts';
import { couples, members } from '../db/tables/couples.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { transact } from '../db/transaction-guard.ts';
import { enterRoom } from '../live/presence-queries.ts';
import { lockedRoom } from '../live/room-queries.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { opening } from '../testing/phone.ts';
import { stripeApp } from '../testing/stripe-app.ts';

const { world, double } = stripeApp();

const leave = (who: Visitor, password: string) => who.post('/api/account/leave', { password });
const statuses = () => [...double.books.subscriptions.values()].map(({ status }) => status);

test('while the payer stays, what they pay for goes on; with the payer it ends', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  expect((await leave(kim, form.partner2Password)).status).toBe(204);
  await world.settled();
  expect(statuses()).toEqual(['incomplete']);
  expect((await leave(robin, form.partner1Password)).status).toBe(204);
  expect(statuses()).toEqual(['canceled']);
});

test('when both have left the couple is gone, its subscription ended and its place on the board free', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  expect((await robin.post('/api/challenges/plank-high-five/done')).status).toBeLessThan(300);
  await leave(robin, form.partner1Password);

  expect((await leave(kim, form.partner2Password)).status).toBe(204);
  await world.settled();

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
  await world.settled();
  expect(statuses()).toEqual(['canceled']);
  expect(await world.deps.db.$count(couples)).toBe(0);
});

test('if the provider cannot be reached the last one is not erased, and leaving can be tried again', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  await leave(kim, form.partner2Password);
  double.weather = 'refused';

  expect((await leave(robin, form.partner1Password)).status).toBe(503);

  expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 200 });
  double.weather = 'fair';
  expect((await leave(robin, form.partner1Password)).status).toBe(204);
  expect(statuses()).toEqual(['canceled']);
});

/** Does the first part, waits until somebody leaving waits for it, and does the second. */
async function whileLeaving(
  leaving: () => Promise<{ status: number }>,
  begin: (tx: Queryable) => Promise<unknown>,
  end: (tx: Queryable) => Promise<unknown>,
) {
  const { db } = world.deps;
  let [tellBegun, letEnd] = [() => {}, () => {}];
  const hasBegun = new Promise<void>((resolve) => {
    tellBegun = resolve;
  });
  const mayEnd = new Promise<void>((resolve) => {
    letEnd = resolve;
  });
  const doing = transact(db, async (tx) => {
    await begin(tx);
    tellBegun();
    await mayEnd;
    await end(tx);
  });
  await hasBegun;
  const left = leaving();
  await vi.waitUntil(async () => {
    const found = await db.execute(sql`SELECT 1 FROM pg_locks WHERE NOT granted`);
    return (found as unknown as { rows: unknown[] }).rows.length > 0;
  });
  letEnd();
  await doing;
  expect((await left).status).toBe(204);
}

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('leaving does not trip over', () => {
  test('a partner who just comes into the room', async () => {
    const { robin, kim, form } = await aCouple(world);
    const { db, now } = world.deps;
    await robin.post('/api/live/commands', opening());
    const { id: memberId } = (await kim.get('/api/user')) as { id: string };
    const [couple] = await db.select().from(couples);
    const guest = {
      coupleId: couple?.id ?? '',
      memberId,
      streamId: crypto.randomUUID(),
      processId: crypto.randomUUID(),
      isAdult: false,
    };
    await whileLeaving(
      () => leave(robin, form.partner1Password),
      (tx) => lockedRoom(tx, guest.coupleId),
      (tx) => enterRoom(tx, guest, now()),
    );
  });

  test('an entry that its author is just sharing', async () => {
    const { robin, form } = await aCouple(world);
    await robin.post('/api/journal', { content: 'for you' });
    const { db } = world.deps;
    await whileLeaving(
      () => leave(robin, form.partner1Password),
      (tx) => tx.select().from(journalEntries).for('update'),
      (tx) => tx.update(journalEntries).set({ isShared: true }),
    );
    expect(await db.$count(journalEntries)).toBe(0);
  });

  test('an entry that its author is just writing', async () => {
    const { robin, form } = await aCouple(world);
    await robin.post('/api/journal', { content: 'one' });
    const { db } = world.deps;
    const [entry] = await db.select().from(journalEntries);
    if (!entry) throw new Error('Nothing was written.');
    const write = (tx: Queryable) =>
      tx.insert(journalEntries).values({ ...entry, id: crypto.randomUUID() });
    await whileLeaving(() => leave(robin, form.partner1Password), write, write);
    expect(await db.$count(journalEntries)).toBe(0);
  });
});
