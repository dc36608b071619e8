import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cursorAfter } from '../../contract/cursor.ts';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { coupleKeys } from '../db/tables/couples.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const world = testApp();
const DAY_MS = 86_400_000;
const NOWHERE = '00000000-0000-4000-8000-000000000000';

async function write(who: Visitor, entry: object): Promise<JournalEntry> {
  const answer = await who.post('/api/journal', entry);
  expect(answer.status).toBe(201);
  world.pass(1000);
  return answer.body as JournalEntry;
}

const list = async (who: Visitor, query = '') =>
  (await who.get(`/api/journal${query}`)) as JournalEntry[];

test('an entry comes back as it was written', async () => {
  // “id, title (optional), content, mood (calm, energetic, passionate, euphoric), isSharedWithPartner (boolean), createdAt”
  // “| GET /api/journal | none | List of journal entries |”
  const { robin } = await aCouple(world);
  const written = await write(robin, {
    title: 'Sunday',
    content: 'We danced.',
    mood: 'euphoric',
    isSharedWithPartner: true,
  });
  expect(written).toEqual({
    id: expect.any(String),
    title: 'Sunday',
    content: 'We danced.',
    mood: 'euphoric',
    isSharedWithPartner: true,
    createdAt: '2026-03-11T12:00:00.000Z',
    isOwn: true,
    authorName: 'Robin',
    isUnread: false,
    hasHeart: false,
  });
  expect(await list(robin)).toEqual([written]);
});

test('only thoughts are needed; without more an entry is private and has no mood', async () => {
  // “Title and mood are optional.”
  const { robin } = await aCouple(world);
  expect(await write(robin, { content: 'Mine' })).toMatchObject({
    title: null,
    mood: null,
    isSharedWithPartner: false,
  });
  expect(await write(robin, { title: '  ', mood: '', content: 'Mine' })).toMatchObject({
    title: null,
    mood: null,
  });
});

test('text of any script comes back byte for byte', async () => {
  const { robin } = await aCouple(world);
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(text, text, async (title, content) => {
      fc.pre(content.trim() !== '' && title.trim() !== '' && !`${title}${content}`.includes('\0'));
      const { id } = await write(robin, { title, content });
      const kept = (await list(robin, '?limit=1'))[0];
      expect(kept).toMatchObject({ id, title, content });
    }),
    { numRuns: 30 },
  );
  const verse = '  first line\r\n\tsecond\n\n\u200fשלום 👩‍❤️‍💋‍👨 e\u0301 é ﷽  \n';
  await write(robin, { content: verse });
  expect((await list(robin, '?limit=1'))[0]?.content).toBe(verse);
});

test('an entry may be as long as 20,000 emoji, however they are written, and no longer', async () => {
  const { robin } = await aCouple(world);
  const content = '💞'.repeat(20_000);
  expect((await write(robin, { content })).content).toBe(content);
  const escaped = `{"content":"${'\\ud83d\\udc9e'.repeat(20_000)}"}`;
  const sent = await world.app.inject({
    method: 'POST',
    url: '/api/journal',
    headers: { cookie: robin.cookie, 'content-type': 'application/json' },
    payload: escaped,
  });
  expect(sent.statusCode).toBe(201);
  expect(await robin.post('/api/journal', { content: `${content}x` })).toMatchObject({
    status: 400,
    body: { message: 'Please keep an entry to 20,000 characters.' },
  });
  expect((await robin.post('/api/journal', { content: 'x'.repeat(300_000) })).status).toBe(413);
});

