import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read and its two buttons lead on', async ({ page }) => {
    // “tagline, hero image, three feature cards (Partner Workouts, Build Connection, Track Progress)”
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(page.getByRole('img').first()).toBeVisible();
    for (const card of ['Partner Workouts', 'Build Connection', 'Track Progress']) {
      await expect(page.getByRole('heading', { name: card })).toBeVisible();
    }
    const cards = page.getByRole('region', { name: 'What you do together' }).getByRole('listitem');
    for (const card of await cards.all()) await expect(card.locator('img')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Two phones, one workout' })).toBeVisible();
    await expect(page.getByText('$19.99')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Free Together' })).toHaveAttribute(
      'href',
      '/signup',
    );
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'See the Bedroom Workouts' })).toHaveAttribute(
      'href',
      '/bedroom',
    );
    await page.getByRole('link', { name: 'Start Free Together' }).click();
    await expect(page).toHaveURL('/signup');
  });
});

test('the pictures of the landing page come when someone scrolls to them', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const categories = page.getByRole('region', { name: 'Five ways to spend an evening' });
  await expect(categories.getByRole('link')).toHaveCount(5);
  await expect(categories.locator('img')).toHaveCount(0);
  await categories.scrollIntoViewIfNeeded();
  await expect(categories.locator('img')).toHaveCount(5);
  await expect
    .poll(() =>
      categories
        .locator('img')
        .first()
        .evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('a link to the app has a picture and a description', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  const content = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1];
  expect(content('og:title')).toBe('Partner workouts for couples');
  expect(content('og:description')).toMatch(/\S/);
  expect(content('twitter:card')).toBe('summary_large_image');
  const image = content('og:image') ?? '';
  expect(image).toBe(`${baseURL}/preview.png`);
  const picture = await (await request.get(image)).body();
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(300_000);
});

test('the main button goes to sign-up and the ghost button to sign-in', async ({ page }) => {
  // “The main button goes to /signup.”
  // “A ghost button goes to /login.”
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Free Together' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
});

test('the prerendered page hydrates without a complaint, nothing shifts, by day and in the evening', async ({
  page,
}) => {
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
  // Expect the picture's evening in the dark theme.
  const ring = page
    .getByRole('img', { name: /^A couple leaning back/ })
    .locator('circle')
    .first();
  const color = () => ring.evaluate((circle) => getComputedStyle(circle).fill);
  const byDay = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await color()).not.toBe(byDay);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('no page ever asks another site for anything', { tag: '@nightly' }, async ({
  robinsPage: page,
  baseURL,
}) => {
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

test('what a browser gets is compressed with brotli', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  // Decompress if necessary: Playwright decodes only some formats. The page must be whole either
  // way.
  const body = await answer.body();
  const html = body.toString('utf8').startsWith('<') ? body : brotliDecompressSync(body);
  expect(html.toString('utf8')).toContain('</html>');
});
