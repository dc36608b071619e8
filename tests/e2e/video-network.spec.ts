import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { startApp } from '../app-process.ts';
import { type Couple, expect, signUpCouple, toast } from './fixtures.ts';
import { beginTogether, expectInStep, meet } from './live-room.ts';
import { startLossyNetwork } from './lossy-network.ts';
import { button } from './training.ts';
import { startTurnServer, TURN_SECRET } from './turn-server.ts';
import {
  agree,
  expectMoving,
  liveDevices,
  prepare,
  seeButton,
  synthetic,
  test,
  tile,
  timesAsked,
} from './video-room.ts';
import { expectWithin } from './watch-page.ts';

test.use({ launchOptions: synthetic(config.use?.launchOptions) });

/** Starts an app for one test, which may configure and kill it, with a couple on two phones. */
async function ownApp(browsers: [Browser, Browser], env: Record<string, string>) {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'video-')),
    DEMO: 'false',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  };
  let app = await startApp(settings);
  const pages: Page[] = [];
  let couple: Couple | null = null;
  for (const [index, browser] of browsers.entries()) {
    const context = await browser.newContext({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    couple ??= await signUpCouple(context.request);
    await prepare(context, index === 0 ? couple.robin : couple.kim);
    pages.push(await context.newPage());
  }
  return {
    pages: pages as [Page, Page],
    async kill() {
      app.signal('SIGKILL');
      await app.exited;
    },
    async restart() {
      app = await startApp(settings);
    },
    async close() {
      for (const page of pages) await page.context().close();
      app.signal('SIGKILL');
      await app.exited;
    },
  };
}

/** Counts the frames of the partner that a page has received. */
const frames = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('.video-partner video') as HTMLVideoElement;
    return video.getVideoPlaybackQuality().totalVideoFrames;
  });

/**
 * Expects more frames. A browser takes up to ten seconds to notice a dead connection and find
 * another.
 */
async function expectMoreFrames(page: Page) {
  const before = await frames(page);
  await expect.poll(() => frames(page), { timeout: 40_000 }).toBeGreaterThan(before + 5);
}

test('a server that is killed and started again does not interrupt it, nor the workout', {
  tag: '@nightly',
}, async ({ browser, kimsBrowser }) => {
  test.setTimeout(240_000);
  const own = await ownApp([browser, kimsBrowser], {});
  const [robin, kim] = own.pages;
  await meet(robin, kim);
  await agree(robin, kim);
  await expectMoving(robin, kim);
  await beginTogether(robin, kim);
  const tracks = await Promise.all(own.pages.map(timesAsked));

  await own.kill();
  for (const page of own.pages) {
    await expect(page.getByText('You’re offline. Keep going')).toBeVisible();
    await expectMoreFrames(page);
  }
  await own.restart();
  for (const page of own.pages) {
    await expect(page.getByText('You’re offline. Keep going')).toBeHidden();
    await expectMoreFrames(page);
  }
  // Expect the same video, without new tracks.
  expect(await Promise.all(own.pages.map(timesAsked))).toEqual(tracks);
  await expectInStep(robin, kim);
  await own.close();
});

/** Limits a page to relays, like a network that blocks everything else. */
async function relayOnly(page: Page) {
  await page.context().addInitScript(() => {
    const Direct = RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Direct {
      constructor(settings: RTCConfiguration = {}) {
        super({ ...settings, iceTransportPolicy: 'relay' });
        Object.assign(window, { peer: this });
      }
      override getConfiguration() {
        return { ...super.getConfiguration(), iceTransportPolicy: 'relay' as const };
      }
    };
  });
}

/** Lists the kinds of candidates that carry the video. */
const roads = (page: Page) =>
  page.evaluate(async () => {
    const { peer } = window as unknown as { peer: RTCPeerConnection };
    const stats = [...(await peer.getStats()).values()];
    const pair = stats.find(({ type, nominated }) => type === 'candidate-pair' && nominated);
    return stats.find(({ id }) => id === pair?.localCandidateId)?.candidateType as string;
  });