test.each([
  [{}, 'Please write down a thought first.'],
  [{ content: ' \n\t ' }, 'Please write down a thought first.'],
  [{ content: 7 }, 'Please write down a thought first.'],
  [{ content: 'a\0b' }, 'This text contains a character we can’t save.'],
  [{ content: 'half \ud83d' }, 'This text contains a character we can’t save.'],
  [{ content: 'x', title: 'x'.repeat(201) }, 'Please keep the title to 200 characters.'],
  [{ content: 'x', mood: 'grumpy' }, 'Please choose one of the four moods, or none.'],
  [{ content: 'x', isSharedWithPartner: 'yes' }, expect.stringContaining('isSharedWithPartner')],
])('%j is refused with a sentence, and nothing is kept', async (entry, message) => {
  const { robin } = await aCouple(world);
  expect(await robin.post('/api/journal', entry)).toMatchObject({ status: 400, body: { message } });
  expect(await world.deps.db.$count(journalEntries)).toBe(0);
});

test('the partner reads what is shared, under the name of who wrote it, and nothing else', async () => {
  const { robin, kim } = await aCouple(world);
  await write(robin, { content: 'Mine alone' });
  const shared = await write(robin, { content: 'Ours', isSharedWithPartner: true });
  const kims = await write(kim, { content: 'Kim was here' });
  const read = { ...shared, isOwn: false, authorName: 'Robin', isUnread: true };
  expect(await list(kim)).toEqual([kims, read]);
});

test('an entry is shared and unshared at will', async () => {
  const { robin, kim } = await aCouple(world);
  const { id } = await write(robin, { title: 'Later', content: 'For two', mood: 'calm' });
  const url = `/api/journal/${id}`;
  const shared = await robin.request('PATCH', url, { isSharedWithPartner: true });
  expect(shared).toMatchObject({
    status: 200,
    body: { title: 'Later', content: 'For two', mood: 'calm', isSharedWithPartner: true },
  });
  expect(await list(kim)).toHaveLength(1);
  await robin.request('PATCH', url, { isSharedWithPartner: false });
  expect(await list(kim)).toEqual([]);
});

test('an entry is changed in part: what is not named stays', async () => {
  const { robin } = await aCouple(world);
  const entry = await write(robin, { title: 'One', content: 'Two', mood: 'calm' });
  const url = `/api/journal/${entry.id}`;
  await robin.request('PATCH', url, { title: null });
  await robin.request('PATCH', url, { content: 'Three', mood: '' });
  await robin.request('PATCH', url, {});
  expect(await list(robin)).toEqual([{ ...entry, title: null, content: 'Three', mood: null }]);
  expect(await robin.request('PATCH', url, { content: ' ' })).toMatchObject({ status: 400 });
});

test('words that were rewritten meanwhile are not overwritten unread', async () => {
  const { robin } = await aCouple(world);
  const { id } = await write(robin, { content: 'First' });
  const change = (body: object) => robin.request('PATCH', `/api/journal/${id}`, body);
  await change({ content: 'From the phone' });

  const fromTheDesk = { content: 'From the desk', basedOn: { content: 'First' } };
  expect(await change(fromTheDesk)).toMatchObject({
    status: 409,
    body: { message: 'This entry has changed since you opened it.' },
  });
  expect(await list(robin)).toMatchObject([{ content: 'From the phone' }]);
  // A change of the title is independent of the words, and still works.
  const titled = { title: 'Desk', basedOn: { title: '' } };
  expect(await change(titled)).toMatchObject({ status: 200 });
  // A repeat after a lost answer counts as the same change.
  expect(await change(titled)).toMatchObject({ status: 200 });
  const read = { content: 'From the desk', basedOn: { content: 'From the phone' } };
  expect(await change(read)).toMatchObject({ body: { title: 'Desk', content: 'From the desk' } });
});

test('changes of one entry made at once are all kept', async () => {
  const { robin } = await aCouple(world);
  const { id } = await write(robin, { content: 'x' });
  const changes = [
    { title: 'T' },
    { content: 'C' },
    { mood: 'calm' },
    { isSharedWithPartner: true },
  ];
  await Promise.all(changes.map((change) => robin.request('PATCH', `/api/journal/${id}`, change)));
  expect(await list(robin)).toMatchObject([Object.assign({}, ...changes)]);
});

