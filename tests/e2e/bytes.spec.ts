import type { BrowserContext, Page } from '@playwright/test';
import { PAGES } from '../../contract/pages.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Kilobytes of a screen's first load as they travel, compressed: its scripts, and everything. */
type Budget = { script: number; all: number };

/**
 * Every page of a couple is followed, when it is at rest, by what joins two phones: six kilobytes
 * beside the 110 that a page may need itself (docs/decisions/live.md).
 */
const LIVE = 6;

/** What code a page that grows has to make room for: `npm run bench -- pages` says what each weighs. */
const USUAL: Budget = { script: 110 + LIVE, all: 200 };
const PICTURES: Budget = { script: 110 + LIVE, all: 235 };

const FOR_VISITORS: Record<string, Budget> = {
  '/': { script: 75, all: 150 },
  '/login': { script: 104, all: 180 },
  '/signup': { script: 104, all: 180 },
  '/signin-required': { script: 104, all: 180 },
  '/forgot-password': { script: 104, all: 180 },
  '/choose-password': { script: 104, all: 180 },
};

const FOR_COUPLES: Record<string, Budget> = {
  '/': PICTURES,
  '/welcome': { script: 110 + LIVE, all: 210 },
  '/progress': { script: 110 + LIVE, all: 225 },
  '/journal': USUAL,
  '/challenges': USUAL,
  // With its orders, where they are on the screen from the start.
  '/profile': { script: 114 + LIVE, all: 200 },
  '/account': USUAL,
  '/subscribe': USUAL,
  '/store': { script: 110 + LIVE, all: 215 },
  // The summary, the form and the money come together here.
  '/checkout': { script: 111 + LIVE, all: 200 },
  '/orders': USUAL,
  '/orders/1': USUAL,
  '/bedroom': PICTURES,
  '/workout/stretch': PICTURES,
  // The player draws its figures itself.
  '/workout/101': { script: 130 + LIVE, all: 225 },
  '/tour-demo': USUAL,
  '/achievements-demo': USUAL,
};

test('no screen is without a budget', () => {
  const budgeted = Object.keys({ ...FOR_VISITORS, ...FOR_COUPLES });
  const isBudgeted = (page: string) => {
    const pattern = new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`);
    return budgeted.some((path) => pattern.test(path));
  };
  expect(PAGES.filter((page) => !isBudgeted(page))).toEqual([]);
});

/** Some twenty first loads. */
test.setTimeout(240_000);

test('every screen that a visitor can open keeps to its budget of bytes, and asks for nothing twice', async ({
  browser,
  contextOptions,
}) => {
  await expectWithin(FOR_VISITORS, () => browser.newContext(contextOptions));
});

test('every screen of a couple keeps to its budget of bytes, and asks for nothing twice', async ({
  browser,
  contextOptions,
  couple,
}) => {
  const context = await browser.newContext(contextOptions);
  await signIn(context, couple.robin);
  const storageState = await context.storageState();
  await context.close();
  await expectWithin(FOR_COUPLES, async () => {
    const fresh = await browser.newContext({ ...contextOptions, storageState });
    await fresh.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
    return fresh;
  });
});

/** Each screen in a browser that has cached nothing. */
async function expectWithin(
  budgets: Record<string, Budget>,
  freshContext: () => Promise<BrowserContext>,
) {
  for (const [path, { script, all }] of Object.entries(budgets)) {
    const context = await freshContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    const loaded = await bytesOfFirstLoad(page, path);
    await context.close();
    const twice = asked.filter((call, index) => asked.indexOf(call) !== index);
    expect.soft(twice, `${path}: asked for twice`).toEqual([]);
    expect.soft(loaded.script, `${path}: its scripts`).toBeGreaterThan(0);
    expect.soft(loaded.script, `${path}: its scripts`).toBeLessThanOrEqual(script);
    expect.soft(loaded.all, `${path}: all of it`).toBeLessThanOrEqual(all);
  }
}

/** Kilobytes of the bodies as they travelled, until the network rests. */
async function bytesOfFirstLoad(page: Page, path: string): Promise<Budget> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  const loaded = { script: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    loaded.all += encodedDataLength / 1000;
    if (scripts.has(requestId)) loaded.script += encodedDataLength / 1000;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return loaded;
}
