import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Kilobytes of a screen's first load as they travel, compressed: its scripts, and everything. */
type Budget = { script: number; all: number };

/** What code a page that grows has to make room for: `npm run bench -- pages` says what each weighs. */
const USUAL: Budget = { script: 110, all: 200 };
const PICTURES: Budget = { script: 110, all: 250 };

const FOR_VISITORS: Record<string, Budget> = {
  '/': { script: 75, all: 150 },
  '/login': { script: 104, all: 180 },
  '/signup': { script: 104, all: 180 },
  '/signin-required': { script: 104, all: 180 },
  '/forgot-password': { script: 104, all: 180 },
};

const FOR_COUPLES: Record<string, Budget> = {
  '/': PICTURES,
  '/welcome': { script: 110, all: 210 },
  '/progress': { script: 110, all: 225 },
  '/journal': USUAL,
  '/challenges': USUAL,
  '/profile': USUAL,
  '/account': USUAL,
  '/subscribe': USUAL,
  '/store': { script: 110, all: 300 },
  '/bedroom': PICTURES,
  '/workout/stretch': PICTURES,
  // The player draws its figures itself.
  '/workout/101': { script: 130, all: 225 },
  '/tour-demo': USUAL,
  '/achievements-demo': USUAL,
};

test.setTimeout(120_000);

test('every screen that a visitor can open keeps to its budget of bytes', async ({ page }) => {
  await expectWithin(page, FOR_VISITORS);
});

test('every screen of a couple keeps to its budget of bytes', async ({ robinsPage }) => {
  await expectWithin(robinsPage, FOR_COUPLES);
});

async function expectWithin(page: Page, budgets: Record<string, Budget>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Each screen is someone's first.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests = new Map<string, { isScript: boolean; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type }) =>
    requests.set(requestId, { isScript: type === 'Script', bytes: 0 }),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  for (const [path, { script, all }] of Object.entries(budgets)) {
    requests.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    const kilobytes = (of: { bytes: number }[]) =>
      of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const loaded = [...requests.values()];
    const scripts = kilobytes(loaded.filter(({ isScript }) => isScript));
    expect.soft(scripts, `${path}: its scripts`).toBeGreaterThan(0);
    expect.soft(scripts, `${path}: its scripts`).toBeLessThanOrEqual(script);
    expect.soft(kilobytes(loaded), `${path}: all of it`).toBeLessThanOrEqual(all);
  }
}
