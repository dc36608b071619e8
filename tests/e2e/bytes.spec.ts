import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pageAt } from '../../contract/pages.ts';
import { root } from '../../scripts/prepare.mjs';
import {
  LANDING_START,
  type Manifest,
  pageFiles,
  staticFiles,
} from '../../server/http/page-files.ts';
import { expect, signIn, test } from './fixtures.ts';

/**
 * Limits for first loads in kB. tests/script-budgets.test.ts limits the scripts of every page by
 * the bundle's manifest. The loads here prove that a browser loads what the manifest says, and
 * limit all other bytes.
 */
const VISITOR_KB = { '/': 130, '/login': 200 };
const MEMBER_KB = {
  '/': 240,
  '/store': 255,
  '/workout/stretch': 270,
  '/workout/101': 250,
  '/journal': 235,
};

/** Files that a page loads by itself once it can be used. */
const LOADED_AT_REST = [
  'background',
  'player',
  // Include the library with which the browser suggests passkeys on the sign-in form.
  '../node_modules/@simplewebauthn/browser/esm/index.js',
];

/**
 * Worker that draws the moving couple, built apart from the bundle. The bytes below do not include
 * what a worker loads. The player must request it only after the page has been at rest for a while.
 */
const FIGURE_WORKER = /^\/assets\/figure-worker-[\w-]+\.js$/;
const REST_SECONDS = 2;

/** Allow time for several first loads. */
test.setTimeout(120_000);

const web = path.join(root, 'dist/web');
const manifest = (): Manifest => JSON.parse(readFileSync(path.join(web, 'manifest.json'), 'utf8'));

for (const [url, most] of Object.entries(VISITOR_KB)) {
  test(`a visitor's first load of ${url} keeps to its budget`, { tag: '@nightly' }, async ({
    page,
  }) => {
    await expectFirstLoad(page, url, url === '/', most);
  });
}

for (const [url, most] of Object.entries(MEMBER_KB)) {
  test(`a member's first load of ${url} keeps to its budget`, { tag: '@nightly' }, async ({
    page,
    couple,
  }) => {
    await signIn(page.context(), couple.robin);
    await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
    await expectFirstLoad(page, url, false, most);
  });
}

async function expectFirstLoad(page: Page, url: string, isLanding: boolean, mostKb: number) {
  const { scripts, requests, kilobytes, workerAskedFor } = await firstLoad(page, url);
  const built = manifest();
  const name = pageAt(url) ?? 'home';
  const needed = isLanding ? staticFiles(built, LANDING_START) : (pageFiles(built).get(name) ?? []);
  // Poll: the landing page loads the app when the browser is idle, which may be after the network
  // rests.
  await expect.poll(() => scripts).toEqual(expect.arrayContaining([...needed]));
  const extra = scripts.filter((script) => !needed.includes(script) && !FIGURE_WORKER.test(script));
  const atRest = staticFiles(built, LOADED_AT_REST);
  expect(extra.filter((script) => !atRest.includes(script))).toEqual([]);
  // Ignore later requests: when the page begins to listen, it fetches recent changes again.
  const listensAt = requests.findIndex((request) => request.includes('/api/live/events'));
  const first = listensAt < 0 ? requests : requests.slice(0, listensAt);
  const twice = first.filter((request, index) => first.indexOf(request) !== index);
  expect(twice, 'asked for twice').toEqual([]);
  expect(kilobytes()).toBeLessThanOrEqual(mostKb);
  expect(workerAskedFor() ?? REST_SECONDS).toBeGreaterThanOrEqual(REST_SECONDS);
}

/** Measures the bytes until the network rests, in a browser with an empty cache. */
async function firstLoad(page: Page, url: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts: string[] = [];
  const requests: string[] = [];
  let bytes = 0;
  let [loadedAt, workerAt] = [0, Number.NaN];
  await session.send('Page.enable');
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  session.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    if (FIGURE_WORKER.test(new URL(request.url).pathname)) workerAt = timestamp;
  });
  session.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.push(new URL(response.url).pathname);
  });
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto(url, { waitUntil: 'networkidle' });
  return {
    scripts,
    requests,
    kilobytes: () => bytes / 1000,
    /** Seconds from the load to the worker's request. Null if there was none. */
    workerAskedFor: () => (workerAt ? workerAt - loadedAt : null),
  };
}
