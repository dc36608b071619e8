import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { currentToast, dismissToast, toast } from './toast-store.ts';

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Elsewhere</button><div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  await act(async () => root.render(<Toaster />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  dismissToast(currentToast.get()?.id ?? 0);
  vi.runAllTimers();
  vi.useRealTimers();
});

const say = (...words: Parameters<typeof toast>) => act(async () => toast(...words));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const press = (key: string) =>
  act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const isOpen = () => currentToast.get()?.isOpen;
const region = () => document.querySelector('section');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );

test('a toast waits while it has the focus, and stays for the rest of its time afterwards', async () => {
  await say({ title: 'Saved' });
  await pass(4000);
  await act(async () => document.querySelector('li')?.focus());
  await pass(60_000);
  expect(isOpen()).toBe(true);
  await act(async () => button('Elsewhere')?.focus());
  await pass(900);
  expect(isOpen()).toBe(true);
  await pass(200);
  expect(document.querySelector('li')).toBeNull();
});

test('a toast waits under the pointer, and while the window is left', async () => {
  for (const [hold, release] of [
    [
      () => region()?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      () => region()?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })),
    ],
    [() => dispatchEvent(new Event('blur')), () => dispatchEvent(new Event('focus'))],
  ]) {
    await say({ title: 'Saved' });
    await act(async () => void hold?.());
    await pass(60_000);
    expect(isOpen()).toBe(true);
    await act(async () => void release?.());
    await pass(5000);
    expect(isOpen()).toBe(false);
  }
});

test('a newer toast has its own time, though the one before was held', async () => {
  await say({ title: 'First' });
  await act(async () => document.querySelector('li')?.focus());
  await say({ title: 'Second' });
  await pass(5000);
  expect(isOpen()).toBe(false);
});

test('screen readers are told of a toast at once, with what can be done, and not twice', async () => {
  const told = () => document.querySelector('[role="status"][aria-live="assertive"]')?.textContent;
  expect(told()).toBe('');
  await say({ title: 'Moved', description: 'To Friday' }, () => {});
  await pass(500);
  expect(told()).toBe('Moved To Friday Undo');
  await pass(500);
  expect(told()).toBe('');
});

test('F8 leads to the toasts, Escape closes one, and the focus stays there', async () => {
  await say({ title: 'Saved' });
  await press('F8');
  expect(document.activeElement).toBe(document.querySelector('ol'));
  await act(async () => button('Close')?.focus());
  await press('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('ol'));
});

test('a toast offers one thing more beside Undo, and closes when it is taken', async () => {
  const onPress = vi.fn();
  await say({ title: 'Planned' }, () => {}, { label: 'Remind Me', onPress });
  await pass(500);
  const told = document.querySelector('[role="status"][aria-live="assertive"]')?.textContent;
  expect(told).toBe('Planned Remind Me Undo');
  await act(async () => button('Remind Me')?.click());
  expect(onPress).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

test('Undo closes its toast, but not the one that tells of its outcome', async () => {
  await say({ title: 'Shared' }, () => toast({ title: 'Private' }));
  await act(async () => button('Undo')?.click());
  expect(currentToast.get()).toMatchObject({ title: 'Private', isOpen: true });
});
