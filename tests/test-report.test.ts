import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/prepare.mjs';
import { describe, readReport } from '../scripts/test-report.mjs';

function written(report: unknown): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'sexercise-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const browserTest = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'store.spec.ts',
  line: 7,
  tests: [
    {
      status,
      results: messages.map((message) => {
        const location = { file: path.join(root, 'tests/e2e/store.spec.ts'), line: 9 };
        return { errors: [{ message, location }] };
      }),
    },
  ],
});

test('browser tests that failed, and those that passed at the second try, are named', () => {
  const file = written({
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    errors: [{ message: 'The server did not start.' }],
    suites: [
      {
        specs: [browserTest('works', 'expected')],
        suites: [
          {
            specs: [
              browserTest('fails', 'unexpected', '\u001b[31mnot there\u001b[39m', 'again'),
              browserTest('wavers', 'flaky', 'not yet'),
            ],
          },
        ],
      },
    ],
  });
  const { passed, failures, secondTries } = readReport(file, 'playwright');
  expect(passed).toBe(2);
  expect(failures.map(describe)).toEqual([
    'tests/e2e/store.spec.ts:7 › fails\n    at tests/e2e/store.spec.ts:9\n    not there',
    'outside of any test\n    The server did not start.',
  ]);
  expect(secondTries.map(describe)).toEqual([
    'tests/e2e/store.spec.ts:7 › wavers\n    at tests/e2e/store.spec.ts:9\n    not yet',
  ]);
});

test('other tests that failed, and files that could not be loaded, are named', () => {
  const file = written({
    numPassedTests: 4,
    testResults: [
      {
        name: path.join(root, 'server/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      {
        name: path.join(root, 'server/b.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  });
  const { passed, failures } = readReport(file, 'vitest');
  expect(passed).toBe(4);
  expect(failures.map(describe)).toEqual([
    'server/a.test.ts › takes away\n    expected 1 to be 2',
    'server/b.test.ts\n    Cannot find module',
  ]);
});

test('of a long message the first lines are kept', () => {
  const error = Array.from({ length: 40 }, (_, line) => `line ${line}\n`).join('\n');
  expect(describe({ name: 'a test', error }).split('\n')).toHaveLength(15);
});

test('a run that left no report names nothing', () => {
  const nothing = { passed: 0, failures: [], secondTries: [] };
  expect(readReport('/nowhere/report.json', 'vitest')).toEqual(nothing);
});
