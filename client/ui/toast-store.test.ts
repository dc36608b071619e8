import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToasts,
  dismissToast,
  showToastsIn,
  subscribeToToasts,
  toast,
} from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a newer toast takes the place of the older one', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', variant: 'destructive' });
  expect(currentToasts()).toMatchObject([{ title: 'Second', isOpen: true }]);
});

test('a dismissed toast closes at once and is forgotten 1,000,000 ms later', () => {
  // “removal delay after dismissal 1,000,000 ms.”
  toast({ title: 'Passing' });
  const [shown] = currentToasts();
  dismissToast(shown?.id ?? 0);
  expect(currentToasts()).toMatchObject([{ title: 'Passing', isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

test('whoever shows toasts is told of each change until they leave', () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  toast({ title: 'Heard' });
  leave();
  toast({ title: 'Unheard' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what is said while a dialog is open lies in the one on top, and leaves it when it closes', () => {
  const where = () => currentToasts().map(({ within }) => within);
  const [below, above] = [{}, {}] as [HTMLDialogElement, HTMLDialogElement];
  toast({ title: 'Before' });
  const closeBelow = showToastsIn(below);
  expect(where()).toEqual([null]);
  const closeAbove = showToastsIn(above);
  toast({ title: 'Above' });
  expect(where()[0]).toBe(above);
  closeAbove();
  expect(where()[0]).toBe(below);
  closeBelow();
  expect(where()).toEqual([null]);
});
