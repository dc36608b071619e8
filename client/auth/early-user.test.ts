import { afterEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../contract/auth.ts';
import { askForUserEarly, EARLY_URL, takeEarlyUser } from './early-user.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is asked early is the call that the app would make', () => {
  expect(EARLY_URL).toBe(currentUser.url);
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  askForUserEarly();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    headers: { 'x-time-zone': expect.any(String) },
  });
});

test('an early answer is taken once, and its failure is told to whoever takes it', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  askForUserEarly();
  await expect(takeEarlyUser()).rejects.toThrow('no network');
  expect(takeEarlyUser()).toBeNull();
});
