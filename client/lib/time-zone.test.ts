import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const REAL = Intl.DateTimeFormat().resolvedOptions().timeZone;
const offset = new Date().getTimezoneOffset();

/** A page that has just been opened, in a browser that keeps `kept`. */
async function aPage(kept: unknown) {
  const storage = new Map([['timeZone', JSON.stringify(kept)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  vi.resetModules();
  const { timeZone } = await import('./time-zone.ts');
  return { timeZone, kept: () => JSON.parse(storage.get('timeZone') ?? 'null') };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Not in an older browser, which most of this is about.
  vi.stubGlobal('Temporal', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([null, 'Europe/Paris', { zone: 7, offset }])(
  'where %j is kept, the browser is asked and its answer kept',
  async (value) => {
    const page = await aPage(value);
    expect(page.timeZone()).toBe(REAL);
    expect(page.kept()).toEqual({ zone: REAL, offset });
  },
);

test('what the last page found serves the first calls, and then the browser is asked', async () => {
  const page = await aPage({ zone: 'Atlantic/Nowhere', offset });
  expect([page.timeZone(), page.timeZone()]).toEqual(['Atlantic/Nowhere', 'Atlantic/Nowhere']);
  vi.runAllTimers();
  expect(page.timeZone()).toBe(REAL);
  expect(page.kept().zone).toBe(REAL);
});

test('what was found under another sky is not used', async () => {
  const page = await aPage({ zone: 'Atlantic/Nowhere', offset: offset + 60 });
  expect(page.timeZone()).toBe(REAL);
});

test('a browser that tells it at once is asked each time, and nothing is kept', async () => {
  let zone = 'Europe/Paris';
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => zone } });
  const page = await aPage(null);
  expect(page.timeZone()).toBe('Europe/Paris');
  zone = 'Asia/Tokyo';
  expect(page.timeZone()).toBe('Asia/Tokyo');
  expect(page.kept()).toBeNull();
});
