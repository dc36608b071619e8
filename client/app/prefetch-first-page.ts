import type { QueryClient } from '@tanstack/react-query';
import { pageAt } from '../../contract/pages.ts';
import { GOAL_CATEGORIES } from '../../contract/workouts/workouts.ts';
import { userQuery } from '../auth/use-auth.ts';
import { categoryWorkoutsQuery } from '../training/sessions/category-workouts.ts';
import { WORKOUT_ID, workoutQuery } from '../workouts/use-workouts.ts';

/** Answers that were preloaded (server/page-preloads.ts) are there in less. */
const PATIENCE_MS = 100;

/**
 * Asks who is signed in and what the page at `path` shows first before anything is drawn. With the
 * answers there, the page is drawn once, and not first without them.
 */
export async function prefetchFirstPage(queryClient: QueryClient, path: string): Promise<void> {
  const answers = [queryClient.prefetchQuery(userQuery), fetchShown(queryClient, path)];
  await Promise.race([
    Promise.all(answers),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
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
