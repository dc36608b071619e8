import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, signIn, test } from './fixtures.ts';
import { becomePremium } from './premium-couple.ts';
import { button, train, trainToTheEnd } from './training.ts';

const DAY_MS = 86_400_000;

type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string };
type Manifest = {
  name: string;
  short_name: string;
  id: string;
  start_url: string;
  scope: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: Picture[];
  screenshots?: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
};

/** Reads the manifest as the browser does, and expects no errors. */
async function manifestOf(page: Page): Promise<Manifest> {
  const browser = await page.context().newCDPSession(page);
  const { data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  return JSON.parse(data ?? '{}');
}

/** Reads a picture's real size, and whether its corners are painted. */
function pictureAt(page: Page, src: string) {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const alphaAt = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3] ?? 0;
    const corners = [alphaAt(0, 0), alphaAt(width - 1, 0), alphaAt(0, height - 1)];
    return { sizes: `${width}x${height}`, isFilled: corners.every((alpha) => alpha === 255) };
  }, src);
}

async function expectInstallable(page: Page, manifest: Manifest) {
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' });
  const sizesFor = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(sizesFor('any')).toEqual(['192x192', '512x512']);
  expect(sizesFor('maskable')).toEqual(['512x512']);
  const shortcutIcons = manifest.shortcuts.flatMap(({ icons }) => icons);
  for (const picture of [...manifest.icons, ...shortcutIcons, ...(manifest.screenshots ?? [])]) {
    const { sizes, isFilled } = await pictureAt(page, picture.src);
    expect(sizes, picture.src).toBe(picture.sizes);
    // Expect filled corners, because phones cut this picture to their own shape.
    if (picture.purpose === 'maskable') expect(isFilled, picture.src).toBe(true);
  }
  const apple = page.locator('link[rel="apple-touch-icon"]');
  expect((await pictureAt(page, (await apple.getAttribute('href')) ?? '')).sizes).toBe('180x180');
}

