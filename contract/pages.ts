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
  unsubscribe: '/unsubscribe',
  welcome: '/welcome',
  progress: '/progress',
  history: '/history',
  journal: '/journal',
  challenges: '/challenges',
  plan: '/plan',
  profile: '/profile',
  account: '/account',
  accountSection: '/account/:section',
  subscribe: '/subscribe',
  bedroom: '/bedroom',
  yesMaybeNo: '/bedroom/yes-maybe-no',
  store: '/store',
  checkout: '/checkout',
  orders: '/orders',
  order: '/orders/:id',
  workout: '/workout/:number',
  category: '/workout/:id',
  workouts: '/workouts',
  tourDemo: '/tour-demo',
  achievementsDemo: '/achievements-demo',
  privacy: '/privacy',
  terms: '/terms',
  desk: '/desk',
} as const;
export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

const ACCOUNT_SECTIONS = ['you', 'notifications', 'privacy', 'sign-in', 'data'] as const;
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

/** Values of the parts of a path that are not free. */
const VALUES: Readonly<Record<string, string>> = {
  number: '[1-9]\\d{0,5}',
  section: ACCOUNT_SECTIONS.join('|'),
};

/** Patterns of each page's addresses. The first match decides. */
export const PAGE_PATTERNS = Object.fromEntries(
  PAGE_NAMES.map((name) => [name, patternOf(PAGES[name])]),
) as Readonly<Record<PageName, RegExp>>;

function patternOf(path: string): RegExp {
  const parts = path.replace(/:(\w+)/g, (_, part) => `(?<${part}>${VALUES[part] ?? '[^/]+'})`);
  return new RegExp(`^${parts}/?$`);
}

export function pageAt(path: string): PageName | null {
  return PAGE_NAMES.find((name) => PAGE_PATTERNS[name].test(path)) ?? null;
}
