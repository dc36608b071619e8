import { expect, test } from 'vitest';
import { askedWords, beginsAsAsked, distinctWords, partsOf } from './word-search.ts';

test.each([
  ['', []],
  ['  Hip  opener ', ['hip', 'opener']],
  ['CAFÉ, crème!', ['cafe', 'creme']],
  ['push-ups', ['push', 'ups']],
  ['hip hip', ['hip']],
  ['“30” seconds', ['30', 'seconds']],
])('%j asks for %j', (question, words) => {
  expect(askedWords(question)).toEqual(words);
});

test('a word with a hyphen or an apostrophe is found by its parts and as a whole', () => {
  expect(distinctWords('Your partner’s push-ups, and yours')).toEqual([
    'your',
    'partner',
    's',
    'partners',
    'push',
    'ups',
    'pushups',
    'and',
    'yours',
  ]);
});

test.each([
  ['squat', 'squat', true],
  ['squatting', 'squat', true],
  ['squat', 'squats', true],
  ['squat', 'squatting', false],
  ['heart', 'art', false],
  ['hi', 'his', false],
  ['a', 'as', false],
])('%s answers %s: %j', (word, asked, isFound) => {
  expect(beginsAsAsked(word, asked)).toBe(isFound);
});

test.each([
  ['Hold hands.', ['hand'], ['Hold ', '[hands]', '.']],
  ['Crème brûlée', ['brulee', 'creme'], ['[Crème]', ' ', '[brûlée]']],
  ['Nothing here', ['hip'], ['Nothing here']],
  ['', ['hip'], []],
  ['Hips', [], ['Hips']],
])('in %j what was asked for is marked', (text, asked, marked) => {
  const parts = partsOf(text, asked);
  expect(parts.map(({ text: part, isAsked }) => (isAsked ? `[${part}]` : part))).toEqual(marked);
  expect(parts.map(({ text: part }) => part).join('')).toBe(text);
});