test.describe('the app for the home screen', { tag: '@nightly' }, () => {
  test('a browser finds what it needs to install it, and each shortcut leads somewhere', async ({
    robinsPage: page,
  }) => {
    await page.goto('/account/privacy');
    const plain = await manifestOf(page);
    await expectInstallable(page, plain);
    expect(plain).toMatchObject({ name: 'Sexercise', short_name: 'Sexercise' });
    const forms = plain.screenshots?.map((screenshot) => screenshot.form_factor);
    expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));

    await page.getByLabel('Discreet mode').check();
    await expect(page).toHaveTitle('Planner');
    await expect.poll(async () => (await manifestOf(page)).name).toBe('Planner');
    const discreet = await manifestOf(page);
    await expectInstallable(page, discreet);
    expect(discreet.screenshots).toBeUndefined();
    expect(discreet.theme_color).not.toBe(plain.theme_color);
    expect(discreet.background_color).not.toBe(plain.background_color);
    const sources = ({ icons, shortcuts }: Manifest) =>
      [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].map(({ src }) => src);
    expect(sources(discreet).filter((src) => sources(plain).includes(src))).toEqual([]);

    const headings = ['Good to see you, Robin', 'Journal', 'Progress'];
    for (const [index, { url }] of plain.shortcuts.entries()) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[index] ?? '');
    }
    await page.goto(plain.shortcuts[0]?.url ?? '');
    await expect(page.getByRole('region', { name: 'Tonight' })).toBeInViewport();
  });

  /**
   * Signs in on a device that was never offered the app, and does not mark the offer as declined.
   */
  async function signInFresh(page: Page, who: { email: string; password: string }) {
    const answer = await page.request.post('/api/login', { data: who });
    expect(answer.status()).toBe(200);
    await page.addInitScript(() => localStorage.setItem('welcomeTourCompleted', 'true'));
    // Mark badges as celebrated, so that the first workout opens no dialog.
    await train(page.request, 201);
    await page.request.post('/api/achievements/celebrate');
  }

  /** Makes the app installable in this browser, and counts the prompts. */
  async function offerPrompt(page: Page, outcome: 'accepted' | 'dismissed') {
    await page.evaluate((answer) => {
      const prompt = async () => {
        document.documentElement.dataset.asked = `${document.documentElement.dataset.asked ?? ''}x`;
        return { outcome: answer };
      };
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(event, { prompt }));
    }, outcome);
  }

  async function completeWorkout(page: Page) {
    await button(page, 'Complete Workout').click();
    await button(page, 'Done').click();
  }

  const offer = (page: Page) => page.getByRole('dialog', { name: 'Keep it where you train' });

  /** Finishes a workout, so many days from now by the browser's clock. */
  async function trainAfter(page: Page, days: number) {
    await page.clock.setSystemTime(Date.now() + days * DAY_MS);
    await trainToTheEnd(page, 101);
    await completeWorkout(page);
    await expect(page.getByRole('dialog', { name: /^Well done/ })).toHaveCount(0);
  }

  test('it is offered from the second evening on, again in a week, or never again', async ({
    page,
    couple,
  }) => {
    await signInFresh(page, couple.robin);
    await becomePremium(page);
    await page.clock.install();
    for (const [days, isOffered] of [
      [0, false],
      [1, true],
      [4, false],
      [8, true],
    ] as const) {
      await trainAfter(page, days);
      await page.clock.fastForward(20_000);
      await expect(offer(page)).toHaveCount(isOffered ? 1 : 0);
      if (days === 1) {
        await expect(offer(page)).toContainText('Open your browser’s menu.');
        await expectAccessible(page);
        await expectFits(page);
        await button(page, 'Not Now').click();
      }
    }
    await button(page, 'Don’t Ask Again').click();
    await expect(offer(page)).toHaveCount(0);
    await trainAfter(page, 30);
    await page.clock.fastForward(20_000);
    await expect(offer(page)).toHaveCount(0);
  });

  test('where the browser has a question of its own, one press asks it, once', async ({
    page,
    couple,
  }) => {
    await signInFresh(page, couple.robin);
    await page.goto('/account/sign-in');
    await expect(page.getByText('Open your browser’s menu.')).toBeVisible();
    await offerPrompt(page, 'dismissed');
    const install = button(page, 'Install the App');
    await install.click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'x');
    // Expect no second prompt. The browser's menu can still install the app.
    await expect(install).toHaveCount(0);
    await expect(page.getByText('Open your browser’s menu.')).toBeVisible();

    await page.clock.install({ time: Date.now() + DAY_MS });
    await trainToTheEnd(page, 101);
    await offerPrompt(page, 'dismissed');
    await completeWorkout(page);
    await page.clock.fastForward(20_000);
    await offer(page).getByRole('button', { name: 'Install the App' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'x');
    await expect(offer(page)).toHaveCount(0);

    await page.goto('/account/sign-in');
    await expect(page.getByText('Open your browser’s menu.')).toBeVisible();
    await offerPrompt(page, 'accepted');
    await install.click();
    await expect(page.getByText('The app is installed on this device.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The app is installed on this device.')).toBeVisible();
  });

  test('Firefox on a computer, which installs no apps, is told no steps', async ({
    browser,
    contextOptions,
    couple,
  }) => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
    const context = await browser.newContext({ ...contextOptions, userAgent });
    await signIn(context, couple.robin);
    const page = await context.newPage();
    await page.goto('/account/sign-in');
    await expect(page.getByText('This browser doesn’t install apps.')).toBeVisible();
    await expect(page.getByText('Open your browser’s menu.')).toHaveCount(0);
    await context.close();
  });

  test('on an iPhone the steps of Safari are drawn', async ({
    browser,
    contextOptions,
    couple,
  }) => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
    const context = await browser.newContext({ ...contextOptions, userAgent });
    await signIn(context, couple.robin);
    const page = await context.newPage();
    await page.goto('/account/sign-in');
    const steps = page.getByRole('listitem').filter({ hasText: /^\d\. / });
    await expect(steps).toHaveText([
      '1. In Safari, tap the share button.',
      '2. Choose “Add to Home Screen”.',
      '3. Tap “Add” and you’re done.',
    ]);
    await expect(button(page, 'Install the App')).toHaveCount(0);
    await context.close();
  });
});
