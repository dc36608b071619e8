import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { PAGE_NAMES, pageAt } from '../../contract/pages.ts';
import { findBrowser } from '../../scripts/tools.mjs';
import { type FirstLoad, firstLoad } from '../parts/first-load.ts';
import { CATEGORIES, lighthouse, type Scores, slowdownOf } from '../parts/lighthouse.ts';
import { median } from '../parts/measure.ts';
import { orderFixture } from '../parts/order-fixture.ts';
import type { Check, Section } from '../parts/report.ts';
import { startAppServer } from '../parts/servers.ts';

const DEBUGGING_PORT = 3389;
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-US' };
const DEMO = { email: 'alex@example.com', password: 'together' };
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const LOADS = 3;
const SHIFT_LIMIT = 0.1;
const CALIBRATIONS = 3;

type Screen = { name: string; path: string; isSignedIn: boolean; least?: number };
const visitor = (name: string, path: string, least?: number): Screen => ({
  name,
  path,
  isSignedIn: false,
  ...(least ? { least } : {}),
});
const couple = (name: string, path: string, least?: number): Screen => ({
  ...visitor(name, path, least),
  isSignedIn: true,
});

/** `least`: score required in each of Lighthouse's categories. */
const screensWith = (orderId: string): readonly Screen[] => [
  visitor('landing', '/', 100),
  visitor('login', '/login', 95),
  visitor('sign-up', '/signup'),
  visitor('sign-in gate', '/signin-required?reason=progress'),
  visitor('forgotten password', '/forgot-password'),
  visitor('new password', '/choose-password#a-token'),
  visitor('new address', '/confirm-email#a-token'),
  visitor('old address', '/keep-email#a-token'),
  visitor('unsubscribe', '/unsubscribe#a-token.reminder'),
  visitor('privacy', '/privacy'),
  visitor('terms', '/terms'),
  visitor('desk', '/desk'),
  couple('home', '/', 95),
  couple('workout list', '/workout/stretch', 95),
  couple('every workout', '/workouts'),
  couple('player', '/workout/101', 95),
  couple('store', '/store', 95),
  couple('welcome', '/welcome'),
  couple('progress', '/progress'),
  couple('look back', '/history'),
  couple('plan', '/plan'),
  couple('journal', '/journal'),
  couple('challenges', '/challenges'),
  couple('profile', '/profile'),
  couple('account', '/account'),
  couple('bedroom', '/bedroom'),
  couple('yes, maybe, no', '/bedroom/yes-maybe-no'),
  couple('subscribe', '/subscribe'),
  couple('checkout', '/checkout'),
  couple('orders', '/orders'),
  couple('order', `/orders/${orderId}`),
  couple('tour demo', '/tour-demo'),
  couple('achievements demo', '/achievements-demo'),
];

