import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './prepare.mjs';

const MOST_LINES = 15;

/**
 * Reads a runner's JSON report: how many tests passed, which failed and with what words, and which
 * passed only at the second try.
 */
export function readReport(file, kind) {
  if (!kind) return { passed: 0, failures: [], secondTries: [] };
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return kind === 'vitest' ? fromVitest(report) : fromPlaywright(report);
  } catch {
    return { passed: 0, failures: [], secondTries: [] };
  }
}

function fromVitest({ numPassedTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: `${path.relative(root, name)} › ${fullName}`,
      status,
      error: failureMessages.join('\n'),
    })),
  );
  // Count a file that cannot be loaded as a failure, although such a file has no tests.
  const unloaded = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => ({ name: path.relative(root, name), error: message }));
  return {
    passed: numPassedTests,
    failures: [...tests.filter(({ status }) => status === 'failed'), ...unloaded],
    secondTries: tests.filter(({ status, error }) => status === 'passed' && error !== ''),
  };
}

function fromPlaywright({ stats, suites, errors }) {
  const tests = suites.flatMap((suite) => testsIn(suite));
  const withStatus = (wanted) => tests.filter(({ status }) => status === wanted);
  return {
    passed: stats.expected + stats.flaky,
    // Add errors that belong to no test: a server that does not start, or a spec that cannot be
    // loaded.
    failures: [
      ...withStatus('unexpected'),
      ...errors.map(({ message }) => ({ name: 'outside of any test', error: message })),
    ],
    secondTries: withStatus('flaky'),
  };
}

function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, results }) => ({
      name: `tests/e2e/${file}:${line} › ${title}`,
      status,
      error: results.flatMap(({ errors }) => errors.map(placedError))[0] ?? '',
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite))];
}

/** Puts the place first: a message can be long, and its end may be cut off. */
function placedError({ message, location }) {
  if (!location) return message;
  return `at ${path.relative(root, location.file)}:${location.line}\n${message}`;
}

/** A test's name and the first lines of its error, for the end of a run. */
export function describe({ name, error }) {
  const lines = stripVTControlCharacters(error).split('\n');
  const words = lines.filter((line) => line.trim() !== '');
  return [name, ...words.slice(0, MOST_LINES - 1).map((line) => `    ${line}`)].join('\n');
}
