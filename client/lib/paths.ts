export type SignInReason = 'premium' | 'progress' | 'general';

/** Every link of the app, as a function. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  signup: () => '/signup',
  signinRequired: (reason: SignInReason) => `/signin-required?reason=${reason}`,
  forgotPassword: () => '/forgot-password',
  choosePassword: () => '/choose-password',
  welcome: () => '/welcome',
  progress: () => '/progress',
  journal: () => '/journal',
  challenges: () => '/challenges',
  profile: () => '/profile',
  account: () => '/account',
  store: () => '/store',
  /** The store with its cart open. */
  cart: () => '/store?cart=open',
  /** With an order: on to its payment. */
  checkout: (orderId?: string) =>
    orderId ? `/checkout?order=${encodeURIComponent(orderId)}` : '/checkout',
  orders: () => '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  /** Where a payment leads: the same page with thanks. */
  placedOrder: (id: string) => `${paths.order(id)}?placed=true`,
  bedroom: () => '/bedroom',
  /** `free`: because the free workouts are used up. */
  subscribe: (reason?: 'free') => (reason ? `/subscribe?reason=${reason}` : '/subscribe'),
  workout: (id: string | number) => `/workout/${encodeURIComponent(id)}`,
  /** The bedroom has a page of its own; the other categories are lists of workouts. */
  category: (id: string) => (id === 'bedroom' ? '/bedroom' : paths.workout(id)),
  tourDemo: () => '/tour-demo',
  achievementsDemo: () => '/achievements-demo',
};

/** Addresses the browser itself navigates to, because the server answers them with a redirect. */
export const serverPaths = {
  login: '/api/login',
  logout: '/api/logout',
  export: '/api/account/export',
} as const;
