import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const world = testApp();

async function write(who: Visitor, isSharedWithPartner = true): Promise<JournalEntry> {
  const { body } = await who.post('/api/journal', {
    content: 'A canary sang.',
    isSharedWithPartner,
  });
  return body as JournalEntry;
}
const share = (who: Visitor, { id }: JournalEntry, isSharedWithPartner: boolean) =>
  who.request('PATCH', `/api/journal/${id}`, { isSharedWithPartner });
const read = (who: Visitor, { id }: JournalEntry) => who.request('PUT', `/api/journal/${id}/read`);
const heart = async (who: Visitor, { id }: JournalEntry, hasHeart = true) =>
  (await who.request('PUT', `/api/journal/${id}/heart`, { hasHeart })).status;
const unread = (who: Visitor) => who.get('/api/journal/unread');
const NONE = { count: 0, newestId: null, authorName: '' };

async function entryOf(who: Visitor, { id }: JournalEntry): Promise<JournalEntry | undefined> {
  return ((await who.get('/api/journal')) as JournalEntry[]).find((entry) => entry.id === id);
}

describe('what the partner shared and one has not seen', () => {
  test('is told to the partner alone, until it is seen', async () => {
    const { robin, kim } = await aCouple(world);
    expect(await unread(kim)).toEqual(NONE);
    const first = await write(robin);
    world.pass(1000);
    const second = await write(robin);
    expect(await unread(kim)).toEqual({ count: 2, newestId: second.id, authorName: 'Robin' });
    expect(await unread(robin)).toEqual(NONE);
    expect(await entryOf(kim, first)).toMatchObject({ isUnread: true });
    expect(await entryOf(robin, first)).toMatchObject({ isUnread: false });

    // The author and strangers cannot mark an entry as read.
    await read(robin, second);
    await read((await aCouple(world)).kim, second);
    expect(await unread(kim)).toMatchObject({ count: 2 });
    expect((await read(kim, second)).status).toBe(204);
    expect(await unread(kim)).toEqual({ count: 1, newestId: first.id, authorName: 'Robin' });
    expect(await entryOf(kim, second)).toMatchObject({ isUnread: false });
  });

  test('goes when the entry is taken back, and comes again when it is shared again', async () => {
    const { robin, kim } = await aCouple(world);
    const entry = await write(robin, false);
    expect(await unread(kim)).toEqual(NONE);
    await share(robin, entry, true);
    await robin.request('PATCH', `/api/journal/${entry.id}`, { content: 'Two sang.' });
    expect(await unread(kim)).toMatchObject({ count: 1, newestId: entry.id });
    await share(robin, entry, false);
    expect(await unread(kim)).toEqual(NONE);
    await share(robin, entry, true);
    await read(kim, entry);
    await robin.request('PATCH', `/api/journal/${entry.id}`, { content: 'Three sang.' });
    expect(await unread(kim)).toEqual(NONE);
  });
});

describe('a heart', () => {
  test('is left by the reader, seen by both, and taken back', async () => {
    const { robin, kim } = await aCouple(world);
    const entry = await write(robin);
    expect(await heart(kim, entry)).toBe(204);
    expect(await heart(kim, entry)).toBe(204);
    expect(await entryOf(robin, entry)).toMatchObject({ hasHeart: true });
    expect(await entryOf(kim, entry)).toMatchObject({ hasHeart: true });
    await robin.request('PATCH', `/api/journal/${entry.id}`, { content: 'Two sang.' });
    expect(await entryOf(robin, entry)).toMatchObject({ hasHeart: true });
    expect(await heart(kim, entry, false)).toBe(204);
    expect(await entryOf(robin, entry)).toMatchObject({ hasHeart: false });
  });

  test('is for what the partner shared, and for nothing else', async () => {
    const { robin, kim } = await aCouple(world);
    const [hidden, shared] = [await write(robin, false), await write(robin)];
    expect(await heart(kim, hidden)).toBe(404);
    expect(await heart(robin, shared)).toBe(404);
    expect(await heart((await aCouple(world)).kim, shared)).toBe(404);
    expect(await entryOf(robin, shared)).toMatchObject({ hasHeart: false });
  });

  test('goes with the sharing, and with whoever left it', async () => {
    const { robin, kim, form } = await aCouple(world);
    const [one, other] = [await write(robin), await write(robin)];
    await heart(kim, one);
    await heart(kim, other);
    await share(robin, one, false);
    await share(robin, one, true);
    expect(await entryOf(robin, one)).toMatchObject({ hasHeart: false });
    const left = await kim.post('/api/account/leave', { password: form.partner2Password });
    expect(left.status).toBe(204);
    expect(await entryOf(robin, other)).toMatchObject({ hasHeart: false });
  });
});
