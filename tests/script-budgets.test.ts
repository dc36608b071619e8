import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { firstCalls } from '../contract/page-data/first-calls.ts';
import { PAGE_NAMES, PAGES } from '../contract/pages.ts';
import { GOAL_CATEGORIES } from '../contract/workouts/workouts.ts';
import { build, root } from '../scripts/prepare.mjs';
import { LANDING_START, type Manifest, pageFiles, staticFiles } from '../server/http/page-files.ts';

const BUILDING_MS = 300_000;
const LANDING_KB = 80;
const PAGE_KB = 160;
const FIRST_SCRIPT_KB = 5;
const MOST_FILES = 10;
const MOST_CALLS = 3;

const web = path.join(root, 'dist/web');
let manifest: Manifest;
beforeAll(async () => {
  await build();
  manifest = JSON.parse(readFileSync(path.join(web, 'manifest.json'), 'utf8'));
}, BUILDING_MS);

/** Sums the size of these files in kilobytes, compressed with brotli. */
const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(path.join(web, `${file}.br`)).size, 0) / 1000;

test(`the landing page needs at most ${LANDING_KB} kB of script`, () => {
  const files = staticFiles(manifest, LANDING_START);
  expect(kilobytes(files)).toBeLessThanOrEqual(LANDING_KB);
});

test.each(PAGE_NAMES)(`%s needs at most ${PAGE_KB} kB of script, in a few files`, (page) => {
  const files = pageFiles(manifest).get(page) ?? [];
  expect(kilobytes(files)).toBeGreaterThan(LANDING_KB);
  expect(kilobytes(files)).toBeLessThanOrEqual(PAGE_KB);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
});

test.each(PAGE_NAMES)('%s waits for at most three calls', (page) => {
  const path = PAGES[page]
    .replace(':number', '101')
    .replace(':id', 'stretch')
    .replace(':section', 'you');
  const calls = firstCalls(path, true);
  // Each list of the search stays on the phone under its own name.
  if (page === 'workouts') expect(calls).toHaveLength(2 + GOAL_CATEGORIES.length);
  else expect(calls.length).toBeLessThanOrEqual(MOST_CALLS);
});

test('the build has at most some two scripts a page', () => {
  const scripts = new Set(Object.values(manifest).map(({ file }) => file));
  const count = [...scripts].filter((file) => file.endsWith('.js')).length;
  expect(count).toBeLessThanOrEqual(PAGE_NAMES.length * 2);
});

test('the script in the HTML waits neither for React nor for anything large', () => {
  const files = staticFiles(manifest, ['boot']);
  expect(files.filter((file) => file.includes('/vendor-'))).toEqual([]);
  expect(kilobytes(files)).toBeLessThanOrEqual(FIRST_SCRIPT_KB);
});

test('what the desk runs is a part of no other page', () => {
  const own = Object.values(manifest).find(({ name }) => name === 'DeskPage')?.file ?? '';
  const shared = new Set(
    [...pageFiles(manifest)].flatMap(([page, files]) => (page === 'desk' ? [] : files)),
  );
  expect(shared).not.toContain(`/${own}`);
  // Check that no words or calls of this page are in shared chunks.
  const textOf = (file: string) => readFileSync(path.join(web, file), 'utf8');
  expect(textOf(own)).toContain('/api/desk/orders');
  for (const file of shared) expect(textOf(file)).not.toMatch(/\/api\/desk|Packing/);
  // Operators need a network: no phone keeps their page.
  expect(textOf('service-worker.js')).not.toContain(own);
});
