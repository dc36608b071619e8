import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSettled } from './when-settled.ts';

const IDLE_MS = 2_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(): { hasBegun: () => boolean; cancel: () => void } {
  let hasBegun = false;
  const cancel = whenSettled(() => {
    hasBegun = true;
  });
  return { hasBegun: () => hasBegun, cancel };
}

test('work begins five seconds after the load', () => {
  const { hasBegun } = started();
  vi.advanceTimersByTime(4_999);
  expect(hasBegun()).toBe(false);
  vi.advanceTimersByTime(1 + IDLE_MS);
  expect(hasBegun()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('work begins at the first %s', (press) => {
  const { hasBegun } = started();
  dispatchEvent(new Event(press));
  vi.advanceTimersByTime(IDLE_MS);
  expect(hasBegun()).toBe(true);
});

test('work that is no longer wanted never begins', () => {
  const { hasBegun, cancel } = started();
  cancel();
  dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(10_000);
  expect(hasBegun()).toBe(false);
});
