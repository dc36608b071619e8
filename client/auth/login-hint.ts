/**
 * The server marks the page when the browser holds a login. Only then is it worth waiting for the
 * current user before showing a visitor's page: a couple never sees the front page flash by.
 */
export function holdsLogin(): boolean {
  return document.documentElement.dataset.login === 'held';
}

/** Nobody is signed in, for sure: only the development server marks no page at all. */
export function isVisitor(): boolean {
  return !import.meta.env.DEV && typeof document !== 'undefined' && !holdsLogin();
}
