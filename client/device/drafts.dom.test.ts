import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearMemberData, forgetOthers } from './clear-member-data.ts';
import { dropDraft, isDraftClosed, saveDraft, savedDraft, sealOpenDrafts } from './drafts.ts';
import { anAuthor, signIn, type TestAuthor } from './test-author.ts';
import { closeTypedWords, openTypedWords, removeTypedWords } from './typed-words.ts';

const LOCK = { isLocked: false };
const isText = (value: unknown): value is string => typeof value === 'string';
const stored = (name: string) => localStorage.getItem(`draft:${name}`);
const isSealed = (name: string) =>
  vi.waitFor(() => expect(stored(name)).toMatch(/^sealed2:/), { timeout: 30_000 });

let robin: TestAuthor;
let kim: TestAuthor;
let entry = '';
beforeEach(async () => {
  localStorage.clear();
  [robin, kim] = await Promise.all([anAuthor(), anAuthor()]);
  closeTypedWords(robin.id);
  entry = `journal:${robin.id}:new`;
});

test('without a lock an unfinished entry lies in the open', () => {
  signIn(robin);
  saveDraft(entry, 'words');
  expect(stored(entry)).toBe('"words"');
  expect(savedDraft(entry, isText)).toBe('words');
});

test('with a lock it is sealed before any key came, closes with it, and opens with the key', async () => {
  signIn(robin, LOCK);
  saveDraft(entry, 'words');
  await isSealed(entry);
  expect(savedDraft(entry, isText)).toBe('words');
  closeTypedWords(robin.id);
  expect(JSON.stringify({ ...localStorage })).not.toContain('words');
  expect(savedDraft(entry, isText)).toBeNull();
  expect(isDraftClosed(entry)).toBe(true);
  await openTypedWords(robin.id, {});
  expect(savedDraft(entry, isText)).toBeNull();
  await openTypedWords(robin.id, robin.keys);
  expect(savedDraft(entry, isText)).toBe('words');
});

test('of many changes in a moment, the last one is kept', async () => {
  signIn(robin, LOCK);
  for (const words of ['w', 'wo', 'wor', 'words']) saveDraft(entry, words);
  await isSealed(entry);
  closeTypedWords(robin.id);
  await openTypedWords(robin.id, robin.keys);
  expect(savedDraft(entry, isText)).toBe('words');
});

test('another key opens nothing and destroys nothing, nor does another name', async () => {
  signIn(robin, LOCK);
  saveDraft(entry, 'words');
  await isSealed(entry);
  closeTypedWords(robin.id);
  const other = `journal:${robin.id}:other`;
  localStorage.setItem(`draft:${other}`, stored(entry) ?? '');
  await openTypedWords(robin.id, kim.keys);
  expect(savedDraft(entry, isText)).toBeNull();
  closeTypedWords(robin.id);
  await openTypedWords(robin.id, robin.keys);
  expect(savedDraft(entry, isText)).toBe('words');
  expect(savedDraft(other, isText)).toBeNull();
  expect(stored(other)).not.toBeNull();
});

test('what is dropped does not come back', async () => {
  signIn(robin, LOCK);
  saveDraft(entry, 'words');
  dropDraft(entry);
  const other = `journal:${robin.id}:1`;
  saveDraft(other, 'others');
  await isSealed(other);
  expect(stored(entry)).toBeNull();
});

test('a lock that is chosen seals what lay in the open, and one that is given up opens it', async () => {
  signIn(robin);
  saveDraft(entry, 'words');
  signIn(robin, LOCK);
  await openTypedWords(robin.id, robin.keys);
  await isSealed(entry);
  signIn(robin);
  await openTypedWords(robin.id, robin.keys);
  expect(stored(entry)).toBe('"words"');
});

test('a lock that was chosen on another device seals what lies in the open here, before any key came', async () => {
  signIn(robin);
  saveDraft(entry, 'words');
  signIn(robin, { isLocked: true });
  sealOpenDrafts(robin.id);
  await isSealed(entry);
  expect(savedDraft(entry, isText)).toBeNull();
  await openTypedWords(robin.id, robin.keys);
  expect(savedDraft(entry, isText)).toBe('words');
});

test('neither a delivery address nor an order under way lies in the open behind a lock', async () => {
  signIn(robin, LOCK);
  for (const name of [`address:${robin.id}`, `checkout:${robin.id}`]) {
    saveDraft(name, '7 Garden Street');
    await isSealed(name);
  }
  expect(JSON.stringify({ ...localStorage })).not.toContain('Garden');
});

test.each(['somebody else signs in', 'the login has ended'])(
  'when %s, what was typed waits sealed for its author',
  async (occasion) => {
    signIn(robin);
    saveDraft(entry, 'words');
    if (occasion === 'the login has ended') await clearMemberData({ memberId: robin.id });
    else {
      signIn(kim);
      saveDraft(`journal:${kim.id}:new`, 'others');
      await forgetOthers(kim.id);
      expect(stored(`journal:${kim.id}:new`)).toBe('"others"');
      await openTypedWords(kim.id, kim.keys);
    }
    expect(JSON.stringify({ ...localStorage })).not.toContain('words');
    signIn(robin);
    await openTypedWords(robin.id, robin.keys);
    expect(savedDraft(entry, isText)).toBe('words');
    expect(stored(entry)).toBe('"words"');
  },
);

test('a member who signs out by a press leaves nothing, and others lose nothing', async () => {
  signIn(kim);
  saveDraft(`journal:${kim.id}:new`, 'others');
  signIn(robin);
  saveDraft(entry, 'words');
  await removeTypedWords(robin.id);
  expect(Object.keys(localStorage).sort()).toEqual(
    [`draft:journal:${kim.id}:new`, `sealing-key:${kim.id}`].sort(),
  );
});
