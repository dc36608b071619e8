// Makes client/styles/fonts/ from the packages of the app's two fonts: the weights that the styles
// use, the OpenType features that readers see, and two files per font. The basic file covers the
// app's own words; a browser fetches the other one for names and entries with other letters
// (`unicode-range` in fonts.css). `node scripts/narrow-fonts.mjs` writes the files, and
// tests/fonts.test.ts compares them, and the ranges, with this script's results.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './prepare.mjs';

/** Lightest and boldest weight of each font: titles in Fraunces, text in Figtree. */
const WEIGHTS = { fraunces: { min: 400, max: 600 }, figtree: { min: 400, max: 700 } };
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** Ranges as in fonts.css. Together they are the Latin subset of the packages. */
export const RANGES = {
  basic: 'U+20-7E, U+A0, U+B0, U+B7, U+D7, U+2010-2014, U+2018-201D, U+2022, U+2026, U+2212',
  more: [
    'U+A1-AF, U+B1-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304',
    'U+308, U+329, U+2000-200F, U+2015-2017, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122',
    'U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
  ].join(', '),
};

export const FILES = Object.keys(WEIGHTS).flatMap((font) =>
  Object.keys(RANGES).map((part) => ({ font, part, name: `${font}-${part}.woff2` })),
);
export const fontFile = (name) => path.join(root, 'client/styles/fonts', name);

export async function narrow({ font, part }) {
  const whole = `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(path.join(root, whole)), lettersIn(RANGES[part]), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS[font] },
    keepFeatures: FEATURES,
  });
}

function lettersIn(ranges) {
  return ranges
    .split(', ')
    .map((range) => {
      const [first, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(
        ...Array.from({ length: last - first + 1 }, (_, place) => first + place),
      );
    })
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(path.dirname(fontFile('')), { recursive: true });
  for (const file of FILES) await writeFile(fontFile(file.name), await narrow(file));
}
