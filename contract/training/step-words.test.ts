import { expect, test } from 'vitest';
import { calledByColor, calledByName, filledLine, filledText } from './step-words.ts';

const colors = { a: 'coral', b: 'light blue' };
const text = 'Trade: {b} rows. {a} counts, and {b} breathes out. {b} rests.';

test('a couple is called by name, with the color of each the first time', () => {
  const called = calledByName({ a: 'Alex', b: 'Sam' }, colors);
  expect(filledText(text, called)).toBe(
    'Trade: Sam (light blue) rows. Alex (coral) counts, and Sam breathes out. Sam rests.',
  );
  expect(filledLine('{a} rows, {b} stands firm', called)).toBe('Alex rows, Sam stands firm');
});

test('whoever is not known is called by their clothes, with a capital where a sentence begins', () => {
  const called = calledByColor(colors);
  expect(filledText(text, called)).toBe(
    'Trade: the one in light blue rows. The one in coral counts, and the one in light blue breathes out. The one in light blue rests.',
  );
  expect(filledLine('{a} rows, {b} stands firm', called)).toBe(
    'Coral rows, light blue stands firm',
  );
});

test('what belongs to one of them is said as people say it', () => {
  const words = '{a} draws {b}’s hands back. {b} leans.';
  expect(filledText(words, calledByName({ a: 'Alex', b: 'Sam' }, colors))).toBe(
    'Alex (coral) draws Sam’s hands back. Sam (light blue) leans.',
  );
  expect(filledText(words, calledByColor(colors))).toBe(
    'The one in coral draws light blue’s hands back. The one in light blue leans.',
  );
});

test('two of one name, one who is alone, and very long names are called by their clothes', () => {
  const long = { a: 'Kim', b: 'Bartholomewanderson' };
  for (const names of [{ a: 'Kim', b: 'kim' }, { a: 'Kim', b: '' }, long, null]) {
    expect(calledByName(names, colors)).toEqual(calledByColor(colors));
  }
});
