import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LANDING_SCRIPT_LIMIT = 75_000;
const BEFORE_SCRIPT_LIMIT = 120_000;
const SIGNED_IN_SCRIPT_LIMIT = 110_000;

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read and its two buttons lead on', async ({ page }) => {
    await page.goto('/');
    for (const card of ['Partner Workouts', 'Build Connection', 'Track Progress']) {
      await expect(page.getByRole('heading', { name: card })).toBeVisible();
    }
    await expect(page.getByText('$19.99')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Free Together' })).toHaveAttribute(
      'href',
      '/signup',
    );
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });
});

test('the main button goes to sign-up and the ghost button to sign-in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Free Together' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
});

test('the prerendered page hydrates without a complaint and nothing shifts', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('no page ever asks another site for anything', async ({ robinsPage: page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== baseURL) elsewhere.push(request.url());
  });
  for (const path of ['/', '/welcome', '/progress', '/profile', '/store', '/bedroom', '/nowhere']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(elsewhere).toEqual([]);
});

test('the landing page keeps to its budget of bytes', async ({ page }) => {
  const { script, rest } = await bytesOfFirstLoad(page, '/');
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(LANDING_SCRIPT_LIMIT);
  expect(rest).toBeLessThanOrEqual(BEFORE_SCRIPT_LIMIT);
});

const FIRST_PAGES = [
  '/',
  '/welcome',
  '/progress',
  '/challenges',
  '/profile',
  '/store',
  '/orders',
  '/workout/stretch',
];
for (const path of FIRST_PAGES) {
  test(`signed in, ${path} as first page keeps to its budget of bytes`, async ({ robinsPage }) => {
    const { script } = await bytesOfFirstLoad(robinsPage, path);
    expect(script).toBeLessThanOrEqual(SIGNED_IN_SCRIPT_LIMIT);
  });
}

/** Bytes of the bodies as they travelled, compressed, until the network rests. */
async function bytesOfFirstLoad(page: import('@playwright/test').Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  let script = 0;
  let rest = 0;
  for (const [id, size] of sizes) {
    if (types.get(id) === 'Script') script += size;
    else rest += size;
  }
  return { script, rest };
}

test('what a browser gets is compressed with brotli', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  // Playwright decodes what it knows; either way the page must be whole.
  const body = await answer.body();
  const html = body.toString('utf8').startsWith('<') ? body : brotliDecompressSync(body);
  expect(html.toString('utf8')).toContain('</html>');
});
