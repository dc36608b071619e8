/** Longest time that a page being unloaded takes to be gone. */
const UNLOAD_MS = 5_000;

let unloadBeganAt = Number.NEGATIVE_INFINITY;

if (typeof window !== 'undefined') {
  addEventListener('beforeunload', () => {
    unloadBeganAt = performance.now();
  });
}

/**
 * Reloads this page, but lets a navigation that is under way finish first: signing out ends the
 * login before its redirect arrives, and a reload would cancel that redirect to the front page.
 */
export function reloadUnlessUnloading(): void {
  const rest = unloadBeganAt + UNLOAD_MS - performance.now();
  if (rest > 0) setTimeout(() => location.reload(), rest);
  else location.reload();
}
