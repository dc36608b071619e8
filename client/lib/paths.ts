import { type AccountSection, PAGE_NAMES, PAGES, type PageName } from '../../contract/pages.ts';

export type SignInReason = 'premium' | 'progress' | 'general';

type PlainPage = {
  [Name in PageName]: (typeof PAGES)[Name] extends `${string}:${string}` ? never : Name;
}[PageName];

const plainPaths = Object.fromEntries(
  PAGE_NAMES.map((name) => [name, () => PAGES[name]]),
) as Record<PlainPage, () => string>;

const withId = (pattern: string, id: string | number) =>
  pattern.replace(':id', encodeURIComponent(id));

export const paths = {
  ...plainPaths,
  signinRequired: (reason: SignInReason) => `${PAGES.signinRequired}?reason=${reason}`,
  /** Carries the token of an emailed link in the fragment, which is never sent to a server. */
  choosePasswordWith: (token: string) => `${PAGES.choosePassword}#${token}`,
  cart: () => `${PAGES.store}?cart=open`,
  /** Goes straight to the payment of an order, if one is given. */
  checkout: (orderId?: string) =>
    orderId ? `${PAGES.checkout}?order=${encodeURIComponent(orderId)}` : PAGES.checkout,
  order: (id: string) => withId(PAGES.order, id),
  /** Page after a payment: the order's page, with thanks. */
  placedOrder: (id: string) => `${paths.order(id)}?placed=true`,
  /** `free`: the free workouts are used up. */
  subscribe: (reason?: 'free') =>
    reason ? `${PAGES.subscribe}?reason=${reason}` : PAGES.subscribe,
  historyYear: (year: number) => `${PAGES.history}?year=${year}`,
  historyMonth: (month: string) => `${PAGES.history}?month=${month}`,
  /** Month of a day, with the day open. */
  historyDay: (day: string) => `${PAGES.history}?day=${day}`,
  accountSection: (section: AccountSection) => PAGES.accountSection.replace(':section', section),
  /** The journal, at one of its entries. */
  journalEntry: (id: string) => `${PAGES.journal}#${encodeURIComponent(id)}`,
  /** Takes a number for a workout, or a name for a category. */
  workout: (id: string | number) => withId(PAGES.category, id),
  /** All workouts, or those in which these words are found. */
  workouts: (words?: string) =>
    words ? `${PAGES.workouts}?${new URLSearchParams({ q: words })}` : PAGES.workouts,
  /** Plan of the week that contains a day. */
  planOf: (day: string) => `${PAGES.plan}?week=${day}`,
  /** A workout with “On two phones” chosen: Start opens the couple's room. */
  workoutOnTwoPhones: (id: number) => `${paths.workout(id)}?on=two-phones`,
  /** The bedroom has a page of its own; the other categories are lists of workouts. */
  category: (id: string) => (id === 'bedroom' ? PAGES.bedroom : paths.workout(id)),
};

/** Addresses the browser itself navigates to, because the server answers them with a redirect. */
export const serverPaths = {
  login: '/api/login',
  logout: '/api/logout',
  export: '/api/account/export',
} as const;
