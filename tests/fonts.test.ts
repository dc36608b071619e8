import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES, fontFile, narrow, RANGES } from '../scripts/narrow-fonts.mjs';
import { sourceFiles, textOf } from './source-tree.ts';

test.each(FILES)('$name is what scripts/narrow-fonts.mjs makes of its package', async (file) => {
  const made = await narrow(file);
  expect(readFileSync(fontFile(file.name)).equals(made)).toBe(true);
});

test('the styles fetch each file for the letters that it has', () => {
  const faces = textOf('client/styles/fonts.css').split('@font-face').slice(1);
  const own = faces.flatMap((face) => {
    const name = /url\("\.\/fonts\/([^"]+)"\)/.exec(face)?.[1];
    const range = /unicode-range:([^;]+);/.exec(face)?.[1]?.replace(/\s+/g, ' ').trim();
    return name ? [[name, range]] : [];
  });
  expect(own).toEqual(expect.arrayContaining(FILES.map(({ name, part }) => [name, RANGES[part]])));
  expect(own).toHaveLength(FILES.length);
});

test('our own words need no more than the basic files', () => {
  const more = new RegExp(
    `[${RANGES.more.replace(/U\+([\dA-F]+)(?:-([\dA-F]+))?,? ?/g, letters)}]`,
    'u',
  );
  const words = sourceFiles().filter((file) => /^content\/|^client\/.*\/copy\.ts$/.test(file));
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((file) => more.test(textOf(file)))).toEqual([]);
});

/** Converts a range of fonts.css to a regular expression. */
const letters = (_: string, first: string, last = first) => `\\u{${first}}-\\u{${last}}`;
