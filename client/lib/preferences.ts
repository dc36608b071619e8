import { brandOf, iconUrl, manifestUrl } from '../../contract/offline/web-manifest.ts';
import {
  DISCREET_ICON,
  DISCREET_TITLE,
  PAPER,
  PLAIN_ICON,
  PLAIN_TITLE,
  PREFERENCES_COOKIE,
  type Preferences,
  readPreferences,
} from '../../contract/preferences.ts';
import { createStore } from './create-store.ts';

export const preferences = createStore<Preferences>(readPreferences(cookieValue()));

function cookieValue(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const start = `${PREFERENCES_COOKIE}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found && decodeURIComponent(found.slice(start.length));
}

/** Reads the server's cookie again, after a call that may have changed it. */
export function refreshPreferences(): void {
  const next = readPreferences(cookieValue());
  if (JSON.stringify(next) === JSON.stringify(preferences.get())) return;
  preferences.set(next);
  applyLook();
}

/**
 * Applies changes of the look, and the app shell's look. The server renders other pages with it.
 */
export function applyLook(): void {
  const { theme, isDiscreet } = preferences.get();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'system' ? own : theme];
  }
  root.toggleAttribute('data-discreet', isDiscreet);
  const brand = brandOf({ isDiscreet });
  setLink('icon', isDiscreet ? DISCREET_ICON : PLAIN_ICON);
  setLink('apple-touch-icon', iconUrl(brand, 'apple'));
  setLink('manifest', manifestUrl(brand));
  if (isDiscreet) document.title = DISCREET_TITLE;
  else if (document.title === DISCREET_TITLE) document.title = PLAIN_TITLE;
}

function setLink(rel: string, href: string): void {
  document.querySelector(`link[rel="${rel}"]`)?.setAttribute('href', href);
}

// Set the color of the browser's own bars, which the server does not set.
if (preferences.get().theme !== 'system') applyLook();