test('whatever one author does at the same moment, each thing is done once and nothing is lost', async () => {
  const actions = fc.constantFrom('write', 'share', 'unshare', 'change', 'delete');
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 6, maxLength: 12 }), async (chosen) => {
      const { robin } = await aCouple(world);
      const expected: string[] = [];
      const calls: (() => Promise<unknown>)[] = [];
      for (const [index, action] of chosen.entries()) {
        const content = `old ${index}`;
        const { id } = await write(robin, { content, isSharedWithPartner: action === 'unshare' });
        const change = (changes: object) => robin.request('PATCH', `/api/journal/${id}`, changes);
        if (action !== 'delete') expected.push(action === 'change' ? `new ${index}` : content);
        if (action === 'write') expected.push(`more ${index}`);
        calls.push(
          {
            write: () => write(robin, { content: `more ${index}` }),
            share: () => change({ isSharedWithPartner: true }),
            unshare: () => change({ isSharedWithPartner: false }),
            change: () => change({ content: `new ${index}` }),
            delete: () => robin.request('DELETE', `/api/journal/${id}`),
          }[action],
        );
      }
      await Promise.all(calls.map((call) => call()));
      const kept = (await list(robin)).map(({ content }) => content);
      expect(kept.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 8 },
  );
});

test('nobody but its author can change or delete an entry, shared or not', async () => {
  const { robin, kim } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const nobody = new Visitor(world);
  for (const isSharedWithPartner of [true, false]) {
    const entry = await write(robin, { content: 'Mine', isSharedWithPartner });
    for (const [who, status] of [
      [kim, 404],
      [stranger, 404],
      [nobody, 401],
    ] as const) {
      const url = `/api/journal/${entry.id}`;
      const missing = `/api/journal/${NOWHERE}`;
      const changed = await who.request('PATCH', url, { content: 'Theirs' });
      const deleted = await who.request('DELETE', url);
      expect([changed.status, deleted.status]).toEqual([status, status]);
      // Hidden entries are refused in the same words as missing ones.
      expect(changed.body).toEqual((await who.request('PATCH', missing, { content: 'x' })).body);
      expect(deleted.body).toEqual((await who.request('DELETE', missing)).body);
    }
    expect(await list(robin, '?limit=1')).toEqual([entry]);
  }
});

test('a deleted entry is gone, and deleting it again says so', async () => {
  const { robin, kim } = await aCouple(world);
  const { id } = await write(robin, { content: 'x', isSharedWithPartner: true });
  expect((await robin.request('DELETE', `/api/journal/${id}`)).status).toBe(204);
  expect((await robin.request('DELETE', `/api/journal/${id}`)).status).toBe(404);
  expect([await list(robin), await list(kim)]).toEqual([[], []]);
});

test('pages follow one another without a gap or a repeat, whoever wrote and deletes meanwhile', async () => {
  const { robin, kim } = await aCouple(world);
  for (let i = 0; i < 12; i++) {
    const author = i % 3 === 0 ? kim : robin;
    const answer = await author.post('/api/journal', {
      content: `entry ${i}`,
      isSharedWithPartner: i % 2 === 0,
    });
    expect(answer.status).toBe(201);
    // Every second entry gets the same time as the one before.
    if (i % 2 === 1) world.pass(1000);
  }
  const whole = await list(robin);
  expect(whole.length).toBe(10);
  const read: JournalEntry[] = [];
  for (let page = await list(robin, '?limit=3'); page.length > 0; ) {
    read.push(...page);
    const last = page.at(-1) as JournalEntry;
    if (read.length === 6) {
      await write(robin, { content: 'written while reading' });
      if (last.isOwn) await robin.request('DELETE', `/api/journal/${last.id}`);
    }
    page = await list(robin, `?limit=3&before=${encodeURIComponent(cursorAfter(last))}`);
  }
  expect(read).toEqual(whole);
});

