import { afterEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../contract/auth.ts';
import { call } from './api.ts';
import { askEarly } from './early-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function aServer(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const alex = async () => new Response('{"firstName":"Alex"}');

test('a call that was made early is not made again, and the next one is', async () => {
  const fetched = aServer(alex);
  askEarly('/api/user');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    headers: { 'x-time-zone': expect.any(String) },
  });
  expect(await call(currentUser)).toEqual({ firstName: 'Alex' });
  expect(fetched).toHaveBeenCalledTimes(1);
  await call(currentUser);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('the failure of an early call is told to whoever makes it', async () => {
  aServer(async () => {
    throw new TypeError('no network');
  });
  askEarly('/api/user');
  await expect(call(currentUser)).rejects.toThrow('no network');
});

test('an early answer that nobody wanted for long is asked for again', async () => {
  vi.useFakeTimers();
  const fetched = aServer(alex);
  askEarly('/api/user');
  vi.advanceTimersByTime(10_001);
  await call(currentUser);
  expect(fetched).toHaveBeenCalledTimes(2);
});
