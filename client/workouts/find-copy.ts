import { categories } from '../../content/categories.ts';
import { counted } from '../lib/amounts.ts';
import type { FilterGroup } from './filters.ts';

const total = categories.reduce((sum, { workoutCount }) => sum + workoutCount, 0);

const workouts = (count: number) => counted(count, 'workout');
const quoted = (names: readonly string[]) =>
  names.map((name) => `“${name}”`).join(names.length > 2 ? ', ' : ' and ');

export const listCopy = {
  loading: 'Loading workouts...',
  failedTitle: 'The workouts could not be loaded',
  failed: 'Check your connection and try again.',
  emptyTitle: 'No workouts here yet',
  empty: 'Please try another category.',
  action: 'Go Home',
  start: 'Start Workout',
  done: (times: number) =>
    times === 1 ? 'done once' : times === 2 ? 'done twice' : `done ${times} times`,
  with: (things: string) => `with ${things}`,
  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  searchAll: 'Search All Workouts',
  shown: (count: number, of: number) => (count === of ? `${of} workouts` : `${count} of ${of}`),
} as const;

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
  more: (count: number) => `Show ${count} more that mention it in a step`,
  bedroomClosed: 'Bedroom workouts are locked.',
  openBedroom: 'Unlock',
  bedroomFailed: 'The bedroom workouts could not be loaded.',
  tryAgain: 'Try Again',
} as const;

export const filterCopy = {
  title: 'Filters',
  quick: 'Quick filters',
  chosen: 'Chosen filters',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear All',
  show: (count: number) => `Show ${counted(count, 'Workout')}`,
  shown: workouts,
  shownOf: (count: number, of: number) =>
    count === of ? workouts(of) : `${count} of ${workouts(of)}`,
  nothingTitle: 'No matches',
  nothingFor: (words: string) => `No workouts match “${words}”. Try another word.`,
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
