// `npm test` installs whatever is missing, then runs the checks and the tests, several parts at once.
// `npm run test:all` adds what is too slow for every change: see CONTRIBUTING.md.
// Parts may be named: `npm test -- check unit`.
import os from 'node:os';
import path from 'node:path';
import { npm } from './console.mjs';
import { installTools } from './install-tools.mjs';
import { installPackages, root } from './prepare.mjs';
import { runParts } from './test-parts.mjs';
import { filesThatDifferByDatabase, NIGHTLY_API_TESTS } from './tests-by-database.mjs';

const args = process.argv.slice(2);
const isAll = args.includes('--all');
const wanted = args.filter((name) => name !== '--all');
// Tests that can try more of a kind ask for it: server/testing/whole-matrix.ts.
if (isAll) process.env.WHOLE_MATRIX = 'true';
const cores = os.availableParallelism();
/** On two cores two parts run side by side, each in one process. */
const workers = Math.max(1, Math.floor(cores / 2));

/*
 * A failed test gets one second try: a busy machine stops nobody, and the run ends with the names of
 * such tests. test:all gives none.
 */
const node = (file, ...rest) => [process.execPath, path.join(root, file), ...rest];
const vitest = (projects, files = []) => ({
  command: node('node_modules/vitest/vitest.mjs', 'run').concat(
    projects.map((project) => `--project=${project}`),
    isAll ? [] : ['--retry=1'],
    files,
  ),
  env: { TEST_WORKERS: String(workers) },
  report: 'vitest',
});

const browserOptions = [
  `--workers=${workers + 1}`,
  ...(isAll ? [] : ['--retries=1', '--grep-invert=@nightly']),
];

const notNightly = NIGHTLY_API_TESTS.map((glob) => `--exclude=${glob}`);

/** In the order in which they start; the longest first. */
const PARTS = {
  build: { command: node('scripts/build-if-changed.mjs') },
  browser: {
    after: 'build',
    command: node('node_modules/@playwright/test/cli.js', 'test', ...browserOptions),
    report: 'playwright',
  },
  check: { command: [npm, 'run', '--silent', 'check'] },
  unit: vitest(['unit', 'dom']),
  postgres: vitest(['postgres'], isAll ? [] : notNightly),
  embedded: {
    after: 'build',
    ...vitest(['embedded'], isAll ? [] : [...filesThatDifferByDatabase(), ...notNightly]),
  },
  process: { after: 'build', ...vitest(['process']) },
  ...(isAll && { operations: { after: 'build', ...vitest(['operations']) } }),
};

/** What each part needs beside the npm packages. */
const TOOLS = {
  browser: ['browser', ...(isAll ? ['postgres', 'coturn', 'firefox'] : [])],
  postgres: ['postgres'],
  operations: ['postgres', 'nginx'],
};
const chosen = wanted.length > 0 ? wanted : Object.keys(PARTS);

await installPackages();
await installTools(...new Set(chosen.flatMap((name) => TOOLS[name] ?? [])));
const isGreen = await runParts(PARTS, { wanted, atOnce: Math.min(cores, 4) });
process.exit(isGreen ? 0 : 1);
