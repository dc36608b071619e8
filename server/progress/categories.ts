import { CategoryId, GOAL_CATEGORIES } from '../../contract/workouts.ts';

const ORDER: readonly CategoryId[] = GOAL_CATEGORIES;

/** The bit of a category among those that count toward the goals; 0 for the bedroom. */
export function categoryBit(category: CategoryId): number {
  const index = ORDER.indexOf(category);
  return index < 0 ? 0 : 1 << index;
}

export function countCategories(bits: number): number {
  return GOAL_CATEGORIES.filter((category) => bits & categoryBit(category)).length;
}

/** The bit of a category among all of them, for the badges: the bedroom has one too. */
export function trainedBit(category: CategoryId): number {
  return 1 << CategoryId.options.indexOf(category);
}

export function hasTrained(bits: number, category: CategoryId): boolean {
  return (bits & trainedBit(category)) !== 0;
}

export function hasTrainedAll(bits: number): boolean {
  return CategoryId.options.every((category) => hasTrained(bits, category));
}
