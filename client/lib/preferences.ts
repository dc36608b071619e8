import { useSyncExternalStore } from 'react';
import {
  DISCREET_ICON,
  DISCREET_TITLE,
  PREFERENCES_COOKIE,
  type Preferences,
  readPreferences,
} from '../../contract/preferences.ts';

const PLAIN_ICON = '/favicon.svg';
const PAPER = { light: '#fbf4ea', dark: '#1d0e1b' } as const;

let current: Preferences = readPreferences(cookieValue());
const listeners = new Set<() => void>();

function cookieValue(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const start = `${PREFERENCES_COOKIE}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found && decodeURIComponent(found.slice(start.length));
}

/** Takes over what the server last told this browser, after anything that may have changed it. */
export function refreshPreferences(): void {
  const next = readPreferences(cookieValue());
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  dress(next);
  for (const listener of listeners) listener();
}

/** The page as it arrived is dressed by the server; from then on it is dressed here. */
function dress({ theme, isDiscreet }: Preferences): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'system' ? own : theme];
  }
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isDiscreet ? DISCREET_ICON : PLAIN_ICON;
  if (isDiscreet) document.title = DISCREET_TITLE;
}

// The server leaves the bar around the page to us.
if (current.theme !== 'system') dress(current);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );
}

/** Whether nothing that leaves the screen may tell who it is about: pictures to share ask this. */
export function useDiscreet(): boolean {
  return usePreferences().isDiscreet;
}

/** Whether this browser shows the night's colours, by its owner's choice or by the system's. */
export function useIsNight(): boolean {
  const { theme } = usePreferences();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
