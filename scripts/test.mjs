// `npm test` installs missing parts, then runs the checks and the tests, several parts at once.
// `npm run test:all` adds tests that are too slow for every change: see CONTRIBUTING.md. Parts may
// be named: `npm test -- check unit`.
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
// Tell tests to try every combination, if they can: server/testing/whole-matrix.ts.
if (isAll) process.env.WHOLE_MATRIX = 'true';
const cores = os.availableParallelism();
/** Number of processes per part: on two cores two parts run side by side, each in one process. */
const workers = Math.max(1, Math.floor(cores / 2));

/*
 * Vitest retries a failed test once, so that a busy machine stops nobody, and the run ends with the
 * names of such tests. test:all allows no retry.
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

/** Parts in the order of their start, the longest first. */
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

/** Tools that each part needs in addition to the npm packages. */
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
