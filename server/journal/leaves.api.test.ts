import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../contract/journal.ts';
import { journalEntries, journalLeaves } from '../db/tables/journal.ts';
import { coupleKeysIn, masterKey, newCoupleKey } from '../security/couple-keys.ts';
import { identitiesIn } from '../security/identities.ts';
import { seal } from '../security/sealing.ts';
import { earlierVersion } from '../testing/earlier-version.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { sealOneByOne } from '../testing/sealed-one-by-one.ts';
import { testApp } from '../testing/test-app.ts';
import { gatherLeaves } from './gather-leaves.ts';
import { entriesFor } from './queries.ts';
import { openLeaf } from './sealed-leaf.ts';

const world = testApp();
/** The last migration of the version that sealed every entry alone. */
const LAST_WITHOUT_LEAVES = 8;

async function write(who: Visitor, content: string, isSharedWithPartner = false) {
  world.pass(1000);
  const { body } = await who.post('/api/journal', { content, isSharedWithPartner });
  return body as JournalEntry;
}
const list = async (who: Visitor) => (await who.get('/api/journal?limit=100')) as JournalEntry[];
const change = (who: Visitor, id: string, changes: object) =>
  who.request('PATCH', `/api/journal/${id}`, changes);
const remove = (who: Visitor, id: string) => who.request('DELETE', `/api/journal/${id}`);

/** What stands on every leaf of the one couple, newest words last. */
async function leaves() {
  const { db, coupleKeys } = world.deps;
  const rows = await db.select().from(journalLeaves).orderBy(journalLeaves.createdAt);
  return Promise.all(
    rows.map(async (row) => {
      const words = [...openLeaf(await coupleKeys(row.coupleId), row, row.sealed)];
      return { isShared: row.isShared, contents: words.map(([, { content }]) => content) };
    }),
  );
}

test('entries share a leaf until it is full, the private ones apart from the shared ones', async () => {
  const { robin, kim } = await aCouple(world);
  for (const content of ['one', 'two']) await write(robin, content);
  for (const content of ['for Kim', 'for Kim too']) await write(robin, content, true);
  await write(kim, 'from Kim', true);
  // Four bytes each: all that a leaf can hold.
  const long = '🌹'.repeat(9_000);
  await write(robin, long);
  await write(robin, 'three');
  expect(await leaves()).toEqual(
    expect.arrayContaining([
      { isShared: false, contents: ['one', 'two'] },
      { isShared: true, contents: ['for Kim', 'for Kim too'] },
      { isShared: true, contents: ['from Kim'] },
      { isShared: false, contents: [long] },
      { isShared: false, contents: ['three'] },
    ]),
  );
  const seen = async (who: Visitor) => (await list(who)).map(({ content }) => content);
  expect(await seen(robin)).toEqual([
    'three',
    long,
    'from Kim',
    'for Kim too',
    'for Kim',
    'two',
    'one',
  ]);
  expect(await seen(kim)).toEqual(['from Kim', 'for Kim too', 'for Kim']);
});

test('a page that begins or ends in the middle of a leaf has all its words', async () => {
  const { robin } = await aCouple(world);
  for (const content of ['one', 'two', 'three', 'four', 'five']) await write(robin, content);
  const first = (await robin.get('/api/journal?limit=2')) as JournalEntry[];
  const last = first.at(-1);
  const next = (await robin.get(
    `/api/journal?limit=2&before=${encodeURIComponent(`${last?.createdAt}~${last?.id}`)}`,
  )) as JournalEntry[];
  expect([...first, ...next].map(({ content }) => content)).toEqual([
    'five',
    'four',
    'three',
    'two',
  ]);
});

test('what is changed, deleted or unshared leaves nothing of itself on its leaf', async () => {
  const { robin, kim } = await aCouple(world);
  const [first, second, third] = [
    await write(robin, 'to be changed', true),
    await write(robin, 'to be deleted', true),
    await write(robin, 'to be taken back', true),
  ];
  await change(robin, first.id, { content: 'changed' });
  await remove(robin, second.id);
  await change(robin, third.id, { isSharedWithPartner: false });
  expect(await leaves()).toEqual(
    expect.arrayContaining([
      { isShared: true, contents: ['changed'] },
      { isShared: false, contents: ['to be taken back'] },
    ]),
  );
  expect(await list(kim)).toMatchObject([{ content: 'changed' }]);
  for (const { id } of [first, third]) await remove(robin, id);
  expect(await leaves()).toEqual([]);
});

