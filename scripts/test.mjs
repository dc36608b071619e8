// `npm test` installs missing parts, then runs the checks and the tests, several parts at once.
// `npm run test:all` adds tests that are too slow for every change: see CONTRIBUTING.md. Parts may
// be named: `npm test -- check unit`.
import { mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { attempt, npm, say } from './console.mjs';
import { installTools } from './install-tools.mjs';
import { installPackages, root } from './prepare.mjs';

process.chdir(root);
const [isAll, cores] = [process.argv.includes('--all'), os.availableParallelism()];
/** Processes of each part: on two cores two parts run side by side, each in one process. */
const workers = Math.max(1, Math.floor(cores / 2));
process.env.TEST_WORKERS = String(workers);
// Tell tests to try every combination, if they can: server/testing/whole-matrix.ts.
if (isAll) process.env.WHOLE_MATRIX = 'true';

/** Nightly: commands that an operator runs by hand, and two weeks of traffic. */
const NIGHTLY = ['server/admin/cli/{move-to-postgres,rotate-secret}/**', 'server/two-weeks.*'];
/** Tests of storage itself, and those that say that they differ on the embedded database. */
const differsOnEmbedded = (file) =>
  /^server\/(db|journal)\//.test(file) || /isEmbedded|=== 'embedded'/.test(readFileSync(file));
const apiTests = readdirSync('server', { recursive: true })
  .map((file) => `server/${file}`)
  .filter((file) => file.endsWith('.api.test.ts'));
const byDay = isAll ? [] : NIGHTLY.map((glob) => `--exclude=${glob}`);
const onEmbedded = isAll ? [] : [...byDay, ...apiTests.filter(differsOnEmbedded)];
const inBrowser = isAll ? [] : ['--retries=1', '--grep-invert=@nightly'];

const node = (...args) => [process.execPath, ...args];
const playwright = node('node_modules/@playwright/test/cli.js', 'test');
const vitest = node('node_modules/vitest/vitest.mjs', 'run');
/** Commands in the order of their start. */
const PARTS = {
  build: node('scripts/build-if-changed.mjs'),
  check: [npm, 'run', '--silent', 'check'],
  browser: [...playwright, `--workers=${workers + 1}`, ...inBrowser],
  postgres: [...vitest, '--project=postgres', ...byDay],
  unit: [...vitest, '--project=unit', '--project=dom'],
  process: [...vitest, '--project=process'],
  embedded: [...vitest, '--project=embedded', ...onEmbedded],
  ...(isAll && { browsers: [...playwright, '--config=playwright.browsers.config.ts'] }),
  ...(isAll && { operations: [...vitest, '--project=operations'] }),
};
const NEED_THE_BUILD = ['build', 'browser', 'process', 'embedded', 'browsers', 'operations'];
const TOOLS = {
  browser: ['browser', ...(isAll ? ['postgres', 'coturn', 'firefox'] : [])],
  browsers: ['browser', 'firefox', 'webkit', 'xvfb'],
  postgres: ['postgres'],
  operations: ['postgres', 'nginx'],
};

const results = [];
/** Runs a part and prints its output: when it has ended or, if the part is red, near the end. */
async function isPassing(name) {
  say(`${name} …`);
  const startedAt = Date.now();
  const file = `node_modules/.cache/tests/${name}.log`;
  const log = openSync(file, 'w');
  const [program, ...args] = PARTS[name];
  const isGreen = (await attempt(program, args, { stdio: ['ignore', log, log] })) === 0;
  const output = stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const title = `${isGreen ? '✓' : '✗'} ${name}: ${isGreen ? 'passed' : 'FAILED'} in ${seconds} s`;
  console.log(isGreen ? `\n──── ${title}\n${output}` : `\n──── ${title}: see below`);
  results.push({ isGreen, output, title });
  return isGreen;
}

/** The runners' own last words: tests that failed or needed a second try, and how many passed. */
const LAST_WORDS = /^ FAIL .*|^ +(Test Files|Tests) .*|^ {2}\d+ [a-z ]+.*|^ {4}\S+\.spec\.ts:.*/gm;
const lastWords = ({ isGreen, output }) =>
  output.match(LAST_WORDS) ?? (isGreen ? [] : output.split('\n').slice(-15));

const named = process.argv.slice(2).filter((name) => name !== '--all');
const chosen = Object.keys(PARTS).filter((name) => named.length === 0 || named.includes(name));
if (chosen.length < new Set(named).size) throw new Error(`Parts: ${Object.keys(PARTS).join(', ')}`);
await installPackages();
await installTools(...new Set(chosen.flatMap((name) => TOOLS[name] ?? [])));
mkdirSync('node_modules/.cache/tests', { recursive: true });

const queue = chosen.filter((name) => name !== 'build').values();
const needsBuild = (name) => NEED_THE_BUILD.includes(name);
const build = chosen.some(needsBuild) ? isPassing('build') : Promise.resolve(true);
async function runParts() {
  for (const name of queue) {
    if (!needsBuild(name) || (await build)) await isPassing(name);
  }
}
const beside = Array.from({ length: Math.min(cores, 4) - 1 }, runParts);
await Promise.all([build.then(runParts), ...beside]);

const red = results.filter(({ isGreen }) => !isGreen);
for (const { title, output } of red) console.log(`\n──── ${title}\n${output}`);
console.log('');
for (const result of results) console.log([result.title, ...lastWords(result)].join('\n'));
process.exit(red.length > 0 ? 1 : 0);
