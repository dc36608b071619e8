import { expect, test } from 'vitest';
import { characterCount } from '../text.ts';
import { entryProblem, journalMessages } from './journal.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['💞', 1],
  ['é', 1],
  ['a\n', 2],
])('%j counts %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

test.each([
  [{ title: '', content: 'x' }, null],
  [{ title: '', content: ' \n' }, journalMessages.empty],
  [{ title: '💞'.repeat(200), content: '💞'.repeat(20_000) }, null],
  [{ title: '💞'.repeat(201), content: 'x' }, journalMessages.longTitle],
  [{ title: '', content: '💞'.repeat(20_001) }, journalMessages.longContent],
  [{ title: '\ud83d', content: 'x' }, journalMessages.broken],
  [{ title: '', content: 'a\0b' }, journalMessages.broken],
])('a draft is judged before it is sent', (draft, problem) => {
  expect(entryProblem(draft)).toBe(problem);
});