test('entries that are shared later, one after the other, share a leaf as well', async () => {
  const { robin, kim } = await aCouple(world);
  const written = [];
  for (const content of ['one', 'two', 'three']) written.push(await write(robin, content));
  for (const { id } of written) await change(robin, id, { isSharedWithPartner: true });
  expect(await leaves()).toEqual([{ isShared: true, contents: ['one', 'two', 'three'] }]);
  expect(await list(kim)).toHaveLength(3);
});

test('whatever one author does at the same moment, each thing is done once and nothing is lost', async () => {
  const deed = fc.constantFrom('write', 'share', 'unshare', 'change', 'delete');
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 12 }), async (deeds) => {
      const { robin } = await aCouple(world);
      const expected = new Set<string>();
      const doing = deeds.map(async (what, index) => {
        if (what === 'write') {
          expected.add(`new ${index}`);
          return () => write(robin, `new ${index}`);
        }
        const { id } = await write(robin, `old ${index}`, what === 'unshare');
        if (what === 'delete') return () => remove(robin, id);
        expected.add(what === 'change' ? `changed ${index}` : `old ${index}`);
        const changes =
          what === 'change'
            ? { content: `changed ${index}` }
            : { isSharedWithPartner: what === 'share' };
        return () => change(robin, id, changes);
      });
      const deedsToDo = await Promise.all(doing);
      await Promise.all(deedsToDo.map((doIt) => doIt()));
      const kept = (await list(robin)).map(({ content }) => content);
      expect(kept.toSorted()).toEqual([...expected].toSorted());
      expect(await everyEntryOnItsLeaf()).toEqual({ entries: 0, leaves: 0 });
    }),
    { numRuns: 8 },
  );
});

/** How many entries have no leaf, and leaves no entry. */
async function everyEntryOnItsLeaf() {
  const { db } = world.deps;
  const { coupleId, leafId } = journalEntries;
  const has = sql`${coupleId} = ${journalLeaves.coupleId} AND ${leafId} = ${journalLeaves.id}`;
  return {
    entries: await db.$count(
      journalEntries,
      sql`NOT EXISTS (SELECT FROM ${journalLeaves} WHERE ${has})`,
    ),
    leaves: await db.$count(
      journalLeaves,
      sql`NOT EXISTS (SELECT FROM ${journalEntries} WHERE ${has})`,
    ),
  };
}

test('entries that were sealed one by one are gathered on as few leaves as they need, each kind apart', async () => {
  const { robin, kim } = await aCouple(world);
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  for (const number of numbers) await write(robin, `private ${number}`);
  for (const number of numbers) await write(robin, `shared ${number}`, true);
  await write(kim, 'one of Kim');
  const before = [await list(robin), await list(kim)];
  await sealOneByOne(world.deps);
  expect(await leaves()).toHaveLength(81);
  await gatherLeaves(world.deps);
  const kinds = (await leaves()).map(({ contents }) => contents.length);
  expect(kinds.toSorted((one, two) => one - two)).toEqual([1, 8, 8, 16, 16, 16, 16]);
  expect([await list(robin), await list(kim)]).toEqual(before);
  expect(await everyEntryOnItsLeaf()).toEqual({ entries: 0, leaves: 0 });
  // Nothing is left to do, and what is written next goes on the last leaf.
  const gathered = await leaves();
  await gatherLeaves(world.deps);
  expect(await leaves()).toEqual(gathered);
  await write(robin, 'the next one');
  expect(await leaves()).toHaveLength(7);
});

