import { type Couple, expect } from '../e2e/fixtures.ts';
import { test as base } from '../e2e/service-worker.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Phone } from './phone.ts';
import { startWebKit } from './webkit.ts';

export { expect };

type OfTest = { phone: Phone };
export type OfWorker = { engine: 'firefox' | 'webkit'; driver: Driver };

/** A page without any script, on the app's own address. */
const PLAIN_PAGE = '/robots.txt';
/** Key under which a page's errors are collected. */
const ERRORS = 'errorsOfThisTest';
/** Runs first in every page. Leaves out a browser's note that a size is told one frame later. */
const COLLECT_ERRORS = `
  const note = (words) => {
    sessionStorage['${ERRORS}'] = (sessionStorage['${ERRORS}'] || '') + location.pathname + ': ' + words + ' ';
  };
  addEventListener('error', ({ message }) => /^ResizeObserver loop/.test(message) || note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => note(violatedDirective));
`;

/**
 * Journeys of one engine. Its browser is started once; each test has an address of its own, so that
 * storage and workers of the others are out of reach. Fails on any error in a page.
 */
export const test = base.extend<OfTest, OfWorker>({
  engine: ['firefox', { scope: 'worker', option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await (engine === 'webkit' ? startWebKit() : startFirefox());
      await use(driver);
      await driver.quit();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  phone: async ({ driver, app }, use, test) => {
    app.addScript(COLLECT_ERRORS);
    const phone = new Phone(driver, app.url);
    await phone.open(PLAIN_PAGE);
    await driver.send('DeleteAllCookies');
    await phone.setWidth(PHONE_WIDTH);
    await use(phone);
    if (test.status !== test.expectedStatus) {
      await phone.screenshot(test.outputPath('screenshot.png'));
    }
    const errors = await phone.run((key) => sessionStorage.getItem(key), ERRORS);
    expect(errors, 'errors in pages').toBe(null);
  },
});

/** Width of a large phone, which every engine's window can have. */
export const PHONE_WIDTH = 447;

/** Signs a member in as the form does, past the tour and the offer to install. */
export async function signIn(phone: Phone, who: Couple['robin']) {
  // Sign in where no page of the app goes on by itself.
  await phone.open(PLAIN_PAGE);
  await phone.run(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/login', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
    localStorage.setItem('welcomeTourCompleted', 'true');
    localStorage.setItem('installOfferDismissed', 'true');
  }, JSON.stringify(who));
}
