import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const perLetter = (text: string) => [...text].length;

test('words stay whole and fill each line as far as it goes', () => {
  expect(wrapText(perLetter, 'one two three four', 9)).toEqual(['one two', 'three', 'four']);
});

test('a word wider than a line is cut', () => {
  expect(wrapText(perLetter, 'a #WeAreTheLongestHashtag b', 10)).toEqual([
    'a',
    '#WeAreTheL',
    'ongestHash',
    'tag b',
  ]);
});

test('nothing gives no line', () => {
  expect(wrapText(perLetter, '  ', 10)).toEqual([]);
});

test('no line is too wide and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, width) => {
      const lines = wrapText(perLetter, text, width);
      for (const line of lines) expect(perLetter(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
