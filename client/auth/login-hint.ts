/**
 * Reads the server's mark for a browser that holds a login. Only then is waiting for the user
 * worthwhile before showing a visitor's page: a couple never sees the front page flash by.
 */
export function holdsLogin(): boolean {
  return document.documentElement.dataset.login === 'held';
}

/**
 * True if certainly nobody is signed in. Only the development server leaves every page unmarked.
 */
export function isVisitor(): boolean {
  return !import.meta.env.DEV && typeof document !== 'undefined' && !holdsLogin();
}
