import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/create-store.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/web-storage.ts';

/** Chromium's own question; in no standard yet, and so in no library of types. */
type InstallPromptEvent = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const KEY = 'appInstalled';
const isTrue = (value: unknown): value is true => value === true;

const held = createStore<InstallPromptEvent | null>(null);

/** Listens from the first moment on: the browser offers its question once, and at its own time. */
export function holdInstallPrompt(): () => void {
  const hold = (event: Event) => {
    // We ask when it suits, not in the middle of the first page.
    event.preventDefault();
    // Whoever can install the app has removed it since.
    removeLocal(KEY);
    held.set(event as InstallPromptEvent);
  };
  const installed = () => {
    writeLocal(KEY, true);
    held.set(null);
  };
  addEventListener('beforeinstallprompt', hold);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener('beforeinstallprompt', hold);
    removeEventListener('appinstalled', installed);
  };
}

/** Asks by the browser's own question, which can be shown once. */
export async function askToInstall(): Promise<void> {
  const question = held.get();
  // Ignore a second press while the question is open: the browser refuses to ask twice.
  const answer = await question?.prompt().catch(() => null);
  if (answer?.outcome === 'accepted') writeLocal(KEY, true);
  if (held.get() === question) held.set(null);
}

/** How the app gets onto this device. */
export type InstallWay = 'installed' | 'prompt' | 'ios' | 'menu';

function installWay(): InstallWay {
  if (isStandalone() || readLocal(KEY, isTrue)) return 'installed';
  if (held.get()) return 'prompt';
  return isIos() ? 'ios' : 'menu';
}

function isStandalone(): boolean {
  // Older iPhones have a word of their own for it.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

/** An iPad says that it is a Mac, but Macs have no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(held.subscribe, installWay);
}
