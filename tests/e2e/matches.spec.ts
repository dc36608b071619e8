import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { bedroomWorkouts } from '../../content/workouts/bedroom.ts';
import { type Choice, TOUCH_KINDS, type TouchKind } from '../../contract/bedroom/consent.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { type AppProcess, startApp } from '../app-process.ts';
import { demo, expect, expectAccessible, expectFits, signIn, test } from './fixtures.ts';

/** Code loaded into the server before its own: on this signal a day passes. */
const DAY_PASSES = `
  let ahead = 0;
  process.on('SIGUSR2', () => { ahead += 86_400_000; });
  globalThis.Date = new Proxy(Date, {
    construct: (real, given) => new real(...(given.length > 0 ? given : [real.now() + ahead])),
    get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
  });`;

let app: AppProcess;
let baseURL = '';

// Start a server for this file and move its clock, because answers count from the next day on.
test.beforeAll(async () => {
  test.slow();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'sexercise-matches-'));
  const script = path.join(directory, 'clock.cjs');
  writeFileSync(script, DAY_PASSES);
  const port = await freePort();
  baseURL = `http://localhost:${port}`;
  app = await startApp({
    PORT: String(port),
    DATA_DIR: directory,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--require=${script}`,
  });
});
test.afterAll(async () => {
  app?.signal('SIGTERM');
  await app?.exited;
});

/** Answers every question as the page does, without its clicks, and after erasing the demo's. */
async function say({ request }: BrowserContext, except: Partial<Record<TouchKind, Choice>>) {
  expect((await request.delete('/api/consent/choices')).status()).toBe(204);
  for (const kind of TOUCH_KINDS) {
    const data = { kind, choice: except[kind] ?? 'yes' };
    expect((await request.put('/api/consent/choices', { data })).status()).toBe(204);
  }
  const opened = await request.put('/api/consent/maybes', { data: { opensMaybes: true } });
  expect(opened.status()).toBe(204);
}

const forBoth = (page: Page) => page.getByRole('region', { name: 'For both of you' });
const rows = (page: Page) => forBoth(page).getByRole('listitem');
const titlesOf = (found: (kinds: readonly TouchKind[]) => boolean) =>
  bedroomWorkouts.filter(({ touchKinds }) => found(touchKinds)).map(({ title }) => title);

async function expectRows(page: Page, titles: readonly string[]) {
  await expect(rows(page)).toHaveText(titles.map((title) => new RegExp(`^${title}`)));
}

test('what both said yes to stands above the list from the next day on, and what to ask about below it', {
  tag: '@nightly',
}, async ({ browser, contextOptions }) => {
  test.slow();
  const [alexs, sams] = [
    await browser.newContext({ ...contextOptions, baseURL }),
    await browser.newContext({ ...contextOptions, baseURL }),
  ];
  await signIn(alexs, demo.alex);
  await signIn(sams, demo.sam);
  await say(alexs, { oil: 'maybe', dares: 'no' });
  await say(sams, { led: 'no' });
  const [alex, sam] = [await alexs.newPage(), await sams.newPage()];
  await alex.goto('/bedroom');
  await expect(forBoth(alex)).toContainText('New matches come once a day');
  await expect(rows(alex)).toHaveCount(0);

  app.signal('SIGUSR2');
  const both = titlesOf((kinds) => !kinds.includes('oil') && !kinds.includes('led'));
  const perhaps = titlesOf((kinds) => kinds.includes('oil') && !kinds.includes('led'));
  expect([both.length, perhaps.length]).toEqual([17, 1]);
  for (const page of [alex, sam]) {
    await page.goto('/bedroom');
    // Expect six rows, and more on request.
    await expectRows(page, [...both.slice(0, 6), ...perhaps]);
    await forBoth(page)
      .getByRole('button', { name: `Show All ${both.length}` })
      .click();
    await expectRows(page, [...both, ...perhaps]);
    await expect(forBoth(page).getByRole('heading', { name: 'Perhaps, ask first' })).toBeVisible();
    await expect(forBoth(page)).toContainText('From the store: ');
    await expect(forBoth(page)).not.toContainText('Couples Game');
    // Expect the list itself unchanged.
    await expect(page.getByRole('article')).toHaveCount(bedroomWorkouts.length);
  }
  await expectAccessible(alex);
  await expectFits(alex);

  // Take a yes back, which must leave both lists immediately. A rating sorts only one's own list.
  await forBoth(sam).getByRole('link', { name: 'My Answers' }).click();
  await sam.getByRole('button', { name: 'Show All 24' }).click();
  const question = sam.getByRole('group', {
    name: 'Holding hands, or a hand on each other’s heart',
  });
  const yes = question.getByRole('radio', { name: 'Yes' });
  await expect(yes).toBeChecked();
  const taken = sam.waitForResponse((answer) => answer.request().method() === 'PUT');
  await yes.click({ force: true });
  expect((await taken).status()).toBe(204);
  const left = titlesOf(
    (kinds) => !['oil', 'led', 'hands'].some((kind) => kinds.includes(kind as TouchKind)),
  );
  const last = bedroomWorkouts.find(({ title }) => title === left.at(-1));
  await alexs.request.put('/api/consent/ratings', {
    data: { workoutId: last?.id, rating: 'again' },
  });
  await alex.reload();
  await expectRows(alex, [...left.slice(-1), ...left.slice(0, -1), ...perhaps]);
  await sam.getByRole('link', { name: 'Bedroom Workouts' }).first().click();
  await expectRows(sam, [...left, ...perhaps]);
  await rows(sam).first().getByRole('link').click();
  await expect(sam.getByRole('heading', { name: left[0] ?? '' })).toBeVisible();

  await alex.route('**/api/consent/matches', (route) => route.abort());
  await alex.reload();
  await expect(alex.getByRole('alert')).toContainText('What you both like could not be loaded');
  await expect(alex.getByRole('article')).toHaveCount(bedroomWorkouts.length);
  for (const context of [alexs, sams]) await context.close();
});
