/**
 * Every page and its path. A page's name is its file's name: `login` is `LoginPage.tsx`. The server
 * answers any other address with the app and status 404.
 */
export const PAGES = {
  home: '/',
  login: '/login',
  signup: '/signup',
  signinRequired: '/signin-required',
  forgotPassword: '/forgot-password',
  choosePassword: '/choose-password',
  confirmEmail: '/confirm-email',
  keepEmail: '/keep-email',
  welcome: '/welcome',
  progress: '/progress',
  journal: '/journal',
  challenges: '/challenges',
  profile: '/profile',
  account: '/account',
  subscribe: '/subscribe',
  bedroom: '/bedroom',
  yesMaybeNo: '/bedroom/yes-maybe-no',
  store: '/store',
  checkout: '/checkout',
  orders: '/orders',
  order: '/orders/:id',
  workout: '/workout/:id',
  tourDemo: '/tour-demo',
  achievementsDemo: '/achievements-demo',
  privacy: '/privacy',
  terms: '/terms',
  desk: '/desk',
} as const;
export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

const PATTERNS = PAGE_NAMES.map(
  (name) => [name, new RegExp(`^${PAGES[name].replace(/:\w+/g, '[^/]+')}/?$`)] as const,
);

export function pageAt(path: string): PageName | null {
  return PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