/** Measures what each screen requests from a phone that opens it for the first time. */
export async function pages({ lighthouseRuns }: { lighthouseRuns: number }): Promise<Section> {
  const server = await startAppServer({ HOST: '127.0.0.1', DEMO: 'true' });
  const executablePath = findBrowser() ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const login = await signedIn(browser, server.url);
  const screens = screensWith(login.orderId);
  expectEveryPage(screens);
  const rows: string[][] = [];
  const checks: Check[] = [];
  for (const screen of screens) {
    const loads: FirstLoad[] = [];
    while (loads.length < LOADS) loads.push(await freshLoad(browser, server.url, screen, login));
    const load = usual(loads);
    rows.push(rowOf(screen, load));
    checks.push({ what: `Layout shift of ${screen.name}`, value: load.shift, limit: SHIFT_LIMIT });
  }
  await browser.close();
  const judged = await judge(screens, server.url, executablePath, lighthouseRuns);
  await server.stop();
  return {
    title: 'Pages',
    about: `The first load of each screen on a phone with nothing cached, until the network rests: bodies as they travel, compressed with brotli, medians of ${LOADS} loads. Of the JavaScript, unpacked: how much had been executed when content was first painted, and when the page was interactive: drawn by React without a placeholder in view, and the main thread quiet for a tenth of a second. Lighthouse (mobile, nothing cached, its simulated network; ${judged.calibration}): medians of ${lighthouseRuns} runs; its performance score depends on how quiet the machine is.`,
    tables: [
      {
        columns: [
          'screen',
          'requests',
          'kB',
          'of it JavaScript',
          'executed before first paint, kB',
          'executed before interactive, kB',
          'of unpacked, kB',
          'layout shift',
        ],
        rows,
      },
      { columns: ['Lighthouse', ...CATEGORIES, 'short of'], rows: judged.rows },
    ],
    checks: [...checks, ...judged.checks],
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function rowOf({ name }: Screen, load: FirstLoad): string[] {
  return [
    name,
    String(load.requests),
    kilobytes(load.bytes),
    kilobytes(load.scriptBytes),
    kilobytes(load.beforePaint),
    kilobytes(load.beforeInteractive),
    kilobytes(load.loaded),
    load.shift.toFixed(3),
  ];
}

function usual(loads: readonly FirstLoad[]): FirstLoad {
  const of = (key: keyof FirstLoad) => median(loads.map((load) => load[key]));
  return {
    requests: of('requests'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    beforePaint: of('beforePaint'),
    beforeInteractive: of('beforeInteractive'),
    loaded: of('loaded'),
    shift: of('shift'),
  };
}

function expectEveryPage(screens: readonly Screen[]): void {
  const shown = screens.map(({ path }) => pageAt(new URL(path, 'http://localhost').pathname));
  const missing = PAGE_NAMES.filter((page) => !shown.includes(page));
  if (missing.length > 0) throw new Error(`Pages that nothing measures: ${missing.join(', ')}`);
}

type Login = { cookies: Awaited<ReturnType<BrowserContext['storageState']>>; orderId: string };

/** Signs in the demo couple, with one order and another item in their cart. */
async function signedIn(browser: Browser, url: string): Promise<Login> {
  const context = await browser.newContext({ baseURL: url });
  await signIn(context, url);
  const orderId = await orderFixture(context.request);
  const cookies = await context.storageState();
  await context.close();
  return { cookies, orderId };
}

async function freshLoad(
  browser: Browser,
  url: string,
  screen: Screen,
  { cookies }: Login,
): Promise<FirstLoad> {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: url,
    ...(screen.isSignedIn ? { storageState: cookies } : {}),
  });
  if (screen.isSignedIn) await withoutTour(context);
  const load = await firstLoad(context, screen.path);
  await context.close();
  return load;
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(new URL('/api/login', url).href, { data: DEMO });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`);
  await withoutTour(context);
}

/** Marks the tour as seen, because its dialog would cover the measured page. */
async function withoutTour(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
}

async function judge(
  screens: readonly Screen[],
  url: string,
  executablePath: string,
  runs: number,
) {
  const rows: string[][] = [];
  const checks: Check[] = [];
  if (runs === 0) return { rows, checks, calibration: 'not asked' };
  const ask = await lighthouse();
  const machine = await measuredMachine();
  const slowdown = slowdownOf(machine);
  for (const screen of screens) {
    if (!screen.least) continue;
    const found: Scores[] = [];
    const short = new Set<string>();
    await inBrowser(async (context) => {
      if (screen.isSignedIn) await signInForGood(context, url);
      for (let run = 0; run < runs; run++) {
        const address = new URL(screen.path, url).href;
        const verdict = await ask(address, DEBUGGING_PORT, slowdown);
        found.push(verdict.scores);
        for (const audit of verdict.short) short.add(audit);
      }
    });
    const scores = CATEGORIES.map((name) => median(found.map((one) => one[name])));
    rows.push([screen.name, ...scores.map(String), [...short].join(', ')]);
    console.log(`  ${screen.name}: ${scores.join(' ')} ${[...short].join(', ')}`);
    const worst = Math.min(...scores);
    const what = `Lighthouse on ${screen.name}, its lowest category`;
    checks.push({ what, value: worst, limit: screen.least, least: true });
  }
  const calibration = `this machine's benchmark index is ${machine.toFixed(0)}, so its CPU is slowed down ${slowdown.toFixed(1)} times`;
  return { rows, checks, calibration };

  async function measuredMachine(): Promise<number> {
    const indexes: number[] = [];
    await inBrowser(async () => {
      while (indexes.length < CALIBRATIONS) indexes.push((await ask(url, DEBUGGING_PORT)).machine);
    });
    return median(indexes);
  }

  async function inBrowser(work: (context: BrowserContext) => Promise<void>): Promise<void> {
    const profile = mkdtempSync(path.join(os.tmpdir(), 'sexercise-lighthouse-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    await work(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Stores the login and the tour flag, because Lighthouse opens its own tab, without our scripts.
 */
async function signInForGood(context: BrowserContext, url: string): Promise<void> {
  await signIn(context, url);
  const page = await context.newPage();
  await page.goto(new URL('/login', url).href);
  await page.close();
}
