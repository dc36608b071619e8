import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../server/testing/free-port.ts';
import { smtpDouble } from '../../server/testing/smtp-double.ts';
import { startApp } from '../app-process.ts';
import { expect, expectAccessible, expectFits, test, toast } from './fixtures.ts';
import { placeOrder, setStock } from './shopping.ts';

const TOKEN = process.env.E2E_ADMIN_TOKEN ?? '';
const GAME = 'couples-game.-.-.first-edition';
/** Item that no other test buys or counts. */
const PERFUME = 'after-dark-perfume.-.-.solid-15-g';

test.use({ viewport: { width: 1280, height: 800 } });

async function signInToDesk(page: Page, name: string, token = TOKEN) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Operator token').fill(token);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search orders' });
const orderCard = (page: Page, reference: string) =>
  page.getByRole('article', { name: `Order ${reference}` });

async function goTo(page: Page, section: string) {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: section }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(section);
}

test('a day of orders: packed, printed, shipped, canceled and counted', async ({
  robinsPage,
  browser,
  contextOptions,
}) => {
  test.slow();
  const family = `Zy${randomUUID().slice(0, 6)}`;
  const { request } = robinsPage;
  const first = await placeOrder(request, GAME, `Ada ${family}`);
  const second = await placeOrder(request, GAME, `Bea ${family}`);
  const third = await placeOrder(request, PERFUME, `Cleo ${family}`);
  const operator = `Dana ${family}`;
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  // Replace printing, because there is no printer: printed content stays on the page until then.
  await page.addInitScript(() => {
    window.print = () => {};
  });

  await page.goto('/desk');
  await signInToDesk(page, operator, 'not the token');
  const token = page.getByLabel('Operator token');
  await expect(token).toHaveAccessibleDescription('That’s not the operator token.');
  await expect(token).toBeFocused();
  await expectAccessible(page);
  await signInToDesk(page, operator);
  await expect(page.getByText(`Signed in as ${operator}`)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name === 'desk')).toMatchObject([
    { httpOnly: true, sameSite: 'Strict' },
  ]);

  // Search by name, which works only among orders to be packed, because names are sealed.
  await search(page).fill(family.toLowerCase());
  await expect(page.getByRole('article')).toHaveCount(3);
  const card = orderCard(page, first.reference);
  await expect(card).toContainText(`Ada ${family}`);
  await expect(card).toContainText('Elm Street 12');
  await expect(card).toContainText('Couples Game First edition');
  await search(page).fill(`bea ${family}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await search(page).fill(family);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Print lists and labels: each on its own page, and nothing else on paper.
  await page.getByRole('button', { name: 'Print 3 Packing Lists' }).click();
  await expect(page.locator('.packing-list')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  const list = page.locator('.packing-list').first();
  await expect(list).toBeVisible();
  await expect(list).toContainText('First edition');
  await expect(list).not.toContainText('$');
  await expect(page.locator('#root')).toBeHidden();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(3);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.packing-list')).toHaveCount(0);
  await card.getByRole('button', { name: 'Label' }).click();
  await page.emulateMedia({ media: 'print' });
  const label = page.locator('.parcel-label');
  await expect(label).toBeVisible();
  await expect(label).toContainText(`Ada ${family}`);
  await expect(label).toContainText('SXR Studio');
  await expect(label).not.toContainText(/game|edition|sexercise/i);
  // Expect 100 by 150 millimeters, in points.
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([[283, 425]]);
  await page.emulateMedia({ media: 'screen' });

  // Ship by keyboard alone, which must move on to the next parcel.
  await card.getByLabel('Tracking').fill('Canary Post 0034');
  await page.keyboard.press('Enter');
  const shipping = page.getByRole('alertdialog', { name: `Ship order ${first.reference}?` });
  await expect(shipping).toContainText('an email with the tracking “Canary Post 0034”');
  await expect(shipping.getByRole('button', { name: 'Not Yet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shipping).toHaveCount(0);
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, `Order ${first.reference} Shipped`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(orderCard(page, second.reference).getByLabel('Tracking')).toBeFocused();

  // Cancel with a refund, after a question.
  const canceled = orderCard(page, second.reference);
  await canceled.getByRole('button', { name: 'Cancel and Refund' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('$34.94 goes back to the card');
  await question.getByRole('button', { name: 'Keep the Order' }).click();
  await expect(question).toHaveCount(0);
  await canceled.getByRole('button', { name: 'Cancel and Refund' }).click();
  await question.getByRole('button', { name: 'Yes, Cancel It' }).click();
  await expect(toast(page, `Order ${second.reference} Canceled`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  // Search by number, which finds an order in any state.
  await search(page).fill(first.reference.toLowerCase());
  await expect(card).toContainText('Shipped');
  await expect(card).toContainText('Canary Post 0034');
  await search(page).fill(second.reference);
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      return canceled.textContent();
    })
    .toContain('Refunded');
  await expect(canceled).not.toContainText('Elm Street');

  // Check the buyer's view: one order on its way with its tracking, and the other canceled.
  await robinsPage.goto(`/orders/${first.id}`);
  await expect(robinsPage.getByText('Tracking: Canary Post 0034')).toBeVisible();
  const answer = await request.get(`/api/orders/${second.id}`);
  expect(await answer.json()).toMatchObject({ status: 'cancelled', payment: 'refunded' });

  // Count a delivery: pieces sold in the meantime must not be overwritten.
  await goTo(page, 'Stock');
  const perfume = page.getByRole('textbox', { name: 'After Dark Perfume, Solid, 15 g' });
  const game = page.getByRole('textbox', { name: 'Pieces of Couples Game, First edition' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(perfume).toHaveValue('29');
  await perfume.fill('4');
  const games = Number(await game.inputValue());
  await game.fill(String(games + 1));
  await expect(page.getByRole('status').filter({ hasText: '2 changes' })).toBeVisible();
  await perfume.press('Enter');
  await expect(toast(page, 'Stock Saved')).toContainText('Couples Game, First edition');
  await expect(game).toHaveValue(String(games + 1));
  await page.getByRole('button', { name: 'Low or Sold Out' }).click();
  const shelf = page.getByRole('region', { name: 'After Dark Perfume' });
  await expect(shelf).toContainText('Low');
  await setStock(request, PERFUME, 3);
  await perfume.fill('40');
  await save.click();
  await expect(toast(page, 'Stock Not Saved')).toContainText('there are 3 pieces now');
  await expect(perfume).toHaveValue('40');
  await save.click();
  await expect(toast(page, 'Stock Saved')).toBeVisible();
  await expect(save).toBeFocused();
  await expectAccessible(page);

  await goTo(page, 'Numbers');
  await expect(page.getByRole('heading', { name: 'Subscriptions', exact: true })).toBeVisible();
  await expectAccessible(page);
  await goTo(page, 'Health');
  await expect(page.getByText(/Embedded database\s+answered in/)).toBeVisible();
  await expectAccessible(page);

  await goTo(page, 'Record');
  const row = (text: string) =>
    page.getByRole('row').filter({ hasText: operator }).filter({ hasText: text });
  await expect(row(`Shipped order ${first.reference}`)).toHaveCount(1);
  await expect(row(`Canceled order ${second.reference}, $34.94 to refund`)).toHaveCount(1);
  await expect(row('After Dark Perfume, Solid, 15 g from 29 to 4')).toHaveCount(1);
  await expect(row('Signed in')).toHaveCount(1);
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desk');
  await page.goBack();
  await expect(page.getByLabel('Operator token')).toBeVisible();
  await expect(page.getByText(third.reference)).toHaveCount(0);
  // Expect no requests about a couple, and no stream.
  const calls = asked.filter((url) => url.startsWith('/api/'));
  expect(calls.filter((url) => !url.startsWith('/api/desk/'))).toEqual([]);
  // Expect that searched names were never sent.
  expect(asked.join('\n').toLowerCase()).not.toContain(family.toLowerCase());
  await context.close();
});

/** Reads width and height of each page of a PDF, in whole points. */
function pagesOf(pdf: Buffer): number[][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => [Number(width), Number(height)].map(Math.round));
}

test('when the hour is over the page is empty, and what was typed is back after signing in', {
  tag: '@nightly',
}, async ({ robinsPage, browser, contextOptions }) => {
  const family = `Zx${randomUUID().slice(0, 6)}`;
  const { reference } = await placeOrder(robinsPage.request, GAME, `Ada ${family}`);
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/desk');
  await signInToDesk(page, 'Dana');
  await search(page).fill(family);
  const tracking = orderCard(page, reference).getByLabel('Tracking');
  await tracking.fill('half a num');
  await page.clock.fastForward('58:00');
  await expect(page.getByText(/Ends in [12] minutes?/)).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(page.getByRole('alert')).toContainText('Your hour is up');
  await expect(page.getByText(family)).toHaveCount(0);
  await expect(page.getByLabel('Your name')).toHaveValue('Dana');
  await page.getByLabel('Operator token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await search(page).fill(family);
  await expect(tracking).toHaveValue('half a num');

  // Sign out elsewhere: the next call must show that.
  await context.clearCookies();
  await orderCard(page, reference).getByRole('button', { name: 'Ship' }).click();
  await page.getByRole('button', { name: 'Yes, It’s on Its Way' }).click();
  await expect(page.getByRole('alert')).toContainText('Your hour is up');
  await expect(page.getByText(family)).toHaveCount(0);
  await context.close();
});

test('on the narrowest phone nothing at the desk is wider than the screen', {
  tag: '@nightly',
}, async ({ browser, contextOptions }) => {
  const context = await browser.newContext({
    ...contextOptions,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto('/desk');
  await signInToDesk(page, 'Dana');
  for (const section of ['Orders', 'Stock', 'Numbers', 'Email', 'Health', 'Record']) {
    await goTo(page, section);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, section).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('mails that failed are retried, and without ADMIN_TOKEN there is no desk', {
  tag: '@nightly',
}, async ({ browser, contextOptions }) => {
  test.slow();
  const smtp = await smtpDouble('refuses recipients');
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sexercise-desk-'));
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO: 'false', SMTP_URL: smtp.url };
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: `http://localhost:${port}`,
  });
  const page = await context.newPage();

  const token = 'a random text that is long enough';
  const app = await startApp({ ...settings, ADMIN_TOKEN: token });
  const partner = (number: number) => ({
    [`partner${number}Name`]: 'Robin Castle',
    [`partner${number}Email`]: `robin-${number}@example.org`,
    [`partner${number}Phone`]: '+1 555 0100',
    [`partner${number}Password`]: 'a quiet evening',
  });
  const made = await page.request.post('/api/register', { data: { ...partner(1), ...partner(2) } });
  expect(made.status()).toBe(201);
  await page.goto('/desk?section=mail');
  await signInToDesk(page, 'Dana', token);
  await expect(page.getByText('1 email in the queue')).toBeVisible();
  // Wait long: the page asks again by itself, though a press would be quicker.
  await expect(page.getByText('1 (SMTP 550)')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expect(page.getByText('robin-2')).toHaveCount(0);
  smtp.manner = 'takes mail';
  await page.getByRole('button', { name: /^Retry the email from/ }).click();
  await expect(toast(page, 'Retrying 1 Email')).toBeVisible();
  await expect.poll(() => smtp.mails.length).toBe(1);
  await expect(page.getByText('No emails are waiting.')).toBeVisible({ timeout: 30_000 });
  app.signal('SIGTERM');
  await app.exited;

  const without = await startApp(settings);
  const answer = await page.goto('/desk');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  expect((await page.request.get('/api/desk/login')).status()).toBe(404);
  without.signal('SIGTERM');
  await without.exited;
  await context.close();
  await smtp.stop();
});
