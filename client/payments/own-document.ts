/**
 * Whether this page was loaded as a document of its own, rather than shown by a page that was there
 * before. Only then does the browser apply what the server allows this address, and nowhere else:
 * to load Stripe's script.
 */
export function isOwnDocument(path: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname === path;
}
