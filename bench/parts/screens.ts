/** Limits by Lighthouse; the largest paint is compared with the bare page's. */
export type Goal = {
  score: number;
  blockedMs: number;
  paint: number;
  scripts: number;
  calls: number;
  shift: number;
};
const LANDING: Goal = { score: 100, blockedMs: 50, paint: 1.3, scripts: 4, calls: 0, shift: 0 };
const PAGE: Goal = { score: 95, blockedMs: 200, paint: 2, scripts: 10, calls: 3, shift: 0.02 };
/** A machine is quiet enough if the bare page is nearly perfect. */
export const QUIET = { score: 99, blockedMs: 30 };

export type Screen = { name: string; path: string; isSignedIn: boolean; goal: Goal | null };
const visitor = (name: string, path: string, goal: Goal | null = null): Screen => ({
  name,
  path,
  isSignedIn: false,
  goal,
});
const couple = (name: string, path: string, goal: Goal | null = null): Screen => ({
  ...visitor(name, path, goal),
  isSignedIn: true,
});

/** Lists every page, with the goal of those that Lighthouse judges. */
export const screensWith = (orderId: string): readonly Screen[] => [
  visitor('landing', '/', LANDING),
  visitor('login', '/login'),
  visitor('sign-up', '/signup'),
  visitor('sign-in gate', '/signin-required?reason=progress'),
  visitor('forgotten password', '/forgot-password'),
  visitor('new password', '/choose-password#a-token'),
  visitor('new address', '/confirm-email#a-token'),
  visitor('old address', '/keep-email#a-token'),
  visitor('unsubscribe', '/unsubscribe#a-token.reminder'),
  visitor('privacy', '/privacy'),
  visitor('terms', '/terms'),
  visitor('desk', '/desk'),
  couple('home', '/', PAGE),
  couple('workout list', '/workout/stretch', PAGE),
  couple('every workout', '/workouts'),
  couple('player', '/workout/101', PAGE),
  couple('store', '/store', PAGE),
  couple('welcome', '/welcome'),
  couple('progress', '/progress', PAGE),
  couple('look back', '/history'),
  couple('plan', '/plan', PAGE),
  couple('journal', '/journal', PAGE),
  couple('challenges', '/challenges'),
  couple('profile', '/profile'),
  couple('account', '/account'),
  couple('account, a row of it', '/account/you'),
  couple('bedroom', '/bedroom'),
  couple('yes, maybe, no', '/bedroom/yes-maybe-no'),
  couple('subscribe', '/subscribe'),
  couple('checkout', '/checkout'),
  couple('orders', '/orders'),
  couple('order', `/orders/${orderId}`),
  couple('tour demo', '/tour-demo'),
  couple('achievements demo', '/achievements-demo'),
];
