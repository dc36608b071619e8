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
import { listProducts } from '../shop/store.ts';
import { freeWorkouts, listSessions, listTodaysSessions } from '../training/sessions.ts';
import { listFavorites } from '../workouts/favorites.ts';
import { getSuggestion } from '../workouts/suggestion.ts';
import { GOAL_CATEGORIES, getWorkout, listCategoryWorkouts } from '../workouts/workouts.ts';
import { getHomeData, getProgressData, type HomeData, type ProgressData } from './page-data.ts';

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
  return [...(isMember ? [called(currentUser)] : []), ...callsOf(page, id, isMember)];
}

function callsOf(page: PageName | null, id: string, isMember: boolean): KnownCall[] {
  switch (page) {
    case 'home':
    case 'welcome':
      return isMember ? [called(getHomeData)] : [];
    case 'progress':
      return isMember ? [called(getProgressData)] : [];
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

type PageData = HomeData | ProgressData;
type Part = Exclude<keyof HomeData | keyof ProgressData, 'today' | 'deviceZone'>;

/** The call that each part of a page's data answers. */
export const PART_CALLS: Readonly<Record<Part, Endpoint>> = {
  partner: getPartner,
  progress: getProgress,
  streak: getStreak,
  todaysSessions: listTodaysSessions,
  recentSessions: listSessions,
  newAchievements: listNewAchievements,
  suggestion: getSuggestion,
  plan: listPlan,
  freeWorkouts,
  favorites: listFavorites,
  nudges: getNudges,
  tour: getTour,
  unread: unreadEntries,
  lastDays: getLastDays,
  weeklyGoals: getWeeklyGoals,
  targets: getTargets,
  achievements: listAchievements,
};

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

const listOf = (category: (typeof GOAL_CATEGORIES)[number]) =>
  called(listCategoryWorkouts, { params: { category } });
