import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_CHOICES, type Reminders } from '../../contract/notifications/reminders.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { PhoneNotifications } from './PhoneNotifications.tsx';

const REMINDERS: Reminders = {
  ...DEFAULT_CHOICES,
  zone: 'UTC',
  publicKey: 'B'.repeat(87),
  phones: 0,
  isOnHere: false,
};
const SAFARI_ON_A_PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1';
/** Safari on a tablet claims to be on a Mac; only the touch screen tells. */
const SAFARI_ON_A_TABLET = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

type Browser = { userAgent?: string; maxTouchPoints?: number; permission?: string };

/** Stubs a browser. One with a permission supports notifications. */
function inBrowser({ userAgent = 'Mozilla/5.0', maxTouchPoints = 0, permission }: Browser) {
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints,
    ...(permission && { serviceWorker: {} }),
  });
  if (permission) {
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission });
  }
}

async function shown(changes: Partial<Reminders> = {}): Promise<string> {
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <PhoneNotifications reminders={{ ...REMINDERS, ...changes }} />
      </QueryClientProvider>,
    ),
  );
  return document.body.textContent ?? '';
}

const buttons = () => [...document.querySelectorAll('button')].map((one) => one.textContent);

test.each([
  ['an iPhone’s browser', { userAgent: SAFARI_ON_A_PHONE }, 'add this app to your Home Screen'],
  [
    'an iPad’s browser',
    { userAgent: SAFARI_ON_A_TABLET, maxTouchPoints: 5 },
    'add this app to your Home Screen',
  ],
  ['a Mac’s old browser', { userAgent: SAFARI_ON_A_TABLET }, 'can’t show notifications'],
  ['a browser without them', {}, 'can’t show notifications'],
  ['one that was told no', { permission: 'denied' }, 'Allow them in your browser’s settings'],
])('%s is told why not, and that emails come', async (_which, browser, words) => {
  inBrowser(browser);
  const text = await shown();
  expect(text).toContain(words);
  expect(text).toMatch(/we’ll email you\.$/);
  expect(buttons()).toEqual([]);
});

test('the app on the Home Screen of an iPhone can', async () => {
  inBrowser({ userAgent: SAFARI_ON_A_PHONE, permission: 'default' });
  await shown();
  expect(buttons()).toEqual(['Turn On Notifications Here']);
});

test.each([
  [{ isOnHere: true, phones: 1 }, 'on for this device', 'Turn Off Here'],
  [{ phones: 1 }, 'on for one other device', 'Turn On Notifications Here'],
  [{ phones: 3 }, 'on for 3 other devices', 'Turn On Notifications Here'],
])('%o is said as “%s”', async (changes, words, button) => {
  inBrowser({ permission: 'granted' });
  expect(await shown(changes)).toContain(words);
  expect(buttons()).toEqual([button]);
});

test('a server without keys offers nothing', async () => {
  inBrowser({ permission: 'granted' });
  expect(await shown({ publicKey: null })).toContain('we’ll email you.');
  expect(buttons()).toEqual([]);
});
