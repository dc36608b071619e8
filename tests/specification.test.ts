import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/prepare.mjs';
import { sourceFiles, textOf } from './source-tree.ts';

const PAGE = 'docs/specification.md';
/** The specification itself, where it lies next to the checkout. */
const SPECIFICATION = path.join(root, '../shared/spec.md');

/** A statement of the page: its words, and the tests that are said to prove it. */
type Statement = { words: string; tests: { file: string; name: string }[] };

const statements: Statement[] = [];
for (const line of textOf(PAGE).split('\n')) {
  const [, words] = /^- “(.+)”$/.exec(line) ?? [];
  if (words) statements.push({ words, tests: [] });
  const [, file, name] = /^ {2}- \[(\S+)\]\(\.\.\/\1\): `(.+)`$/.exec(line) ?? [];
  if (file && name) statements.at(-1)?.tests.push({ file, name });
}

type Test = { name: string; quotes: string[] };

/**
 * The tests of a file and what each quotes. Formatted code needs no parser: a test ends with the
 * first line that closes it at its own indentation.
 */
function testsIn(file: string): Test[] {
  const lines = textOf(file).split('\n');
  return lines.flatMap((line, from) => {
    const [, indent] = /^( *)test(?:\.each)?(?:<.*>)?\(/.exec(line) ?? [];
    if (indent === undefined) return [];
    const isEnd = (one: string) =>
      one.startsWith(indent) && /^\S.*\);$/.test(one.slice(indent.length));
    const to = lines.findIndex((one, index) => index >= from && isEnd(one));
    const own = lines.slice(from, to + 1);
    const [, , name = ''] = /(?:^ *test\(|\)\()\s*(['"`])(.+?)\1,/.exec(own.join('\n')) ?? [];
    const quotes = own.flatMap((one) => /^ *\/\/ “(.+)”$/.exec(one)?.[1] ?? []);
    return [{ name, quotes }];
  });
}

const testFiles = sourceFiles().filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const known = new Map(testFiles.map((file) => [file, testsIn(file)]));

test('every statement of the page is proved by a test that exists and quotes it', () => {
  expect(statements.length).toBeGreaterThan(150);
  const unproved = statements.flatMap(({ words, tests }) => {
    if (tests.length === 0) return [`no test: “${words}”`];
    return tests
      .filter(({ file, name }) => {
        const found = known.get(file)?.find((one) => one.name === name);
        return !found?.quotes.includes(words);
      })
      .map(({ file, name }) => `${file}: ${name} does not quote “${words}”`);
  });
  expect(unproved).toEqual([]);
});

test('every statement that a test quotes is on the page, with that test', () => {
  const listed = new Set(
    statements.flatMap(({ words, tests }) =>
      tests.map(({ file, name }) => `${file}: ${name}: “${words}”`),
    ),
  );
  const quoted = [...known].flatMap(([file, tests]) =>
    tests.flatMap(({ name, quotes }) => quotes.map((words) => `${file}: ${name}: “${words}”`)),
  );
  expect(quoted.filter((one) => !listed.has(one))).toEqual([]);
  // A quote outside any test proves nothing.
  const written = testFiles.flatMap((file) => textOf(file).match(/^ *\/\/ “.+”$/gm) ?? []);
  expect(written).toHaveLength(quoted.length);
});

test.skipIf(!existsSync(SPECIFICATION))(
  'every statement is word for word in the specification',
  () => {
    const specification = readFileSync(SPECIFICATION, 'utf8').replaceAll('**', '');
    const places = statements.map(({ words }) => ({ words, at: specification.indexOf(words) }));
    expect(places.filter(({ at }) => at < 0)).toEqual([]);
  },
);
