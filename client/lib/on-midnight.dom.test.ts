import { afterEach, expect, test, vi } from 'vitest';
import { PREFERENCES_COOKIE, writePreferences } from '../../contract/preferences.ts';
import { onMidnight } from './on-midnight.ts';
import { refreshPreferences } from './preferences.ts';

function choose(timeZone: string | null) {
  const look = writePreferences({ theme: 'system', isDiscreet: false, timeZone });
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it so.
  document.cookie = `${PREFERENCES_COOKIE}=${encodeURIComponent(look)}`;
  refreshPreferences();
}

afterEach(() => {
  choose(null);
  vi.useRealTimers();
});

test.each([
  ['Pacific/Auckland', '2026-03-11T10:59:30Z'],
  ['America/Los_Angeles', '2026-03-12T06:59:30Z'],
  ['Asia/Kathmandu', '2026-03-11T18:14:30Z'],
])('an open page turns the day at midnight in %s, which its member chose', (zone, before) => {
  choose(zone);
  vi.useFakeTimers({ now: new Date(before) });
  const act = vi.fn();
  const stop = onMidnight(act);
  vi.advanceTimersByTime(29_000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(23 * 3_600_000);
  expect(act).toHaveBeenCalledTimes(1);
  stop();
});

test('without a choice it is the midnight of the device, and another zone turns the day at once', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 11, 23, 59, 30) });
  const act = vi.fn();
  const stop = onMidnight(act);
  vi.advanceTimersByTime(31_000);
  expect(act).toHaveBeenCalledTimes(1);
  // Choose two zones in the afternoon or evening of an adjacent day; here midnight has just passed.
  choose('Pacific/Kiritimati');
  choose('Pacific/Niue');
  expect(act.mock.calls.length).toBeGreaterThan(1);
  stop();
});
