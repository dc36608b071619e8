import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, keptDraft, setSealedDrafts } from '../lib/drafts.ts';
import { closeDrafts, keepDraftsPlain, openDrafts } from './sealed-drafts.ts';

const KEY = btoa('k'.repeat(32));
const OTHER_KEY = btoa('o'.repeat(32));
const NAME = 'journal:robin:new';
const isText = (value: unknown): value is string => typeof value === 'string';
const stored = (name = NAME) => localStorage.getItem(`draft:${name}`);
const sealed = () => vi.waitFor(() => expect(stored()).toMatch(/^sealed:/), { timeout: 30_000 });

beforeEach(() => {
  closeDrafts();
  localStorage.clear();
});
// Other files of tests share this module.
afterEach(() => setSealedDrafts(null));

test('what was written before the lock is sealed, closes with it, and opens again', async () => {
  keepDraft(NAME, 'words');
  await openDrafts(KEY);
  await sealed();
  expect(keptDraft(NAME, isText)).toBe('words');
  closeDrafts();
  expect(stored()).not.toContain('words');
  expect(keptDraft(NAME, isText)).toBeNull();
  await openDrafts(KEY);
  expect(keptDraft(NAME, isText)).toBe('words');
});

test('of many changes in a moment, the last one is kept', async () => {
  await openDrafts(KEY);
  for (const words of ['w', 'wo', 'wor', 'words']) keepDraft(NAME, words);
  await sealed();
  await vi.waitFor(
    async () => {
      closeDrafts();
      await openDrafts(KEY);
      expect(keptDraft(NAME, isText)).toBe('words');
    },
    { timeout: 30_000 },
  );
});

test('another key opens nothing and destroys nothing, nor does another name', async () => {
  await openDrafts(KEY);
  keepDraft(NAME, 'words');
  await sealed();
  closeDrafts();
  localStorage.setItem('draft:journal:robin:other', stored() ?? '');
  await openDrafts(OTHER_KEY);
  expect(keptDraft(NAME, isText)).toBeNull();
  closeDrafts();
  await openDrafts(KEY);
  expect(keptDraft(NAME, isText)).toBe('words');
  expect(keptDraft('journal:robin:other', isText)).toBeNull();
});

test('what is dropped does not come back', async () => {
  await openDrafts(KEY);
  keepDraft(NAME, 'words');
  dropDraft(NAME);
  keepDraft('journal:robin:1', 'others');
  await vi.waitFor(() => expect(stored('journal:robin:1')).toMatch(/^sealed:/), {
    timeout: 30_000,
  });
  expect(stored()).toBeNull();
});

test('without a lock drafts are plain again', async () => {
  await openDrafts(KEY);
  keepDraft(NAME, 'words');
  await sealed();
  keepDraftsPlain();
  expect(keptDraft(NAME, isText)).toBe('words');
  expect(stored()).toBe('"words"');
});

test('without the server they stay in memory, until it gives its key', async () => {
  await openDrafts();
  keepDraft(NAME, 'words');
  expect(stored()).toBeNull();
  await openDrafts(KEY);
  await sealed();
  expect(keptDraft(NAME, isText)).toBe('words');
});

test('a cart is not behind the lock', async () => {
  await openDrafts(KEY);
  keepDraft('cart:robin', 'a game');
  expect(stored('cart:robin')).toBe('"a game"');
});