test('through a relay alone: cut off, it comes back by itself; and it finds another way when that is gone', {
  tag: '@nightly',
}, async ({ browser, kimsBrowser }) => {
  test.setTimeout(180_000);
  const relay = await startTurnServer(await freePort());
  const own = await ownApp([browser, kimsBrowser], { TURN_SECRET, TURN_URLS: relay.url });
  const [robin, kim] = own.pages;
  for (const page of own.pages) await relayOnly(page);
  await meet(robin, kim);
  const agreedAt = await agree(robin, kim);
  for (const at of await expectMoving(robin, kim)) expectWithin(3_000, at - agreedAt);
  for (const page of own.pages) expect(await roads(page)).toBe('relay');
  await beginTogether(robin, kim);

  relay.freeze();
  for (const [page, name] of [
    [robin, 'Kim'],
    [kim, 'Robin'],
  ] as const) {
    await expect(tile(page, name)).toContainText('Reconnecting...', { timeout: 30_000 });
  }
  await expectInStep(robin, kim);
  relay.thaw();
  const backAt = Date.now();
  for (const at of await expectMoving(robin, kim)) expectWithin(5_000, at - backAt);
  for (const page of own.pages) await expectMoreFrames(page);

  await relay.replace();
  await Promise.all(own.pages.map(expectMoreFrames));
  await expectInStep(robin, kim);
  await own.close();
  await relay.close();
});

test('on a bad network the picture gives way and stops, and comes back by itself', {
  tag: '@nightly',
}, async ({ browser, kimsBrowser }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const relay = await startTurnServer(port);
  const network = await startLossyNetwork(port);
  const url = `turn:127.0.0.1:${network.port}?transport=udp`;
  const own = await ownApp([browser, kimsBrowser], { TURN_SECRET, TURN_URLS: url });
  const [robin, kim] = own.pages;
  for (const page of own.pages) await relayOnly(page);
  await meet(robin, kim);
  await agree(robin, kim);
  await expectMoving(robin, kim);
  await beginTogether(robin, kim);

  network.lose(0.25);
  await expect(tile(robin, 'Kim')).toContainText('Slow connection. Back soon.', {
    timeout: 90_000,
  });
  await expectInStep(robin, kim);
  await button(kim, 'Next').click();
  await expect(robin.getByText(/^Step 2 of/)).toBeVisible();

  network.lose(0);
  for (const [page, name] of [
    [robin, 'Kim'],
    [kim, 'Robin'],
  ] as const) {
    await expect(tile(page, name)).not.toContainText('Slow connection', { timeout: 90_000 });
  }
  await expectMoving(robin, kim);
  await expectInStep(robin, kim);
  await own.close();
  network.close();
  await relay.close();
});

test('where no way is found it says so, and the workout goes on in step', {
  tag: '@nightly',
}, async ({ browser, kimsBrowser }) => {
  test.setTimeout(240_000);
  const own = await ownApp([browser, kimsBrowser], {});
  const [robin, kim] = own.pages;
  // Use only relays although none is configured, so that no connection is possible.
  for (const page of own.pages) await relayOnly(page);
  await meet(robin, kim);
  await agree(robin, kim);
  await expect(toast(robin, 'No Connection Between Your Phones')).toContainText('same Wi-Fi', {
    timeout: 30_000,
  });
  // Search again: for its time the tile says so, then offers the same once more.
  await button(robin, 'Try Again').click();
  await expect(tile(robin, 'Kim')).toContainText('Connecting...');
  await expect(button(robin, 'Try Again')).toBeHidden();
  await expect(button(robin, 'Try Again')).toBeVisible();
  await beginTogether(robin, kim);
  await expectInStep(robin, kim);
  await own.close();
});

