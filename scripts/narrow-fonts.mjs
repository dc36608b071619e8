// Makes client/styles/fonts/ out of the packages of our two fonts: the weights that the styles use,
// the Latin alphabet, and of OpenType's features those that a reader sees. `node scripts/narrow-fonts.mjs`
// writes the files; tests/fonts.test.ts holds them against what it makes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './prepare.mjs';

/** The lightest and the boldest of each: titles in Fraunces, text in Figtree. */
const WEIGHTS = { fraunces: { min: 400, max: 600 }, figtree: { min: 400, max: 700 } };
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** Like the packages' own Latin subset. */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const LETTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
  ...range(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
];

export const FONTS = Object.keys(WEIGHTS);
const fileOf = (font) => `${font}-latin-wght-normal.woff2`;
export const narrowedFile = (font) => path.join(root, 'client/styles/fonts', fileOf(font));

export async function narrow(font) {
  const whole = path.join(root, `node_modules/@fontsource-variable/${font}/files`, fileOf(font));
  return subsetFont(await readFile(whole), String.fromCodePoint(...LETTERS), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS[font] },
    keepFeatures: FEATURES,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(path.dirname(narrowedFile('figtree')), { recursive: true });
  for (const font of FONTS) await writeFile(narrowedFile(font), await narrow(font));
}
