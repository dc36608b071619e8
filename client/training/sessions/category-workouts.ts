import { type CategoryId, listCategoryWorkouts } from '../../../contract/workouts/workouts.ts';
import { queryFor } from '../../lib/query-client.ts';

export const categoryWorkoutsQuery = (category: CategoryId) =>
  queryFor(listCategoryWorkouts, { params: { category } });
