import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { saveDraft } from '../device/drafts.ts';
import { nameAuthor } from '../device/word-keys.ts';
import {
  draftOf,
  emptyDraft,
  openDraft,
  storeDraft,
  takeDraft,
  unfinishedDraft,
  waitingDrafts,
} from './draft.ts';

const NAME = 'journal:robin:entry';
const entry: JournalEntry = {
  id: '00000000-0000-4000-8000-000000000000',
  title: null,
  content: 'As it was',
  mood: null,
  isSharedWithPartner: true,
  createdAt: '2026-03-11T12:00:00.000Z',
  isOwn: true,
  authorName: 'Robin',
  isUnread: false,
  hasHeart: false,
};
const base = draftOf(entry);

beforeEach(() => {
  localStorage.clear();
  nameAuthor({ id: 'robin', sealingKey: '' });
});

test('without a draft the form begins with the entry, or empty', () => {
  expect(openDraft(NAME, entry)).toEqual({ draft: base, base, origin: 'fresh' });
  expect(openDraft(NAME, null)).toMatchObject({ draft: emptyDraft, origin: 'fresh' });
});

test('a new entry may begin with a title, and an unfinished one comes first', () => {
  const suggested = openDraft(NAME, null, 'Two Backs, One Breath');
  expect(suggested.draft).toEqual({ ...emptyDraft, title: 'Two Backs, One Breath' });
  storeDraft(NAME, { ...suggested.draft, content: 'Warm' }, suggested.base);
  const later = { title: 'Two Backs, One Breath', content: 'Warm' };
  expect(openDraft(NAME, null).draft).toMatchObject(later);
  expect(openDraft(NAME, null, 'Desk Day Undone').draft).toMatchObject(later);
});

test('a draft beats the entry only in what was changed by hand', () => {
  storeDraft(NAME, { ...base, title: 'Rain' }, base);
  const now = { ...entry, content: 'Rewritten', isSharedWithPartner: false };
  expect(openDraft(NAME, now)).toEqual({
    draft: { ...draftOf(now), title: 'Rain' },
    base: draftOf(now),
    origin: 'restored',
  });
});

test('a draft of words that have been rewritten since says so', () => {
  storeDraft(NAME, { ...base, content: 'Mine' }, base);
  const opened = openDraft(NAME, { ...entry, content: 'Rewritten' });
  expect(opened).toMatchObject({ draft: { content: 'Mine' }, origin: 'outdated' });
  expect(openDraft(NAME, { ...entry, content: 'Mine' }).origin).toBe('fresh');
});

test('a draft without words, or without a change, is none', () => {
  storeDraft(NAME, base, base);
  expect(unfinishedDraft(NAME)).toBeNull();
  storeDraft(NAME, { ...base, content: ' ' }, base);
  expect(unfinishedDraft(NAME)).toBeNull();
});

test.each([7, 'text', null, [], { draft: { title: 1, content: 'x' } }, { draft: base }])(
  '%j is no draft',
  (stored) => {
    saveDraft(NAME, stored);
    expect(openDraft(NAME, entry).origin).toBe('fresh');
  },
);

/** Stubs the browser's locks: one tab at a time holds a name. */
function stubLocks() {
  const held = new Set<string>();
  type Work = (lock: object | null) => unknown;
  const request = async (name: string, _: object, work: Work) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({});
    held.delete(name);
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
}
afterEach(() => vi.unstubAllGlobals());

test('two forms never write to one draft, and each draft is continued', async () => {
  stubLocks();
  const write = (name: string, content: string) =>
    storeDraft(name, { ...emptyDraft, content }, emptyDraft);
  const first = await takeDraft('robin', null);
  write(first?.name ?? '', 'One');
  const second = await takeDraft('robin', null);
  expect(second?.name).not.toBe(first?.name);
  write(second?.name ?? '', 'Two');
  expect(waitingDrafts('robin', null)).toHaveLength(2);
  // Refuse the draft that the other tab has open.
  expect(await takeDraft('robin', null, first?.name)).toBeNull();
  first?.release();
  await vi.waitFor(async () => {
    const again = await takeDraft('robin', null, first?.name);
    expect(unfinishedDraft(again?.name ?? '')?.content).toBe('One');
  });
});

test('a draft of the version before is continued under the name it has', async () => {
  saveDraft('journal:robin:new', { draft: { ...emptyDraft, content: 'Old' }, base: emptyDraft });
  expect((await takeDraft('robin', null))?.name).toBe('journal:robin:new');
});