test('where the browser allows neither camera nor microphone, the workout is untouched', {
  tag: '@nightly',
}, async ({ couple, launchOptions, baseURL }) => {
  test.setTimeout(240_000);
  const denied = (launchOptions.args ?? []).map((arg) =>
    arg === '--use-fake-ui-for-media-stream' ? `${arg}=deny` : arg,
  );
  const browser = await chromium.launch({ ...launchOptions, args: denied } as LaunchOptions);
  const pages: Page[] = [];
  for (const who of [couple.robin, couple.kim]) {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await prepare(context, who);
    pages.push(await context.newPage());
  }
  const [robin, kim] = pages as [Page, Page];
  await meet(robin, kim);
  await agree(robin, kim);
  for (const page of pages) {
    await expect(toast(page, 'Camera and Microphone Not Allowed')).toBeVisible();
    expect(await liveDevices(page)).toEqual([]);
  }
  await beginTogether(robin, kim);
  await expectInStep(robin, kim);
  await button(kim, 'Next').click();
  await expect(robin.getByText(/^Step 2 of/)).toBeVisible();
  await expectInStep(robin, kim);
  await browser.close();
});

test('a third device takes the video over, and a member who leaves is out at once', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim, kimsBrowser, couple, baseURL }) => {
  test.setTimeout(240_000);
  await meet(robin, kim);
  await agree(robin, kim);
  await expectMoving(robin, kim);
  const options = { ...(baseURL ? { baseURL } : {}), viewport: { width: 844, height: 390 } };
  const context = await kimsBrowser.newContext({ ...options, reducedMotion: 'reduce' });
  await prepare(context, couple.kim);
  const laptop = await context.newPage();
  await laptop.goto('/workout/101');
  await expect(laptop.getByText('You’re seeing each other on your other device.')).toBeVisible();
  expect(await timesAsked(laptop)).toBe(0);
  await button(laptop, 'Bring It Here').click();
  // Expect no video to another page without asking, because its key was not compared.
  await expect(robin.getByText('Kim is on another page or device now')).toBeVisible();
  expect(await liveDevices(robin)).toEqual([]);
  await seeButton(robin).click();
  await expectMoving(robin, laptop);
  await expect(kim.getByText('You’re seeing each other on your other device.')).toBeVisible();
  expect(await liveDevices(kim)).toEqual([]);

  const left = await context.request.post('/api/account/leave', {
    data: { password: couple.kim.password },
  });
  expect(left.ok()).toBe(true);
  await expect(tile(robin, 'Kim')).toBeHidden();
  await expect(seeButton(robin)).toBeHidden();
  expect(await liveDevices(robin)).toEqual([]);
  await expect(tile(laptop, 'Robin')).toBeHidden();
  await context.close();
});

test('a stranger who knows the room and both ends cannot join', {
  tag: '@nightly',
}, async ({ robinsPage: robin, kimsPage: kim, kimsBrowser, baseURL }) => {
  await meet(robin, kim);
  const sent = robin.waitForRequest((request) => request.url().endsWith('/api/live/peer-messages'));
  await agree(robin, kim);
  await expectMoving(robin, kim);
  const message = (await sent).postDataJSON() as { roomId: string; from: string; to: string };

  const context = await kimsBrowser.newContext(baseURL ? { baseURL } : {});
  await prepare(context, (await signUpCouple(context.request)).robin);
  const stranger = await context.newPage();
  await stranger.goto('/workout/101');
  await expect(button(stranger, 'Guide Us')).toBeVisible();
  await expect(tile(stranger, 'Kim')).toBeHidden();
  const status = (path: string, body: object) =>
    stranger.evaluate(
      async ([url, text]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(url, { method: 'POST', headers, body: text })).status;
      },
      [path, JSON.stringify(body)] as const,
    );
  const id = crypto.randomUUID();
  const { roomId, from, to } = message;
  // Forge a message as Robin's end, and as an unknown end.
  for (const end of [from, crypto.randomUUID()]) {
    const forged = { ...message, id, from: end, to };
    expect(await status('/api/live/peer-messages', forged)).toBe(409);
    const see = { type: 'see', commandId: id, roomId, endId: end, isWanted: true };
    expect(await status('/api/live/commands', see)).toBe(409);
  }
  expect(await timesAsked(stranger)).toBe(0);
  await expectMoreFrames(robin);
  await expectMoreFrames(kim);
  await context.close();
});
