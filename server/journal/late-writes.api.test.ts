import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { sweep } from '../scheduled-jobs.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const world = testApp();
const DAY_MS = 86_400_000;

const write = (who: Visitor, id: string, more: object = {}) =>
  who.post('/api/journal', { id, content: 'Of another day', ...more });
const erase = async (who: Visitor, id: string) =>
  (await who.request('DELETE', `/api/journal/${id}`)).status;
const idsOf = async (who: Visitor) =>
  ((await who.get('/api/journal')) as JournalEntry[]).map(({ id }) => id);
const rows = () => world.deps.db.select().from(journalEntries);
const NOTHING = { status: 404, body: { message: 'There is nothing here.' } };

test.each([false, true])(
  'an entry that was deleted does not come back when it is sent again (shared: %s)',
  async (isSharedWithPartner) => {
    const { robin, kim } = await aCouple(world);
    const id = randomUUID();
    await write(robin, id, { isSharedWithPartner });
    expect(await erase(robin, id)).toBe(204);

    expect(await write(robin, id, { isSharedWithPartner })).toMatchObject(NOTHING);
    expect(await write(robin, id.toUpperCase())).toMatchObject(NOTHING);
    const change = { content: 'Of today', isSharedWithPartner: true };
    expect(await robin.request('PATCH', `/api/journal/${id}`, change)).toMatchObject(NOTHING);
    expect(await erase(robin, id)).toBe(404);
    for (const who of [robin, kim]) expect(await idsOf(who)).toEqual([]);
    expect(await kim.get('/api/journal/unread')).toMatchObject({ count: 0 });
  },
);

test('an entry that was discarded before it arrived does not appear later', async () => {
  const { robin, kim } = await aCouple(world);
  const id = randomUUID();
  expect(await erase(robin, id)).toBe(404);
  expect(await write(robin, id)).toMatchObject(NOTHING);
  expect(await idsOf(robin)).toEqual([]);
  // Another member can still use the same id.
  expect(await write(kim, id)).toMatchObject({ status: 201 });
  expect(await idsOf(kim)).toEqual([id]);
});

test('an entry that arrives while it is discarded is gone', async () => {
  const { robin, kim } = await aCouple(world);
  for (let round = 0; round < 40; round++) {
    const id = randomUUID();
    const isSharedWithPartner = round % 2 === 0;
    await Promise.all([write(robin, id, { isSharedWithPartner }), erase(robin, id)]);
  }
  for (const who of [robin, kim]) expect(await idsOf(who)).toEqual([]);
});

test('whoever tries the id of the partner’s entry neither learns of it nor takes it away', async () => {
  const { robin, kim } = await aCouple(world);
  const ids = { there: randomUUID(), later: randomUUID(), gone: randomUUID() };
  await write(robin, ids.there);
  await write(robin, ids.gone);
  await erase(robin, ids.gone);
  for (const id of Object.values(ids)) expect(await erase(kim, id)).toBe(404);
  expect(await write(robin, ids.there)).toMatchObject({ status: 201 });
  expect(await write(robin, ids.later)).toMatchObject({ status: 201 });
  expect((await idsOf(robin)).toSorted()).toEqual([ids.there, ids.later].toSorted());
  for (const id of Object.values(ids)) expect(await write(kim, id)).toMatchObject(NOTHING);
});

test('a deleted entry leaves its id for a month, and nothing that was in it', async () => {
  const { robin } = await aCouple(world);
  const id = randomUUID();
  await write(robin, id, { title: 'Late', mood: 'calm', isSharedWithPartner: true });
  world.pass(DAY_MS);
  await erase(robin, id);
  const deletedAt = world.deps.now();
  expect(await rows()).toEqual([
    {
      ...{ coupleId: expect.any(String), authorId: expect.any(String), id },
      ...{ isShared: false, isUnread: false, hasHeart: false, sealed: '' },
      ...{ createdAt: deletedAt, deletedAt },
    },
  ]);
  const other = randomUUID();
  await write(robin, other);
  world.pass(29 * DAY_MS);
  await sweep(world.deps, world.database);
  expect(await write(robin, id)).toMatchObject(NOTHING);
  world.pass(2 * DAY_MS);
  await sweep(world.deps, world.database);
  expect(await rows()).toMatchObject([{ id: other }]);
});

test('of what a member deletes no more than the last hundred ids are kept', async () => {
  const { robin, kim, form } = await aCouple(world);
  const kept = randomUUID();
  await write(robin, kept);
  const kims = randomUUID();
  await erase(kim, kims);
  for (let count = 0; count < 130; count++) {
    world.pass(1);
    await erase(robin, randomUUID());
  }
  expect(await rows()).toHaveLength(102);
  const last = randomUUID();
  await erase(robin, last);
  expect(await write(robin, last)).toMatchObject(NOTHING);
  expect(await write(kim, kims)).toMatchObject(NOTHING);
  expect(await idsOf(robin)).toEqual([kept]);

  await robin.post('/api/account/leave', { password: form.partner1Password });
  expect(await rows()).toMatchObject([{ id: kims }]);
});
