import { afterEach, expect, test, vi } from 'vitest';
import { isSignOutPending, noteSignOut, settleSignOut } from './pending-sign-out.ts';
import { sendPendingSignOut } from './sign-out-offline.ts';

afterEach(() => {
  settleSignOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a sign-out that a network swallows keeps nobody from signing in', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  noteSignOut();
  const tried = vi.fn();
  void sendPendingSignOut().then(tried);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tried).toHaveBeenCalled();
  expect(isSignOutPending()).toBe(true);
});
