import type { QueryClient } from '@tanstack/react-query';
import { getAccount } from '../../contract/account/account.ts';
import { getPartner } from '../../contract/account/profile.ts';
import { currentUser } from '../../contract/auth/auth.ts';
import { listPasskeys } from '../../contract/auth/passkeys.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { listEntries, unreadEntries } from '../../contract/journal/journal.ts';
import type { ChangeKind } from '../../contract/live/live.ts';
import { getNudges } from '../../contract/notifications/reminders.ts';
import { listAchievements, listNewAchievements } from '../../contract/progress/achievements.ts';
import { getLeaderboard, todaysChallenges } from '../../contract/progress/challenges.ts';
import { getNextEvening, listPlan } from '../../contract/progress/plan.ts';
import { getProgress, getTargets, getWeeklyGoals } from '../../contract/progress/progress.ts';
import { getStreak, listForgivenDays } from '../../contract/progress/streak.ts';
import { getOrder, listOrders } from '../../contract/shop/orders.ts';
import { getMembership } from '../../contract/shop/premium.ts';
import { getCart, listProducts } from '../../contract/shop/store.ts';
import { freeWorkouts } from '../../contract/training/sessions.ts';
import { listFavorites } from '../../contract/workouts/favorites.ts';
import { getSuggestion } from '../../contract/workouts/suggestion.ts';
import { invalidate } from '../lib/query-client.ts';
import { trainingCalls } from '../training/sessions/use-sessions.ts';

/** The calls whose answers may be different after a change. */
const callsAbout: Readonly<Record<ChangeKind, readonly Endpoint[]>> = {
  journal: [listEntries, unreadEntries],
  // Include the plan: a completed workout may have been planned.
  training: [...trainingCalls, listPlan],
  kept: [listFavorites, getSuggestion],
  tonight: [getSuggestion],
  plan: [listPlan, getSuggestion, getNextEvening],
  streak: [getStreak, listForgivenDays, getProgress, listAchievements, listNewAchievements],
  goals: [getWeeklyGoals, getTargets],
  challenges: [todaysChallenges, getLeaderboard, listAchievements, listNewAchievements],
  cart: [getCart],
  orders: [listOrders, getOrder, listProducts],
  membership: [currentUser, getMembership, freeWorkouts, listAchievements, listNewAchievements],
  nudges: [getNudges],
  // Include the entries, which show their author's name, and the board, which shows both names.
  profile: [
    currentUser,
    getAccount,
    listPasskeys,
    getPartner,
    getNudges,
    listEntries,
    unreadEntries,
    getLeaderboard,
  ],
};

/** Fetches data on the screen again at once, and the rest when it is next shown. */
export function refreshChanged(queryClient: QueryClient, kinds: readonly ChangeKind[]): void {
  // Ignore unknown kinds: a server that is newer than this page may send them.
  const calls = new Set(kinds.flatMap((kind) => callsAbout[kind] ?? []));
  for (const call of calls) {
    if (!isBeingChanged(queryClient, call)) void invalidate(queryClient, call);
    else waitForChange(queryClient, call);
  }
}

const isBeingChanged = (queryClient: QueryClient, { url }: Endpoint) =>
  queryClient.isMutating({ mutationKey: [url] }) > 0;

const waiting = new Set<Endpoint>();

/**
 * Refreshes a call after the running mutation of the same call: an answer fetched now could
 * overwrite the newer one.
 */
function waitForChange(queryClient: QueryClient, call: Endpoint): void {
  if (waiting.has(call)) return;
  waiting.add(call);
  const unsubscribe = queryClient.getMutationCache().subscribe(() => {
    if (isBeingChanged(queryClient, call)) return;
    unsubscribe();
    waiting.delete(call);
    void invalidate(queryClient, call);
  });
}
