/** Every address that shows a screen. The server answers any other with the app and status 404. */
export const PAGES = [
  '/',
  '/login',
  '/signup',
  '/signin-required',
  '/forgot-password',
  '/choose-password',
  '/welcome',
  '/progress',
  '/journal',
  '/challenges',
  '/profile',
  '/account',
  '/subscribe',
  '/bedroom',
  '/store',
  '/checkout',
  '/orders',
  '/orders/:id',
  '/workout/:id',
  '/tour-demo',
  '/achievements-demo',
] as const;
export type PagePattern = (typeof PAGES)[number];

const PATTERNS = PAGES.map(
  (page) => [page, new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`)] as const,
);

/** The page that an address shows, if it shows one. */
export function pageAt(path: string): PagePattern | null {
  return PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
