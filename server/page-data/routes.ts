import type { FastifyRequest } from 'fastify';
import { addDays } from '../../contract/calendar.ts';
import { HOME_PLAN_DAYS, RECENT_SESSIONS } from '../../contract/page-data/first-calls.ts';
import { pageDataCalls } from '../../contract/page-data/page-data.schemas.ts';
import { hasCompletedTour, partnerOf } from '../account/profile/queries.ts';
import { requireUser } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { dayOf, hereAt, zoneOf } from '../http/time-zone.ts';
import { unreadFor } from '../journal/reader-queries.ts';
import { nudgesFor } from '../notifications/nudge-queries.ts';
import { achievementsOf, uncelebrated } from '../progress/achievements/queries.ts';
import { targetsOf, weeklyGoalsOf } from '../progress/goal-queries.ts';
import { plannedBetween } from '../progress/plan/queries.ts';
import { lastDaysOf, progressOf } from '../progress/queries.ts';
import { streakOf } from '../progress/streak/queries.ts';
import { cartFor } from '../shop/cart-queries.ts';
import {
  completionCountsFor,
  freeWorkoutsFor,
  newestSessionsFor,
  sessionsOfDayFor,
} from '../training/sessions/shown-sessions.ts';
import { favoritesShownTo } from '../workouts/favorites/favorite-workouts.ts';
import { favoritesOf } from '../workouts/favorites/queries.ts';
import { tonightFor } from '../workouts/suggestion/tonight.ts';

/** Answers all that a page shows first, part by part as the parts' own calls do. */
export function pageDataRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.route({
    ...pageDataCalls.getHomeData,
    preHandler: requireUser,
    async handler(request) {
      const { user } = request;
      const { coupleId } = user;
      const common = await dataForHomeAndProgress(request);
      const { today } = common;
      const until = addDays(today, HOME_PLAN_DAYS);
      return {
        ...common,
        suggestion: await tonightFor(db, coupleId, today),
        plan: await plannedBetween(db, { ...user, zone: zoneOf(request) }, today, until),
        freeWorkouts: await freeWorkoutsFor(db, user),
        tour: { isCompleted: await hasCompletedTour(db, user) },
        unread: user.lock?.isLocked ? null : await unreadFor(deps, user),
      };
    },
  });

  app.route({
    ...pageDataCalls.getProgressData,
    preHandler: requireUser,
    async handler(request) {
      const { user } = request;
      const common = await dataForHomeAndProgress(request);
      const { today } = common;
      return {
        ...common,
        progress: await progressOf(db, user.coupleId, hereAt(request, now())),
        todaysSessions: await sessionsOfDayFor(db, user, today),
        recentSessions: await newestSessionsFor(db, user, RECENT_SESSIONS),
        lastDays: await lastDaysOf(db, user, today),
        targets: await targetsOf(db, user.coupleId, today),
        achievements: await achievementsOf(db, user.coupleId),
      };
    },
  });

  app.route({
    ...pageDataCalls.getSharedData,
    preHandler: requireUser,
    async handler(request) {
      const { user } = request;
      const { with: extra } = request.query;
      return {
        ...(await dataForEveryPage(request)),
        completions: extra === 'completions' ? await completionCountsFor(db, user) : null,
        cart: extra === 'cart' ? await cartFor(db, user) : null,
      };
    },
  });

  async function dataForHomeAndProgress(request: FastifyRequest) {
    const { user } = request;
    const data = await dataForEveryPage(request);
    return {
      ...data,
      streak: await streakOf(db, user, hereAt(request, now())),
      weeklyGoals: await weeklyGoalsOf(db, user, data.today),
    };
  }

  async function dataForEveryPage(request: FastifyRequest) {
    const { user } = request;
    const today = dayOf(request, now());
    return {
      today,
      deviceZone: user.timeZone ? null : zoneOf(request),
      partner: await partnerOf(deps, user),
      newAchievements: await uncelebrated(db, user),
      nudges: await nudgesFor(deps, user, today, now()),
      favorites: favoritesShownTo(user, await favoritesOf(db, user.coupleId)),
    };
  }
}
