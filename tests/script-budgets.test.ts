import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { PAGE_NAMES } from '../contract/pages.ts';
import { build, root } from '../scripts/prepare.mjs';
import { LANDING_START, type Manifest, pageFiles, staticFiles } from '../server/http/page-files.ts';

const BUILDING_MS = 300_000;
const LANDING_KB = 80;
const PAGE_KB = 160;
const FIRST_SCRIPT_KB = 5;
const MOST_FILES = 24;

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

test('the script in the HTML waits neither for React nor for anything large', () => {
  const files = staticFiles(manifest, ['index.html']);
  expect(files.filter((file) => file.includes('/react-'))).toEqual([]);
  expect(kilobytes(files)).toBeLessThanOrEqual(FIRST_SCRIPT_KB);
});

test('what the desk runs is a part of no other page', () => {
  const own = manifest['admin/DeskPage.tsx']?.file ?? '';
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
