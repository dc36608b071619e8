import { categories } from '../../content/categories.ts';
import { counted } from '../lib/amounts.ts';
import type { FilterGroup } from './filters.ts';

const total = categories.reduce((sum, { workoutCount }) => sum + workoutCount, 0);

const workouts = (count: number) => counted(count, 'workout');
const quoted = (names: readonly string[]) =>
  names.map((name) => `“${name}”`).join(names.length > 2 ? ', ' : ' and ');

export const findCopy = {
  title: 'All Workouts',
  lead: `All ${total} workouts. What are you in the mood for?`,
  search: 'Search all workouts',
  searchHint: 'Hips, chair...',
  loading: 'Loading workouts...',
  failedTitle: 'The workouts could not be loaded',
  failed: 'Check your connection and try again.',
  inStep: (step: number) => `In step ${step}:`,
  premium: 'Premium',
  bedroomClosed: 'Bedroom workouts are locked.',
  openBedroom: 'Unlock',
  bedroomFailed: 'The bedroom workouts could not be loaded.',
  tryAgain: 'Try Again',
} as const;

export const filterCopy = {
  title: 'Filters',
  chosen: 'Chosen filters',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear All',
  show: (count: number) => `Show ${counted(count, 'Workout')}`,
  shown: workouts,
  shownOf: (count: number, of: number) =>
    count === of ? workouts(of) : `${count} of ${workouts(of)}`,
  nothingTitle: 'No matches',
  nothing: 'Try removing one filter:',
  nothingTwice: 'Try removing two or more filters:',
  drop: (names: readonly string[], count: number) => `Remove ${quoted(names)}: ${workouts(count)}`,
} as const;

export const filterLegends: Readonly<Record<FilterGroup, string>> = {
  minutes: 'Time',
  level: 'Level',
  category: 'Category',
  focus: 'Works on',
  position: 'Where',
  equipment: 'With',
  impact: 'Noise',
  favorites: 'Yours',
};

export const filterHints: Readonly<Partial<Record<FilterGroup, string>>> = {
  position: 'for every step',
  impact: 'no jumps, no running',
};
