import { CategoryId } from '../../contract/workouts/workouts.schemas.ts';
import { GOAL_CATEGORIES } from '../../contract/workouts/workouts.ts';

/** Returns the bit of a category. Sets of categories are stored as bits. */
export function categoryBit(category: CategoryId): number {
  return 1 << CategoryId.options.indexOf(category);
}

export function hasCategory(bits: number, category: CategoryId): boolean {
  return (bits & categoryBit(category)) !== 0;
}

export function hasEveryCategory(bits: number): boolean {
  return CategoryId.options.every((category) => hasCategory(bits, category));
}

/** Lists the categories in the bits, without the bedroom, which counts toward no goal. */
export function goalCategoriesIn(bits: number): CategoryId[] {
  return GOAL_CATEGORIES.filter((category) => hasCategory(bits, category));
}
