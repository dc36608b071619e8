import { expect, test } from 'vitest';
import { countQuotes, quotedStatements, unquotedSentences } from './specification.ts';

const statements = quotedStatements();

test('what tests quote stands word for word in the specification', () => {
  expect(statements.length).toBeGreaterThan(150);
  expect(statements.filter(({ at }) => at < 0)).toEqual([]);
});

test('every sentence of the specification, from section 2 on, is quoted by a test', () => {
  expect(unquotedSentences()).toEqual([]);
});

test('a quote stands inside of a test, where it proves something', () => {
  expect(statements.flatMap(({ tests }) => tests)).toHaveLength(countQuotes());
});
