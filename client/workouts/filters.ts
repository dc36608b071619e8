import type { Workout } from '../../contract/workouts/workouts.ts';
import { filterNames } from './filter-names.ts';

export type FilterGroup = keyof typeof filterNames;
export const FILTER_GROUPS = Object.keys(filterNames) as FilterGroup[];

/** Choices in each group. A group without a choice lets everything through. */
export type Filters = Readonly<Record<FilterGroup, readonly string[]>>;

/** Question of a couple: the address holds all of it. */
export type Question = { words: string; filters: Filters };

export const NO_FILTERS = Object.fromEntries(
  FILTER_GROUPS.map((group) => [group, []]),
) as unknown as Filters;

/** Ids of a couple's favorites; null if unknown. */
export type FavoriteIds = ReadonlySet<number> | null;

const minutesOf = (duration: number) =>
  duration <= 10 ? '10' : duration <= 15 ? '15' : duration <= 20 ? '20' : 'more';

/**
 * Matches a workout that has one of a group's choices. For positions, every position of the workout
 * must be chosen.
 */
const passesGroup: Record<
  FilterGroup,
  (chosen: readonly string[], workout: Workout, favorites: FavoriteIds) => boolean
> = {
  minutes: (chosen, { duration }) => chosen.includes(minutesOf(duration)),
  level: (chosen, { difficulty }) => chosen.includes(difficulty),
  category: (chosen, { category }) => chosen.includes(category),
  focus: (chosen, { focus }) => focus.some((one) => chosen.includes(one)),
  position: (chosen, { positions }) =>
    positions.every((one) => chosen.includes(one === 'chair' ? 'standing' : one)),
  equipment: (chosen, { equipment }) =>
    equipment.length === 0
      ? chosen.includes('none')
      : equipment.some((one) => chosen.includes(one)),
  impact: (chosen, { impact }) => chosen.includes(impact),
  favorites: (_, { id }, favorites) => favorites?.has(id) ?? false,
};

export function passes(workout: Workout, filters: Filters, favorites: FavoriteIds): boolean {
  return FILTER_GROUPS.every((group) => {
    const chosen = filters[group];
    return chosen.length === 0 || passesGroup[group](chosen, workout, favorites);
  });
}

/** Filters that stand above a list, beside the sheet that holds all. */
export const QUICK_FILTERS: readonly (readonly [FilterGroup, string])[] = [
  ['minutes', '10'],
  ['equipment', 'none'],
  ['impact', 'quiet'],
  ['level', 'Beginner'],
  ['favorites', 'yes'],
];

export const isQuick = (group: FilterGroup, value: string): boolean =>
  QUICK_FILTERS.some(([one, choice]) => one === group && choice === value);

export const chosenGroups = (filters: Filters): readonly FilterGroup[] =>
  FILTER_GROUPS.filter((group) => filters[group].length > 0);

/** Adds or removes a choice, and keeps the order of the page. */
export function toggled(filters: Filters, group: FilterGroup, value: string): Filters {
  const chosen = filters[group];
  const next = Object.keys(filterNames[group]).filter(
    (one) => chosen.includes(one) !== (one === value),
  );
  return { ...filters, [group]: next };
}

/** Former name of a group, for addresses saved before the group was renamed. */
const BEFORE: Partial<Record<FilterGroup, string>> = { favorites: 'kept' };

/** Reads a question from an address; ignores unknown values. */
export function questionIn(search: URLSearchParams): Question {
  const filters = Object.fromEntries(
    FILTER_GROUPS.map((group) => {
      const asked = [...search.getAll(group), ...search.getAll(BEFORE[group] ?? group)];
      return [group, Object.keys(filterNames[group]).filter((value) => asked.includes(value))];
    }),
  ) as unknown as Filters;
  return { words: search.get('q') ?? '', filters };
}

/** Writes a question into an address, without empty groups. */
export function searchOf({ words, filters }: Question): URLSearchParams {
  const search = new URLSearchParams(words === '' ? {} : { q: words });
  for (const group of FILTER_GROUPS) {
    for (const value of filters[group]) search.append(group, value);
  }
  return search;
}
