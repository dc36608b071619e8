import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/create-store.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/web-storage.ts';

/** Chromium's install prompt. No standard has it yet, so TypeScript's library lacks it. */
type InstallPromptEvent = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const KEY = 'appInstalled';
const isTrue = (value: unknown): value is true => value === true;

const held = createStore<InstallPromptEvent | null>(null);

/**
 * Holds the browser's install prompt for later. Listens from the start, because the browser offers
 * the prompt once, at a time of its own.
 */
export function holdInstallPrompt(): () => void {
  const hold = (event: Event) => {
    // Show the prompt later, not in the middle of the first page.
    event.preventDefault();
    // A browser that offers the prompt no longer has the app installed.
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

/** Shows the browser's install prompt, which works only once. */
export async function askToInstall(): Promise<void> {
  const question = held.get();
  // Ignore a second press while the question is open: the browser refuses to ask twice.
  const answer = await question?.prompt().catch(() => null);
  if (answer?.outcome === 'accepted') writeLocal(KEY, true);
  if (held.get() === question) held.set(null);
}

/** Ways to install the app on this device; `ios` and `menu` are drawn steps, `none` is no way. */
export type InstallWay = 'installed' | 'prompt' | 'ios' | 'menu' | 'none';

function installWay(): InstallWay {
  if (isStandalone() || readLocal(KEY, isTrue)) return 'installed';
  if (held.get()) return 'prompt';
  if (isIos()) return 'ios';
  return isDesktopFirefox() ? 'none' : 'menu';
}

function isStandalone(): boolean {
  // Older iPhones have a property of their own for this.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || matchMedia('(display-mode: standalone)').matches;
}

/** True on iPhones and iPads. An iPad claims to be a Mac, but Macs have no touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** True for Firefox on a computer, which installs no apps. */
function isDesktopFirefox(): boolean {
  const { userAgent } = navigator;
  return /Firefox\//.test(userAgent) && !/Android|Mobile/.test(userAgent);
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(held.subscribe, installWay);
}
