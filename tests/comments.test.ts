import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './source-tree.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*(?:\n\s*\/\/ .*)*/g;
/** A sentence without a noun: its reader has to know the code to understand the comment. */
const NAMELESS = /(?:^|[.:;!?] )(?:What|Whatever|Whoever|It) /;

/** A comment as one line, without its slashes and stars. */
const wordsOf = (comment: string) => comment.replace(/^[\s/*{]+|\n\s*(?:\/\/|\*)/g, ' ').trim();

test('the subject of a sentence in a comment is never "what", "whoever" or "it"', () => {
  const found = sourceFiles().flatMap((file) =>
    (textOf(file).match(COMMENT) ?? [])
      .map((comment) => wordsOf(comment).replace(/\s+/g, ' '))
      .filter((words) => NAMELESS.test(words) && !words.includes('“'))
      .map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
