import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './spoken.ts';

test('a text is spoken sentence by sentence', () => {
  expect(sentencesOf('Sit back to back. Breathe in; breathe out. Again?')).toEqual([
    'Sit back to back.',
    'Breathe in;',
    'breathe out.',
    'Again?',
  ]);
});

test('a long sentence is cut at a comma', () => {
  const text =
    'Stand facing each other with your feet as wide as your hips and your knees soft, take each other by the forearms, and lean back together until your arms are long.';
  expect(sentencesOf(text)).toEqual([
    'Stand facing each other with your feet as wide as your hips and your knees soft,',
    'take each other by the forearms, and lean back together until your arms are long.',
  ]);
});

test('nothing is left out, and nothing is too long to be said in one breath', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}[,.;]?$/), { maxLength: 80 });
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      const pieces = sentencesOf(text);
      expect(pieces.join(' ')).toBe(text);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(140);
    }),
  );
});
