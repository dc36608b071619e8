import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, showToastsIn, toast } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissToast(currentToast.get()?.id ?? 0);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a newer toast takes the place of the older one', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', variant: 'destructive' });
  expect(currentToast.get()).toMatchObject({ title: 'Second', isOpen: true });
});

test('a dismissed toast closes at once and is forgotten 1,000,000 ms later', () => {
  // “removal delay after dismissal 1,000,000 ms.”
  toast({ title: 'Passing' });
  dismissToast(currentToast.get()?.id ?? 0);
  expect(currentToast.get()).toMatchObject({ title: 'Passing', isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast.get()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast.get()).toBeNull();
});

test('whoever shows toasts is told of each change until they leave', () => {
  const listener = vi.fn();
  const leave = currentToast.subscribe(listener);
  toast({ title: 'Heard' });
  leave();
  toast({ title: 'Unheard' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('what is said while a dialog is open lies in the one on top, and leaves it when it closes', () => {
  const where = () => currentToast.get()?.within;
  const [below, above] = [{}, {}] as [HTMLDialogElement, HTMLDialogElement];
  toast({ title: 'Before' });
  const closeBelow = showToastsIn(below);
  expect(where()).toBeNull();
  const closeAbove = showToastsIn(above);
  toast({ title: 'Above' });
  expect(where()).toBe(above);
  closeAbove();
  expect(where()).toBe(below);
  closeBelow();
  expect(where()).toBeNull();
});
