import { getPartner, getTour } from '../account/profile.ts';
import { currentUser } from '../auth/auth.ts';
import { addDays } from '../calendar.ts';
import { addressOf, type Endpoint, type Values } from '../endpoint.ts';
import { unreadEntries } from '../journal/journal.ts';
import { getNudges } from '../notifications/reminders.ts';
import { type PageName, pageAt } from '../pages.ts';
import { listAchievements, listNewAchievements } from '../progress/achievements.ts';
import { listPlan } from '../progress/plan.ts';
import { getLastDays, getProgress, getTargets, getWeeklyGoals } from '../progress/progress.ts';
import { getStreak } from '../progress/streak.ts';
import { getCart, listProducts } from '../shop/store.ts';
import {
  countCompletions,
  freeWorkouts,
  listSessions,
  listTodaysSessions,
} from '../training/sessions.ts';
import { listFavorites } from '../workouts/favorites.ts';
import { getSuggestion } from '../workouts/suggestion.ts';
import { GOAL_CATEGORIES, getWorkout, listCategoryWorkouts } from '../workouts/workouts.ts';
import {
  type ExtraPart,
  getHomeData,
  getProgressData,
  getSharedData,
  type HomeData,
  type ProgressData,
  type SharedData,
} from './page-data.ts';

/** A call with its input, if it has any. */
export type KnownCall = {
  endpoint: Endpoint;
  args: readonly [] | readonly [{ params?: Values; query?: Values }];
};

/** Days after today whose plan home shows. */
export const HOME_PLAN_DAYS = 6;
export const RECENT_SESSIONS = 7;

/**
 * Lists the calls with whose answers the first screen at a path is drawn: the server preloads them
 * with the page, and the app waits for them before it draws.
 */
export function firstCalls(path: string, isMember: boolean): KnownCall[] {
  const page = pageAt(path);
  // Ask nothing for operators, who are no members.
  if (page === 'desk') return [];
  const [, , id = ''] = path.split('/');
  const own = isMember ? [called(currentUser), pageDataFor(page)] : [];
  return [...own, ...forAnyone(page, id)];
}

/** The call with all that a page shows of the couple. */
function pageDataFor(page: PageName | null): KnownCall {
  switch (page) {
    case 'home':
    case 'welcome':
      return called(getHomeData);
    case 'progress':
      return called(getProgressData);
    case 'store':
      return shared('cart');
    case 'workouts':
    case 'category':
    case 'bedroom':
      return shared('completions');
    default:
      return called(getSharedData);
  }
}

function forAnyone(page: PageName | null, id: string): KnownCall[] {
  switch (page) {
    case 'store':
      return [called(listProducts)];
    case 'workouts':
      return GOAL_CATEGORIES.map(listOf);
    case 'category':
      // Leave out the bedroom's list, which a lock may refuse.
      return GOAL_CATEGORIES.filter((category) => category === id).map(listOf);
    case 'workout':
      return [called(getWorkout, { params: { id } })];
    default:
      return [];
  }
}

export type PageData = HomeData | ProgressData | SharedData;
type Part = Exclude<keyof HomeData | keyof ProgressData | keyof SharedData, keyof AsSeenBy>;
type AsSeenBy = Pick<PageData, 'today' | 'deviceZone'>;

/** The call that each part of every page's data answers. */
const SHARED_PART_CALLS: Readonly<Record<Exclude<keyof SharedData, keyof AsSeenBy>, Endpoint>> = {
  partner: getPartner,
  newAchievements: listNewAchievements,
  nudges: getNudges,
  favorites: listFavorites,
  completions: countCompletions,
  cart: getCart,
};
/** The call that each part of a page's data answers. */
const PART_CALLS: Readonly<Record<Part, Endpoint>> = {
  ...SHARED_PART_CALLS,
  progress: getProgress,
  streak: getStreak,
  todaysSessions: listTodaysSessions,
  recentSessions: listSessions,
  suggestion: getSuggestion,
  plan: listPlan,
  freeWorkouts,
  tour: getTour,
  unread: unreadEntries,
  lastDays: getLastDays,
  weeklyGoals: getWeeklyGoals,
  targets: getTargets,
  achievements: listAchievements,
};

/** Addresses of the calls that a page's call may answer. */
export const urlsOfParts = ({ url }: Endpoint): string[] =>
  Object.values(url === getSharedData.url ? SHARED_PART_CALLS : PART_CALLS).map(
    (endpoint) => endpoint.url,
  );

/** Pairs each part of a page's data with its call; leaves out the parts that the member has not. */
export function partsOf(data: PageData): [KnownCall, answer: unknown][] {
  const isPart = (name: string): name is Part => name in PART_CALLS;
  return Object.entries(data).flatMap(([name, answer]): [KnownCall, unknown][] =>
    isPart(name) && answer !== null
      ? [[called(PART_CALLS[name], ...argsOf(name, data)), answer]]
      : [],
  );
}

function argsOf(part: Part, data: PageData): KnownCall['args'] {
  const { today } = data;
  switch (part) {
    case 'plan':
      return [{ query: { from: today, until: addDays(today, HOME_PLAN_DAYS) } }];
    case 'recentSessions':
      return [{ query: { limit: String(RECENT_SESSIONS) } }];
    default:
      return [];
  }
}

export const addressOfCall = ({ endpoint: { url }, args: [input] }: KnownCall): string =>
  addressOf(url, input?.params, input?.query);

const called = (endpoint: Endpoint, ...args: KnownCall['args']): KnownCall => ({ endpoint, args });

const shared = (extra: ExtraPart) => called(getSharedData, { query: { with: extra } });

const listOf = (category: (typeof GOAL_CATEGORIES)[number]) =>
  called(listCategoryWorkouts, { params: { category } });
