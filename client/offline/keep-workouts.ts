import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { canOpenBedroom, type User } from '../../contract/auth/auth.ts';
import { listFavorites } from '../../contract/workouts/favorites.ts';
import {
  type CategoryId,
  coverUrl,
  eveningCoverUrl,
  GOAL_CATEGORIES,
  getWorkout,
  listCategoryWorkouts,
  listWorkoutDetails,
  type WorkoutDetail,
} from '../../contract/workouts/workouts.ts';
import { removeAnswers, storedAnswers, writeAnswer } from '../device/offline-store.ts';
import { call } from '../lib/api.ts';
import { queryFor } from '../lib/query-client.ts';
import { pageBuild } from './install/page-build.ts';
import { mayStoreOffline } from './offline-policy.ts';
import {
  changeWanted,
  readWanted,
  type WantedWorkouts,
  wantedIds,
  withOpened,
} from './wanted-workouts.ts';

const keyOf = (id: number) => queryFor(getWorkout, { params: { id: String(id) } }).queryKey;

function idIn(input: unknown): number {
  const { params } = Object(input) as { params?: { id?: string } };
  return Number(params?.id);
}

/**
 * Follows opened workouts and the couple's favorites, so that their steps are on the phone. Returns
 * a function that stops this.
 */
export function keepWorkouts(queryClient: QueryClient, member: User): () => void {
  const follow = async (query: Query) => {
    const [url, input] = query.queryKey;
    const isOpened = url === getWorkout.url && query.isActive();
    if (isOpened) await changeWanted(member.id, withOpened(idIn(input)));
    if (isOpened || url === listFavorites.url) {
      await updateWorkouts(queryClient, member).catch(() => null);
    }
  };
  const cache = queryClient.getQueryCache();
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void follow(event.query);
  });
  const opened = cache.findAll({ type: 'active', queryKey: [getWorkout.url] });
  void Promise.all(opened.map(follow)).then(() =>
    updateWorkouts(queryClient, member).catch(() => null),
  );
  return unsubscribe;
}

/** Fetches the missing steps of workouts to keep, and removes those that are no longer wanted. */
export async function updateWorkouts(queryClient: QueryClient, member: User): Promise<void> {
  const wanted = await readWanted(member.id);
  if (wanted.keepsAll) return fetchAll(member, wanted);
  // Read the favorites first: until they are known, no workout counts as unwanted.
  const favorites = await queryClient.ensureQueryData(queryFor(listFavorites));
  const favoriteIds = favorites.map(({ workoutId }) => workoutId);
  const ids = wantedIds(wanted, favoriteIds);
  const answers = await storedAnswers(member.id, getWorkout.url);
  const kept = new Set(answers.map(({ queryKey }) => idIn(queryKey[1])));
  await removeAnswers(member.id, ...[...kept].filter((id) => !ids.has(id)).map(keyOf));
  for (const id of ids) {
    if (kept.has(id) || refused.has(id)) continue;
    const workout = await call(getWorkout, { params: { id: String(id) } });
    const isKept = await keepWorkout(member, workout);
    if (!isKept) refused.add(id);
  }
}

/**
 * Ids of workouts that this page's member may not keep, so that they are not fetched again and
 * again.
 */
const refused = new Set<number>();

async function fetchAll(member: User, { allFetchedFor }: WantedWorkouts): Promise<void> {
  const wish = [pageBuild(), canOpenBedroom(member), member.lock !== undefined].join(' ');
  if (allFetchedFor === wish) return;
  for (const workout of await call(listWorkoutDetails)) await keepWorkout(member, workout);
  for (const category of [...GOAL_CATEGORIES, 'bedroom'] as const) await keepList(member, category);
  await changeWanted(member.id, (wanted) => ({ ...wanted, allFetchedFor: wish }));
}

/**
 * Keeps the list of a category, so that the list and the search open even if they were never
 * visited.
 */
async function keepList(member: User, category: CategoryId): Promise<void> {
  // A lock keeps the bedroom off the phone, and with a closed lock, the server refuses the list.
  if (category === 'bedroom' && member.lock) return;
  const input = { params: { category } };
  const { queryKey } = queryFor(listCategoryWorkouts, input);
  await keepAnswer(member, queryKey, await call(listCategoryWorkouts, input));
}

export class NoRoomError extends Error {}

/**
 * Keeps a workout with its covers. Resolves with false if the member may not keep it. Throws if
 * there is no space.
 */
async function keepWorkout(member: User, workout: WorkoutDetail): Promise<boolean> {
  if (workout.locked) return false;
  const isKept = await keepAnswer(member, keyOf(workout.id), workout);
  if (isKept) await coversOf(workout);
  return isKept;
}

/**
 * Keeps an answer that no lock hides. Resolves with false if the member may not keep it. Throws if
 * there is no space.
 */
export async function keepAnswer(
  member: User,
  queryKey: QueryKey,
  data: unknown,
): Promise<boolean> {
  const answer = { queryKey, data, updatedAt: Date.now(), isBehindLock: false };
  if (!mayStoreOffline(member, answer)) return false;
  const outcome = await writeAnswer(member.id, answer);
  if (outcome !== 'written') throw new NoRoomError();
  return true;
}

/**
 * Fetches a workout's covers for day and evening. The service worker keeps every picture it serves.
 */
export async function coversOf({ id, category }: Pick<WorkoutDetail, 'id' | 'category'>) {
  if (!navigator.serviceWorker?.controller) return [];
  const urls = new Set([coverUrl(id), eveningCoverUrl(coverUrl(id), category)]);
  const answers = await Promise.all([...urls].map((url) => fetch(url).catch(() => null)));
  return answers.filter((answer): answer is Response => answer?.ok === true);
}
