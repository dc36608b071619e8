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
  /** A couple of this test's own, made through the API; nobody is signed in. */
  couple: Couple;
  /** A page on which Robin, of that couple, is signed in. */
  robinsPage: Page;
  /** A second phone, on which Kim is signed in. */
  kimsPage: Page;
};

export const test = base.extend<Fixtures>({
  couple: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
    const couple = await signUpCouple(request);
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

/** A new couple, made through the API. */
export async function signUpCouple(request: APIRequestContext): Promise<Couple> {
  const form = aSignUp();
  const answer = await request.post('/api/register', { data: form });
  expect(answer.status()).toBe(201);
  return {
    robin: { email: form.partner1Email, password: form.partner1Password },
    kim: { email: form.partner2Email, password: form.partner2Password },
  };
}

/**
 * Signs a browser in the way the form does, without its clicks. The tour counts as seen, and the app
 * for the home screen as declined.
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

/** The one toast on the screen. */
export function toast(page: Page, title: string) {
  const toasts = page.getByRole('region', { name: /F8/ });
  return toasts.getByRole('listitem').filter({ hasText: title });
}

/** Both sizes and both themes that a screen must look right in; colours do not depend on the size. */
const PHONE_BY_DAY = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;
const DESK_BY_NIGHT = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const;

async function lookAs(
  page: Page,
  { viewport, colorScheme }: typeof PHONE_BY_DAY | typeof DESK_BY_NIGHT,
) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
}

/** How many movements are under way, those that never end aside. Runs in the page. */
function movesToAnEnd(): number {
  const underWay = document.getAnimations().filter(({ playState }) => playState === 'running');
  return underWay.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length;
}

/**
 * No axe-core violation on the page, once it is at rest. At night only colors differ, so there
 * only their contrast is judged, and only in the whole matrix: it takes as long as all else.
 */
export async function expectAccessible(page: Page) {
  // A page that is still loading has nothing to judge.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(axe.source);
  await expectNoViolation(page);
  if (!isWholeMatrix) return;
  await lookAs(page, DESK_BY_NIGHT);
  await expectNoViolation(page, { runOnly: ['color-contrast'] });
  await lookAs(page, PHONE_BY_DAY);
}

async function expectNoViolation(page: Page, options: RunOptions = {}) {
  // Colours that are still fading are not those of the page.
  await expect.poll(() => page.evaluate(movesToAnEnd)).toBe(0);
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(document, { resultTypes: ['violations'], ...given });
    return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map((n) => n.target) }));
  }, options);
  expect(violations).toEqual([]);
}

/** Nothing on the page is wider than the screen, on a phone or on a desk. */
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

/** Writes journal entries as fast as the API takes them; in no order. */
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

/** Keeps the answers to some requests back until they are let go. */
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
