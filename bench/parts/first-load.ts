import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { executedScript } from './executed-script.ts';

/** Figures of the first time that a browser opens a page. */
export type FirstLoad = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** Bytes of unpacked script that had run at the first contentful paint. */
  beforePaint: number;
  /** Bytes of unpacked script that had run when the page was complete and the main thread idle. */
  beforeInteractive: number;
  /** Bytes of unpacked script that the page had loaded when the network was idle. */
  loaded: number;
  shift: number;
};

/** Script that runs inside the page, in plain JavaScript. */
const STOPS = path.join(import.meta.dirname, 'frame-breakpoints.js');

/** Figures that the page itself records, in the order of its stops. */
type Seen = { shift: number; frames: number[]; paintedAt: number; isInteractive: boolean };

/** Opens a page in a context without a cache, and waits until the network is idle. */
export async function firstLoad(context: BrowserContext, url: string): Promise<FirstLoad> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  const script = await executedScript(session);
  await page.addInitScript({ path: STOPS });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.isInteractive);
  const { frames, paintedAt, shift } = await seenBy(page);
  const loaded = await script.loaded();
  await page.close();
  return {
    ...network.totals(),
    beforePaint: script.executedAt(frames.filter((at) => at <= paintedAt).length),
    beforeInteractive: script.executedAt(frames.length),
    loaded,
    shift,
  };
}

const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen as Seen);

async function watchNetwork(session: CDPSession) {
  const seen = new Map<string, { type: string; bytes: number }>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) =>
    seen.set(requestId, { type, bytes: 0 }),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  const sum = (pick: (type: string) => boolean) =>
    [...seen.values()]
      .filter(({ type }) => pick(type))
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    totals: () => ({
      requests: seen.size,
      bytes: sum(() => true),
      scriptBytes: sum((type) => type === 'Script'),
    }),
  };
}