test('what was added to a leaf that an earlier version sealed moves along with it', async () => {
  const { robin } = await aCouple(world);
  for (const content of ['one', 'two']) await write(robin, content);
  await sealOneByOne(world.deps);
  for (const content of ['three', 'four']) await write(robin, content);
  expect((await leaves()).map(({ contents }) => contents)).toEqual([
    ['one'],
    ['two', 'three', 'four'],
  ]);
  await gatherLeaves(world.deps);
  expect((await leaves()).map(({ contents }) => contents)).toEqual([
    ['one', 'two', 'three', 'four'],
  ]);
});

test('whatever an author does while their entries are gathered, nothing of it is lost or undone', async () => {
  const deed = fc.constantFrom('write', 'share', 'unshare', 'change', 'delete', 'leave alone');
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 16 }), async (deeds) => {
      const { robin } = await aCouple(world);
      const expected: string[] = [];
      const doing: (() => Promise<unknown>)[] = [];
      for (const [index, what] of deeds.entries()) {
        const { id } = await write(robin, `old ${index}`, what === 'unshare');
        if (what === 'delete') doing.push(() => remove(robin, id));
        else expected.push(what === 'change' ? `changed ${index}` : `old ${index}`);
        if (what === 'write') {
          expected.push(`new ${index}`);
          doing.push(() => write(robin, `new ${index}`));
        }
        if (what === 'change') doing.push(() => change(robin, id, { content: `changed ${index}` }));
        if (what === 'share' || what === 'unshare') {
          doing.push(() => change(robin, id, { isSharedWithPartner: what === 'share' }));
        }
      }
      await sealOneByOne(world.deps);
      const gathering = [1, 2, 3].map(() => gatherLeaves(world.deps));
      await Promise.all([...gathering, ...doing.map((doIt) => doIt())]);
      const kept = async () => (await list(robin)).map(({ content }) => content).toSorted();
      expect(await kept()).toEqual(expected.toSorted());
      await gatherLeaves(world.deps);
      expect(await kept()).toEqual(expected.toSorted());
      expect(await everyEntryOnItsLeaf()).toEqual({ entries: 0, leaves: 0 });
      const { id, leafId } = journalEntries;
      expect(await world.deps.db.$count(journalEntries, eq(id, leafId))).toBe(0);
    }),
    { numRuns: 10 },
  );
});

test('a journal that an earlier version sealed entry by entry reads as it did', async () => {
  const { before, upgraded } = await earlierVersion(LAST_WITHOUT_LEAVES);
  const master = masterKey('a secret for tests');
  const [coupleId, id, authorId] = [randomUUID(), randomUUID(), randomUUID()];
  const { row, key } = newCoupleKey(master, coupleId);
  const words = ['calm', 'An evening', 'As it was'].join('\0');
  const sealed = seal(key, `journal ${coupleId} ${id} ${authorId}`, words);
  await before.db.execute(sql`INSERT INTO couples (id, created_at) VALUES (${coupleId}, now())`);
  await before.db.execute(
    sql`INSERT INTO couple_keys (couple_id, key_id, sealed_key) VALUES (${coupleId}, ${row.keyId}, ${row.sealedKey})`,
  );
  await before.db.execute(
    sql`INSERT INTO members (id, couple_id, seat, sealed, email_hash, password_hash, created_at)
        VALUES (${authorId}, ${coupleId}, 1, '-', '-', '-', now())`,
  );
  await before.db.execute(
    sql`INSERT INTO journal_entries (couple_id, id, author_id, is_shared, sealed, created_at)
        VALUES (${coupleId}, ${id}, ${authorId}, false, ${sealed}, now())`,
  );
  await before.close();

  const database = await upgraded();
  const coupleKeys = coupleKeysIn(database.db, master);
  const identities = identitiesIn({ appSecret: 'a secret for tests', master, coupleKeys });
  const reader = { id: authorId, coupleId, firstName: 'Robin' };
  const needs = { db: database.db, coupleKeys, identities };
  expect(await entriesFor(needs, reader, { limit: 50 })).toMatchObject([
    { id, mood: 'calm', title: 'An evening', content: 'As it was', isSharedWithPartner: false },
  ]);
  await gatherLeaves(needs);
  expect(await entriesFor(needs, reader, { limit: 50 })).toMatchObject([
    { id, title: 'An evening' },
  ]);
  await database.close();
});
