import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/tools.mjs';
import { ARGS, signIn } from '../parts/judge.ts';
import { median } from '../parts/measure.ts';
import type { Check, Section } from '../parts/report.ts';
import { startAppServer } from '../parts/servers.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-US' };
const SLOWDOWN = 4;
const ROUNDS = 5;
const DRAWN_WITHIN_MS = 100;
const HEAP_LIMIT = 1.3;
/** Pages of the navigation. */
const ENTRIES = ['Progress', 'Store', 'Challenges', 'Profile', 'Home'];
const PAGES = [
  '/workouts',
  '/workout/stretch',
  '/progress',
  '/history',
  '/plan',
  '/journal',
  '/challenges',
  '/store',
  '/orders',
  '/profile',
  '/account',
  '/bedroom',
  '/',
];
const WORKOUTS = [101, 201, 401];

/** Measures how soon the next page is drawn, and the memory of a tab that was used for long. */
export async function moves(): Promise<Section> {
  const server = await startAppServer({ HOST: '127.0.0.1', DEMO: 'true' });
  const executablePath = findBrowser() ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const context = await browser.newContext({ ...PHONE, baseURL: server.url });
  await signIn(context, server.url);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const fresh = await heapOf(session);

  const times: Record<string, number[]> = {};
  let blank = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const entry of ENTRIES) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const move = await moveTo(page, entry);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.waitForLoadState('networkidle');
      // Leave the first round out, in which the pages and their data are fetched.
      if (round === 0) continue;
      times[entry] = [...(times[entry] ?? []), move.ms];
      blank += move.blank;
    }
  }
  for (const id of WORKOUTS) await runWorkout(page, id);
  for (const path of PAGES) await goInTab(page, path);
  const used = await heapOf(session);
  await browser.close();
  await server.stop();

  const rows = Object.entries(times).map(([name, all]) => [name, median(all).toFixed(0)]);
  const checks: Check[] = Object.entries(times).map(([name, all]) => ({
    what: `Milliseconds from the press to ${name}`,
    value: median(all),
    limit: DRAWN_WITHIN_MS,
  }));
  checks.push(
    { what: 'Frames without a page between two pages', value: blank, limit: 0 },
    { what: 'Heap after use to that of a fresh tab', value: used / fresh, limit: HEAP_LIMIT },
  );
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  return {
    title: 'Moving between pages',
    about: `From the press in the navigation until the next page's heading is drawn, with the processor slowed down ${SLOWDOWN} times and the page's data in the cache: medians of ${ROUNDS} presses. The heap after collecting garbage was ${megabytes(fresh)} MB in a fresh tab, and ${megabytes(used)} MB in one that had run ${WORKOUTS.length} workouts and visited ${PAGES.length} pages.`,
    tables: [{ columns: ['page', 'drawn after, ms'], rows }],
    checks,
  };
}

/** Presses an entry; counts the frames in which there is neither the old page nor the next. */
function moveTo(page: Page, entry: string): Promise<{ ms: number; blank: number }> {
  return page.evaluate(async (name) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Main] a')];
    const link = links.find(({ textContent }) => textContent?.includes(name));
    const heading = () => document.querySelector('h1');
    const before = heading();
    const startedAt = performance.now();
    link?.click();
    for (let blank = 0; ; ) {
      await new Promise(requestAnimationFrame);
      const shown = heading();
      if (!shown) blank++;
      else if (shown !== before) return { ms: performance.now() - startedAt, blank };
    }
  }, entry);
}

async function goInTab(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function runWorkout(page: Page, id: number): Promise<void> {
  await goInTab(page, `/workout/${id}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Start');
  await page.locator('main canvas').waitFor();
  const complete = page.getByRole('button', { name: 'Complete Workout' });
  while (!(await complete.isVisible())) await press('Next');
  await complete.click();
  // Close the celebration, if any, and the closing card.
  const done = page.getByRole('button', { name: /^(Continue Journey|Done)$/ });
  await done.first().click();
  await page.keyboard.press('Escape');
}

/** Returns the bytes that scripts hold, after collecting garbage. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
