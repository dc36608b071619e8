import { sourceFiles, textOf } from './source-tree.ts';

/** Passage of the specification, with the tests that quote it. */
export type Statement = { words: string; at: number; tests: { file: string; name: string }[] };

/** Specification without its bold marks. */
export const specification = textOf('docs/specification.md').replaceAll('**', '');

const testFiles = sourceFiles().filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const QUOTE = /^ *\/\/ “(.+)”$/;

/**
 * Lists the tests of a file with the passages that each quotes. Formatted code needs no parser: a
 * test ends with the first line that closes it at its own indentation.
 */
function testsIn(file: string): { name: string; quotes: string[] }[] {
  const lines = textOf(file).split('\n');
  return lines.flatMap((line, from) => {
    const [, indent] = /^( *)test(?:\.each)?(?:<.*>)?\(/.exec(line) ?? [];
    if (indent === undefined) return [];
    const isEnd = (one: string) =>
      one.startsWith(indent) && /^(?:\S.*)?\);$/.test(one.slice(indent.length));
    const to = lines.findIndex((one, index) => index >= from && isEnd(one));
    const own = lines.slice(from, to + 1);
    const [, , name = ''] = /(?:^ *test\(|\)\()\s*(['"`])(.+?)\1,/.exec(own.join('\n')) ?? [];
    return [{ name, quotes: own.flatMap((one) => QUOTE.exec(one)?.[1] ?? []) }];
  });
}

/** Lists every quoted passage with its tests, in the order of the specification. */
export function quotedStatements(): Statement[] {
  const statements = new Map<string, Statement>();
  for (const file of testFiles) {
    for (const { name, quotes } of testsIn(file)) {
      for (const words of quotes) {
        const at = specification.indexOf(words);
        const statement = statements.get(words) ?? { words, at, tests: [] };
        statement.tests.push({ file, name });
        statements.set(words, statement);
      }
    }
  }
  return [...statements.values()].sort((a, b) => a.at - b.at);
}

/** Counts the quotes in test files, inside a test or not. */
export function countQuotes(): number {
  return testFiles.flatMap((file) => textOf(file).split('\n')).filter((line) => QUOTE.test(line))
    .length;
}

/**
 * True for lines that are not statements: headings, table frames, lines that announce others,
 * references.
 */
const isFrame = (line: string, next = '') =>
  /^#|^\|---|:$|see section \d\.$/.test(line) || next.startsWith('|---');

/** Lists the sentences from section 2 on of which no test quotes any part. */
export function unquotedSentences(): string[] {
  const isQuoted = new Uint8Array(specification.length);
  for (const { words } of quotedStatements()) {
    for (let at = specification.indexOf(words); at >= 0; at = specification.indexOf(words, at + 1))
      isQuoted.fill(1, at, at + words.length);
  }
  const sectionTwo = specification.indexOf('## 2.');
  const lines = specification.split('\n');
  const sentences: string[] = [];
  let lineStart = 0;
  for (const [number, line] of lines.entries()) {
    if (lineStart > sectionTwo && !isFrame(line, lines[number + 1])) {
      for (const { index, 0: sentence } of line.matchAll(/\S.*?(?:[.;](?=\s|$)|$)/g)) {
        const from = lineStart + index;
        if (!isQuoted.subarray(from, from + sentence.length).includes(1)) sentences.push(sentence);
      }
    }
    lineStart += line.length + 1;
  }
  return sentences;
}
