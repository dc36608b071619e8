import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shortMemory } from './short-memory.ts';

const LIMITS = { size: 3, maxAgeMs: 1_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what was kept is remembered, and what was not is not', () => {
  const memory = shortMemory<number>(LIMITS);
  memory.keep('one', 1);
  expect([memory.get('one'), memory.get('two')]).toEqual([1, undefined]);
});

test('nothing is remembered for longer than twice its age', () => {
  const memory = shortMemory<number>(LIMITS);
  memory.keep('one', 1);
  vi.advanceTimersByTime(1_500);
  memory.keep('two', 2);
  expect([memory.get('one'), memory.get('two')]).toEqual([1, 2]);
  vi.advanceTimersByTime(1_000);
  expect([memory.get('one'), memory.get('two')]).toEqual([undefined, 2]);
});

test('what nobody asks for any more goes by itself, and then nothing is left to do', () => {
  const memory = shortMemory<{ heavy: string }>(LIMITS);
  memory.keep('one', { heavy: 'words' });
  vi.advanceTimersByTime(2_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(memory.get('one')).toBeUndefined();
});

test('however much is kept, only the last of it is remembered', () => {
  const memory = shortMemory<number>(LIMITS);
  for (let index = 0; index < 100; index++) memory.keep(String(index), index);
  const remembered = Array.from({ length: 100 }, (_, index) => memory.get(String(index)));
  const kept = remembered.filter((value) => value !== undefined);
  expect(kept.length).toBeLessThanOrEqual(2 * LIMITS.size);
  expect(kept.at(-1)).toBe(99);
});

test('what is forgotten is gone, in either generation', () => {
  const memory = shortMemory<number>(LIMITS);
  memory.keep('one', 1);
  vi.advanceTimersByTime(1_500);
  for (const [index, key] of ['two', 'three'].entries()) memory.keep(key, index + 2);
  for (const key of ['one', 'two']) memory.forget(key);
  const all = () => ['one', 'two', 'three'].map(memory.get);
  expect(all()).toEqual([undefined, undefined, 3]);
});
