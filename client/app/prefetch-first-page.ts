import type { QueryClient } from '@tanstack/react-query';
import { pageAt } from '../../contract/pages.ts';
import { GOAL_CATEGORIES } from '../../contract/workouts/workouts.ts';
import { userQuery } from '../auth/use-auth.ts';
import { categoryWorkoutsQuery } from '../training/sessions/category-workouts.ts';
import { WORKOUT_ID, workoutQuery } from '../workouts/use-workouts.ts';

/** Longest wait for the answers. Preloaded ones (server/page-preloads.ts) arrive sooner. */
const MAX_WAIT_MS = 100;

/**
 * Fetches the user and the first content of the page at `path` before anything is rendered, so that
 * the page renders once, with its answers.
 */
export async function prefetchFirstPage(queryClient: QueryClient, path: string): Promise<void> {
  const answers = [queryClient.prefetchQuery(userQuery), fetchShown(queryClient, path)];
  await Promise.race([
    Promise.all(answers),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
}

async function fetchShown(queryClient: QueryClient, path: string): Promise<void> {
  const name = pageAt(path);
  if (name !== 'workout' && name !== 'category') return;
  const shown = path.split('/')[2] ?? '';
  if (WORKOUT_ID.test(shown)) await queryClient.prefetchQuery(workoutQuery(Number(shown)));
  const category = GOAL_CATEGORIES.find((id) => id === shown);
  if (category) await queryClient.prefetchQuery(categoryWorkoutsQuery(category));
}
