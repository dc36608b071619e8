import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/tools.mjs';
import { freePort } from '../../server/testing/free-port.ts';
import { ARGS, signIn } from '../parts/judge.ts';
import { byTurns, median, timesOf } from '../parts/measure.ts';
import { network3g } from '../parts/network-3g.ts';
import type { Check, Section } from '../parts/report.ts';
import { startAppServer } from '../parts/servers.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-US' };
const ONE_WAY_MS = 75;
const ROUNDS = 7;
/** Static files, except the worker's own script, by which a browser finds new versions. */
const STATIC = /^(?!\/service-worker\.js$).*\.(js|css|woff2|svg|png|webp)$/;
const SCREENS = [
  { name: 'workout list', path: '/workout/stretch' },
  { name: 'player', path: '/workout/101' },
];

const WAYS = { first: 'first visit', plain: 'again, without the worker', kept: 'with the worker' };
type Way = keyof typeof WAYS;
type Road = Awaited<ReturnType<typeof network3g>>;
type Visit = { paintMs: number; requests: number; files: number };

/** Measures what a page requests on a repeat visit, with the service worker and without it. */
export async function repeatVisits(): Promise<Section> {
  const port = await freePort();
  const server = await startAppServer({ HOST: '127.0.0.1', DEMO: 'true', PORT: String(port) });
  const road = await network3g(port, ONE_WAY_MS);
  const executablePath = findBrowser() ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const rows: (string | number)[][] = [];
  const checks: Check[] = [];
  for (const { name, path } of SCREENS) {
    const kept = await visitedOnce(browser, road, path, 'allow');
    const plain = await visitedOnce(browser, road, path, 'block');
    const visits: Record<Way, Visit[]> = { first: [], plain: [], kept: [] };
    const times = await byTurns(ROUNDS, {
      kept: () => visit(kept, road, path, visits.kept),
      plain: () => visit(plain, road, path, visits.plain),
      first: () => firstVisit(browser, road, path, visits.first),
    });
    const ratio = timesOf(times.kept, times.plain);
    const of = (which: Way, key: keyof Visit) =>
      Math.round(median(visits[which].map((one) => one[key])));
    for (const which of ['first', 'plain', 'kept'] as const) {
      rows.push([
        `${name}, ${WAYS[which]}`,
        of(which, 'requests'),
        of(which, 'files'),
        of(which, 'paintMs'),
      ]);
    }
    checks.push(
      {
        what: `Files that a repeat visit to the ${name} asks for`,
        value: of('kept', 'files'),
        limit: 0,
      },
      { what: `Largest paint of the ${name}, with the worker to without`, value: ratio, limit: 1 },
      {
        what: `Largest paint of the ${name}, with the worker to a first visit`,
        value: timesOf(times.kept, times.first),
        limit: 0.5,
      },
    );
    await kept.close();
    await plain.close();
  }
  await browser.close();
  road.close();
  await server.stop();
  return {
    title: 'Repeat visits',
    about: `A page that was opened before, on a network that takes ${2 * ONE_WAY_MS} ms there and back, with the browser's own cache as it is; by turns, medians of ${ROUNDS} visits. Requests until the network rests, how many of them are for files of the build, and milliseconds of time (not of CPU) to the largest paint.`,
    tables: [{ columns: ['page', 'requests', 'of it files', 'largest paint, ms'], rows }],
    checks,
  };
}

async function firstVisit(
  browser: Browser,
  road: Road,
  path: string,
  visits: Visit[],
): Promise<number> {
  const context = await memberContext(browser, road, 'block');
  const paintMs = await visit(context, road, path, visits);
  await context.close();
  return paintMs;
}

async function memberContext(
  browser: Browser,
  { url }: Road,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers });
  await signIn(context, url);
  return context;
}

/** Opens a context that has been on the page, with the service worker if allowed. */
async function visitedOnce(
  browser: Browser,
  road: Road,
  path: string,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await memberContext(browser, road, serviceWorkers);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  if (serviceWorkers === 'allow') {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // Load again: files loaded before the worker was active are kept from now on.
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await page.close();
  return context;
}

async function visit(
  context: BrowserContext,
  { asked }: Road,
  path: string,
  visits: Visit[],
): Promise<number> {
  asked.length = 0;
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const paintMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  visits.push({
    paintMs,
    requests: asked.length,
    files: asked.filter((address) => STATIC.test(address)).length,
  });
  await page.close();
  return paintMs;
}
