import type { BrowserContext, CDPSession } from '@playwright/test';

/** What a browser goes through the first time it opens a page. */
export type FirstLoad = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** Brotli bytes of the scripts that had begun to run when something was first painted. */
  beforePaint: number;
  /** Characters of script that had run when the page had come to rest, of all that were loaded. */
  executed: number;
  loaded: number;
  shift: number;
};

/** In a context without anything cached. The page is at rest when the network is. */
export async function firstLoad(context: BrowserContext, url: string): Promise<FirstLoad> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const timings = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      shift: (window as unknown as { seen: { shift: number } }).seen.shift,
      // A module runs once it and all that it imports have arrived.
      early: resources.filter(({ responseEnd }) => responseEnd <= paint).map(({ name }) => name),
    };
  });
  const own = result.filter(({ url: script }) => script.startsWith('http'));
  await page.close();
  return {
    ...network.totals(),
    beforePaint: network.scriptBytesOf(timings.early),
    executed: own.reduce((sum, script) => sum + ranCharacters(script.functions), 0),
    loaded: own.reduce((sum, { functions }) => sum + (functions[0]?.ranges[0]?.endOffset ?? 0), 0),
    shift: timings.shift,
  };
}

async function watchNetwork(session: CDPSession) {
  const seen = new Map<string, { url: string; type: string; bytes: number }>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    seen.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  const sum = (pick: (request: { url: string; type: string }) => boolean) =>
    [...seen.values()].filter(pick).reduce((total, { bytes }) => total + bytes, 0);
  return {
    totals: () => ({
      requests: seen.size,
      bytes: sum(() => true),
      scriptBytes: sum(({ type }) => type === 'Script'),
    }),
    scriptBytesOf: (urls: string[]) =>
      sum(({ type, url }) => type === 'Script' && urls.includes(url)),
  };
}

type Range = { startOffset: number; endOffset: number; count: number };

/** Ranges nest: the innermost that covers a character says whether it ran. */
function ranCharacters(functions: { ranges: Range[] }[]): number {
  const ranges = functions.flatMap((one) => one.ranges);
  const length = Math.max(0, ...ranges.map(({ endOffset }) => endOffset));
  const ran = new Uint8Array(length);
  const outerFirst = ranges.toSorted(
    (a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset,
  );
  for (const { startOffset, endOffset, count } of outerFirst) {
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return ran.reduce((sum, value) => sum + value, 0);
}
