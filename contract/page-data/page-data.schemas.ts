import * as z from 'zod/mini';
import { schemas as profile } from '../account/profile.schemas.ts';
import { Day } from '../calendar.schemas.ts';
import { named, withSchemas } from '../endpoint.schemas.ts';
import { schemas as journal } from '../journal/journal.schemas.ts';
import { schemas as nudges } from '../notifications/reminders.schemas.ts';
import { schemas as achievements } from '../progress/achievements.schemas.ts';
import { schemas as plan } from '../progress/plan.schemas.ts';
import { schemas as progress } from '../progress/progress.schemas.ts';
import { schemas as streak } from '../progress/streak.schemas.ts';
import { schemas as store } from '../shop/store.schemas.ts';
import { schemas as sessions } from '../training/sessions.schemas.ts';
import { schemas as favorites } from '../workouts/favorites.schemas.ts';
import { schemas as suggestion } from '../workouts/suggestion.schemas.ts';
import * as calls from './page-data.ts';

/** Facts on which a member's days depend, so that a page can tell whether they are its own. */
const asSeenBy = {
  today: Day,
  /** Zone that the device named; null for a member who chose a zone of their own. */
  deviceZone: z.nullable(z.string()),
};

/** Parts for every page of a member: the partner's question, and badges to celebrate. */
const forEveryPage = {
  partner: z.nullable(profile.getPartner.response[200]),
  newAchievements: achievements.listNewAchievements.response[200],
  nudges: nudges.getNudges.response[200],
  favorites: favorites.listFavorites.response[200],
};

const forHomeAndProgress = {
  ...forEveryPage,
  streak: streak.getStreak.response[200],
  weeklyGoals: progress.getWeeklyGoals.response[200],
};

/** A part that some pages show. */
const ExtraPart = z.enum(['completions', 'cart']);
export type ExtraPart = z.infer<typeof ExtraPart>;

const SharedData = z.object({
  ...asSeenBy,
  ...forEveryPage,
  /** Null unless asked for, as is the cart. */
  completions: z.nullable(sessions.countCompletions.response[200]),
  cart: z.nullable(store.getCart.response[200]),
});
export type SharedData = z.infer<typeof SharedData>;

const HomeData = z.object({
  ...asSeenBy,
  ...forHomeAndProgress,
  suggestion: suggestion.getSuggestion.response[200],
  plan: plan.listPlan.response[200],
  freeWorkouts: sessions.freeWorkouts.response[200],
  tour: profile.getTour.response[200],
  /** Null while the lock is closed. */
  unread: z.nullable(journal.unreadEntries.response[200]),
});
export type HomeData = z.infer<typeof HomeData>;

const ProgressData = z.object({
  ...asSeenBy,
  ...forHomeAndProgress,
  progress: progress.getProgress.response[200],
  todaysSessions: sessions.listTodaysSessions.response[200],
  recentSessions: sessions.listSessions.response[200],
  lastDays: progress.getLastDays.response[200],
  targets: progress.getTargets.response[200],
  achievements: achievements.listAchievements.response[200],
});
export type ProgressData = z.infer<typeof ProgressData>;

named({ ExtraPart, HomeData, ProgressData, SharedData });

export const schemas = {
  getHomeData: {
    summary: 'Everything that the home page shows at first, as the single calls would answer it',
    response: { 200: HomeData },
  },
  getProgressData: {
    summary:
      'Everything that the progress page shows at first, as the single calls would answer it',
    response: { 200: ProgressData },
  },
  getSharedData: {
    summary: 'What every page shows of the couple, and one further part if the page shows it',
    querystring: z.object({ with: z.optional(ExtraPart) }),
    response: { 200: SharedData },
  },
};

export const pageDataCalls = withSchemas('pages', calls, schemas);
