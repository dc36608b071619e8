import { paths } from '../lib/paths.ts';
import { tryStorage } from '../lib/web-storage.ts';

const KEY = 'redirectAfterLogin';

/**
 * Whether a stored path leads to a page of this app. Browsers read `//host`, `/\host` and both
 * with tabs or line breaks inside as another site, so none of those characters may occur.
 */
export function isLocalPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here.
  return /^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/u.test(path);
}

/** Path after a fresh sign-in: back to the page that required a login, else to the welcome page. */
export function pathAfterLogin(stored: string | null): string {
  if (stored === null || stored === paths.home() || !isLocalPath(stored)) return paths.welcome();
  return stored;
}

export function rememberRedirect(path: string): void {
  tryStorage(() => sessionStorage.setItem(KEY, path));
}

/** Gives the remembered path once, and removes it. */
export function takeRedirect(): string | null {
  return tryStorage(() => {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path;
  }, null);
}

/** State that the gate gets in the browser's history: the page that required a sign-in. */
export type GateState = { from: string };
