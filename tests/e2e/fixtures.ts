import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { aSignUp } from '../../server/testing/factories.ts';
import { isWholeMatrix } from '../../server/testing/whole-matrix.ts';

export { expect };

export type Couple = {
  robin: { email: string; password: string };
  kim: { email: string; password: string };
};

type Fixtures = {
  /** Couple of this test, made through the API. Nobody is signed in. */
  couple: Couple;
  /** Couple of this test whose Kim has never signed in. */
  newCouple: Couple;
  /** Page on which Robin, of that couple, is signed in. */
  robinsPage: Page;
  /** Second phone, on which Kim is signed in. */
  kimsPage: Page;
};

export const test = base.extend<Fixtures>({
  couple: async ({ newCouple, baseURL }, use) => {
    await arrive(baseURL ?? '', newCouple.kim);
    await use(newCouple);
  },
  newCouple: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
    const couple = await signUpNewCouple(request);
    await request.dispose();
    await use(couple);
  },
  robinsPage: async ({ page, couple }, use) => {
    await signIn(page.context(), couple.robin);
    await use(page);
  },
  kimsPage: async ({ browser, couple, contextOptions }, use) => {
    const context = await browser.newContext(contextOptions);
    await signIn(context, couple.kim);
    await use(await context.newPage());
    await context.close();
  },
});

export async function signUpCouple(request: APIRequestContext): Promise<Couple> {
  const couple = await signUpNewCouple(request);
  const ready = await request.get('/api/ready');
  await arrive(new URL(ready.url()).origin, couple.kim);
  return couple;
}

async function signUpNewCouple(request: APIRequestContext): Promise<Couple> {
  const form = aSignUp();
  const answer = await request.post('/api/register', { data: form });
  expect(answer.status()).toBe(201);
  return {
    robin: { email: form.partner1Email, password: form.partner1Password },
    kim: { email: form.partner2Email, password: form.partner2Password },
  };
}

/** Signs a member in and out again in a browser of their own: from now on they have arrived. */
async function arrive(origin: string, who: Couple['kim']) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(who);
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  await fetch(`${origin}/api/logout`, { headers: { cookie: cookie.join('; ') } });
}

/**
 * Signs a browser in as the form does, without its clicks. Marks the tour as seen and the app for
 * the home screen as declined.
 */
export async function signIn(context: BrowserContext, who: { email: string; password: string }) {
  const answer = await context.request.post('/api/login', { data: who });
  expect(answer.status()).toBe(200);
  await context.addInitScript(() => {
    localStorage.setItem('welcomeTourCompleted', 'true');
    localStorage.setItem('installOfferDismissed', 'true');
  });
}

export const demo = {
  alex: { email: 'alex@example.com', password: 'together' },
  sam: { email: 'sam@example.com', password: 'together' },
};

/** Finds a toast by its title. At most one toast is on the screen. */
export function toast(page: Page, title: string) {
  const toasts = page.getByRole('region', { name: /F8/ });
  return toasts.getByRole('listitem').filter({ hasText: title });
}

/**
 * Sizes and themes in which a screen must look right. Colors do not depend on the size, so two
 * combinations are enough.
 */
const PHONE_BY_DAY = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;
const DESK_BY_NIGHT = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const;

async function lookAs(
  page: Page,
  { viewport, colorScheme }: typeof PHONE_BY_DAY | typeof DESK_BY_NIGHT,
) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
}

/** Counts running animations, except endless ones. Runs in the page. */
function movesToAnEnd(): number {
  const underWay = document.getAnimations().filter(({ playState }) => playState === 'running');
  return underWay.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length;
}

/**
 * Expects no axe-core violation on the page, once it is at rest. At night only colors differ, so
 * that only contrast is judged, and only in the whole matrix: contrast takes as long as all else.
 */
export async function expectAccessible(page: Page) {
  // Wait for the heading, because a loading page has nothing to judge.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(axe.source);
  await expectNoViolation(page);
  if (!isWholeMatrix) return;
  await lookAs(page, DESK_BY_NIGHT);
  await expectNoViolation(page, { runOnly: ['color-contrast'] });
  await lookAs(page, PHONE_BY_DAY);
}

async function expectNoViolation(page: Page, options: RunOptions = {}) {
  // Wait until animations end, because fading colors are not those of the page.
  await expect.poll(() => page.evaluate(movesToAnEnd)).toBe(0);
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(document, { resultTypes: ['violations'], ...given });
    return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map((n) => n.target) }));
  }, options);
  expect(violations).toEqual([]);
}

/** Expects that nothing on the page is wider than the screen, on a phone or a desktop. */
export async function expectFits(page: Page) {
  for (const look of [DESK_BY_NIGHT, PHONE_BY_DAY]) {
    await lookAs(page, look);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  }
}

/** Writes journal entries as fast as the API takes them, in no order. */
export async function writeEntries(page: Page, contents: string[]) {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const url = `http://localhost:${process.env.E2E_PORT ?? 3199}/api/journal`;
  const answers = await Promise.all(
    contents.map((content) =>
      fetch(url, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ content }),
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
}

/** Keeps back the answers to some requests until `letGo` is called. */
export async function held(page: Page, url: string | RegExp) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await gone;
    await route.continue();
  });
  return { letGo };
}
