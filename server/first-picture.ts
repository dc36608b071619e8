import { products } from '../content/products.ts';
import { CategoryId } from '../contract/workouts.ts';
import { workoutFor, workoutsFor } from './workouts/catalogue.ts';

/**
 * The picture that fills most of a page's first screen. A browser that is told of it at once need
 * not wait for the script that asks for the list that names it.
 */
export function firstPicture(path: string): string | null {
  const [, section, id = ''] = path.split('/');
  if (section === '') return firstCover('stretch');
  if (section === 'bedroom') return firstCover('bedroom');
  if (section === 'store') return products[0]?.image ?? null;
  if (section !== 'workout') return null;
  const category = CategoryId.safeParse(id);
  if (category.success) return firstCover(category.data);
  return workoutFor(Number(id), false)?.imageUrl ?? null;
}

function firstCover(category: CategoryId): string | null {
  return workoutsFor(category, false)[0]?.imageUrl ?? null;
}