test.each([
  '?limit=0',
  '?limit=101',
  '?limit=x',
  '?before=x',
  `?before=2026-99-99T00:00:00.000Z~${NOWHERE}`,
])('the journal refuses %s with a sentence', async (query) => {
  const { robin } = await aCouple(world);
  expect(await robin.request('GET', `/api/journal${query}`)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^(Please|This)/) },
  });
});

test('a couple has one key, even when both write their first entry at once', async () => {
  const { robin, kim } = await aCouple(world);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      (i % 2 ? robin : kim).post('/api/journal', { content: `${i}`, isSharedWithPartner: true }),
    ),
  );
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(await world.deps.db.$count(coupleKeys)).toBe(1);
  expect(await list(robin)).toHaveLength(10);
});

test('a visitor is asked to sign in', async () => {
  expect((await new Visitor(world).request('GET', '/api/journal')).status).toBe(401);
  expect((await new Visitor(world).post('/api/journal', { content: 'x' })).status).toBe(401);
});

test('an entry that is sent again under the id that its device made is kept once', async () => {
  const { robin, kim } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const written = world.deps.now();
  world.pass(3 * DAY_MS);
  const sentAt = world.deps.now().toISOString();
  const offline = { doneAt: written.toISOString(), sentAt };
  const entry = { id: crypto.randomUUID(), content: 'Without a network', offline };
  const answers = await Promise.all([1, 2, 3].map(() => robin.post('/api/journal', entry)));
  // Changes made elsewhere since then stay.
  await robin.request('PATCH', `/api/journal/${entry.id}`, { content: 'Changed since' });
  const later = await robin.post('/api/journal', entry);
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: entry.id,
      content: 'Without a network',
      createdAt: written.toISOString(),
    });
  }
  expect(later).toMatchObject({ status: 201, body: { content: 'Changed since' } });
  expect(await robin.get('/api/journal')).toHaveLength(1);
  // Another member learns nothing about the id, not even that it is taken.
  expect(await kim.post('/api/journal', { ...entry, content: 'Mine' })).toMatchObject({
    status: 201,
  });
  expect(await kim.get('/api/journal')).toMatchObject([{ content: 'Mine' }]);
  expect((await stranger.post('/api/journal', entry)).status).toBe(201);
});

test('an entry whose time cannot be believed is of the moment at which it arrived', async () => {
  const { robin } = await aCouple(world);
  const now = world.deps.now().toISOString();
  for (const doneAt of ['1970-01-01T00:00:00Z', '2030-01-01T00:00:00Z']) {
    const offline = { doneAt, sentAt: now };
    const answer = await robin.post('/api/journal', { content: 'Some day', offline });
    expect(answer).toMatchObject({ status: 201, body: { createdAt: now } });
  }
});

test('writing under the id of an entry that the partner once shared tells nothing of it', async () => {
  const { robin, kim } = await aCouple(world);
  const ids: string[] = [];
  for (const content of ['shared still', 'taken back', 'erased']) {
    const { body } = await robin.post('/api/journal', { content, isSharedWithPartner: true });
    ids.push((body as JournalEntry).id);
  }
  const [, takenBack, erased] = ids;
  await robin.request('PATCH', `/api/journal/${takenBack}`, { isSharedWithPartner: false });
  await robin.request('DELETE', `/api/journal/${erased}`);
  for (const id of [...ids, crypto.randomUUID()]) {
    const mine = { id, content: 'mine', isSharedWithPartner: false };
    expect(await kim.post('/api/journal', mine)).toMatchObject({
      status: 201,
      body: { id, content: 'mine', isOwn: true },
    });
    expect(await kim.post('/api/journal', mine)).toMatchObject({ status: 201, body: { id } });
    await kim.request('PATCH', `/api/journal/${id}`, { content: 'changed' });
    await kim.request('DELETE', `/api/journal/${id}`);
  }
  const left = (await robin.get('/api/journal')) as JournalEntry[];
  expect(left.map(({ content }) => content).sort()).toEqual(['shared still', 'taken back']);
});
