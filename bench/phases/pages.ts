import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { PAGE_NAMES, pageAt } from '../../contract/pages.ts';
import { findBrowser } from '../../scripts/tools.mjs';
import { type FirstLoad, firstLoad } from '../parts/first-load.ts';
import { ARGS, judge, signIn, withoutTour } from '../parts/judge.ts';
import { CATEGORIES } from '../parts/lighthouse.ts';
import { median } from '../parts/measure.ts';
import { orderFixture } from '../parts/order-fixture.ts';
import type { Check, Section } from '../parts/report.ts';
import { type Screen, screensWith } from '../parts/screens.ts';
import { startAppServer } from '../parts/servers.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-US' };
const LOADS = 3;
const SHIFT_LIMIT = 0.1;

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
    about: `The first load of each screen on a phone with nothing cached, until the network rests: bodies as they travel, compressed with brotli, medians of ${LOADS} loads. Of the JavaScript, unpacked: how much had been executed when content was first painted, and when the page was interactive: drawn by React without a placeholder in view, and the main thread quiet for a tenth of a second. Lighthouse (mobile, nothing cached, its default slow network and processor slowed down four times): medians of ${lighthouseRuns} runs; its own index of this machine was ${judged.machine}, where the desktop computer that the slowdown is made for has about 1,750. The bare page has words, our styles, a font and a picture, and no script.`,
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
      {
        columns: [
          'Lighthouse',
          ...CATEGORIES,
          'largest paint, ms',
          'times the bare page',
          'blocked, ms',
          'shift',
          'scripts',
          'calls',
          'short of',
        ],
        rows: judged.rows,
      },
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
