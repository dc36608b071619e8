import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  LaunchOptions,
  Locator,
  Page,
} from '@playwright/test';
import { chromium } from '@playwright/test';
import { launchFirefox } from './firefox.ts';
import { test as base, type Couple, expect, signIn } from './fixtures.ts';
import { bodyOf, tellBodies } from './request-bodies.ts';
import { button } from './training.ts';

/** Flags for synthetic cameras with a moving picture, and microphones that beep. */
const SYNTHETIC = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

type Opened = { getUserMedia: number; tracks: MediaStreamTrack[] };

/** Records the devices that a page opens, so that a test can check that they are closed. */
export async function watchDevices(context: BrowserContext) {
  await context.addInitScript(() => {
    const opened: Opened = { getUserMedia: 0, tracks: [] };
    Object.assign(window, { opened });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      opened.getUserMedia += 1;
      const stream = await open(constraints);
      opened.tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Counts the live cameras and microphones of a page. */
export async function liveDevices(page: Page) {
  const live = await page.evaluate(() =>
    (window as unknown as { opened: Opened }).opened.tracks
      .filter(({ readyState }) => readyState === 'live')
      .map(({ kind }) => kind),
  );
  return live.sort();
}

/** Counts how often a page has asked for a camera or a microphone. */
export const timesAsked = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: Opened }).opened.getUserMedia);

export const seeButton = (page: Page) => button(page, 'See Each Other');
export const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: `${name}, live` });
export const pictureOf = (page: Page, name: string) =>
  tile(page, name).locator(`video[aria-label="${name}, live"]`);

/** Resolves with the time of the first frame that differs from the one before. */
export async function movingAt(picture: Locator): Promise<number> {
  await picture.waitFor({ state: 'attached' });
  return picture.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const video = element as HTMLVideoElement;
        const canvas = document.createElement('canvas');
        canvas.width = 64;
        canvas.height = 48;
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        let first = '';
        function look() {
          pen?.drawImage(video, 0, 0, 64, 48);
          const frame = canvas.toDataURL();
          first ||= frame;
          if (frame !== first) resolve(performance.timeOrigin + performance.now());
          else video.requestVideoFrameCallback(look);
        }
        video.requestVideoFrameCallback(look);
      }),
  );
}

/** Lets one ask and the other agree. Returns the time at which the server knew. */
export async function agree(asker: Page, other: Page, name = 'Robin'): Promise<number> {
  await seeButton(asker).click();
  await expect(other.getByText(`${name} would like you to see each other`)).toBeVisible();
  const heard = other.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/live/commands') &&
      Boolean(bodyOf(answer.request())?.includes('"see"')),
  );
  await seeButton(other).click();
  expect((await heard).status()).toBe(200);
  return Date.now();
}

export async function expectMoving(robin: Page, kim: Page): Promise<number[]> {
  return Promise.all([movingAt(pictureOf(robin, 'Kim')), movingAt(pictureOf(kim, 'Robin'))]);
}

type Fixtures = {
  kimIn: 'Chromium' | 'Firefox ESR';
  /** Second browser, for Kim. */
  kimsBrowser: Browser;
};

/** Uses two browsers, not two tabs, so that the video passes between processes. */
export const test = base.extend<Fixtures>({
  kimIn: ['Chromium', { option: true }],
  kimsBrowser: async ({ kimIn, launchOptions }, use) => {
    const isFirefox = kimIn === 'Firefox ESR';
    const browser = await (isFirefox ? launchFirefox() : chromium.launch(launchOptions));
    await use(browser);
    await browser.close();
  },
  robinsPage: async ({ page, couple }, use) => {
    await prepare(page.context(), couple.robin);
    await use(page);
  },
  kimsPage: async ({ kimIn, kimsBrowser, couple, contextOptions, baseURL, viewport }, use) => {
    const options: BrowserContextOptions = { ...contextOptions, viewport };
    const context = await kimsBrowser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
    await prepare(context, couple.kim);
    if (kimIn === 'Firefox ESR') await tellBodies(context);
    await use(await context.newPage());
  },
});

export async function prepare(context: BrowserContext, who: Couple['robin']) {
  await signIn(context, who);
  await watchDevices(context);
}

/** Launch options for browsers with synthetic devices. */
export const synthetic = (options: LaunchOptions = {}): LaunchOptions => ({
  ...options,
  args: [...(options.args ?? []), ...SYNTHETIC],
});
