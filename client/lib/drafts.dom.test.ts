import { beforeEach, expect, test } from 'vitest';
import { dropAllDrafts, dropDraftsOfOthers, keepDraft, keptDraft } from './drafts.ts';

beforeEach(() => localStorage.clear());

test('when someone else signs in, only what they wrote themselves stays', () => {
  for (const name of ['journal:robin:new', 'address:robin', 'journal:kim:new']) {
    keepDraft(name, 'words');
  }
  localStorage.setItem('cart', '[]');
  dropDraftsOfOthers('kim');
  expect(Object.keys(localStorage).sort()).toEqual(['cart', 'draft:journal:kim:new']);
  expect(keptDraft('journal:kim:new', (value) => typeof value === 'string')).toBe('words');
});

test('a device that is left keeps no draft, and everything else', () => {
  keepDraft('journal:robin:new', 'words');
  localStorage.setItem('cart', '[]');
  dropAllDrafts();
  expect(Object.keys(localStorage)).toEqual(['cart']);
});
