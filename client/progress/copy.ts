import { counted } from '../lib/amounts.ts';
import { failure, type ToastWords } from '../ui/toast-store.ts';

export const progressCopy = {
  title: 'Progress',
  lead: 'Everything you build, you build together.',
  emptyTitle: 'Your first session starts it all',
  empty:
    'Finish a workout together, and your calories, your streak and your weekly goals begin to fill up here.',
  action: 'Choose a Workout',
  caloriesToday: 'Calories Today',
  streak: 'Day Streak',
  total: 'Workouts Together',
  statsFailed: 'Your stats could not be loaded',
} as const;

export const fullDayCopy = {
  title: 'Full Day',
  lead: 'One of each kind makes a full day.',
  failed: 'Today’s progress could not be loaded',
  done: 'done',
  open: 'still open',
  ring: (done: number, of: number) => `${done} of ${of} categories done today`,
} as const;

export const goalsCopy = {
  title: 'Weekly Goals',
  lead: 'From Monday to Sunday.',
  together: 'Workouts together',
  categories: 'Categories tried',
  of: (current: number, target: number) => `${current} of ${target}`,
  reached: 'Reached',
  failed: 'Your goals could not be loaded',
  edit: 'Edit Goals',
  planned: (monday: string, workouts: number, categories: number) =>
    `From ${monday}: ${counted(workouts, 'workout')} and ${counted(categories, 'category', 'categories')}.`,
} as const;

export const goalsDialogCopy = {
  title: 'Your weekly goals',
  lead: 'As much as feels good to you both. Either of you can change it.',
  workouts: 'Workouts together',
  workoutsHint: 'From Monday to Sunday',
  workoutsStepper: {
    label: 'Workouts together',
    less: 'One fewer workout',
    more: 'One more workout',
  },
  categories: 'Categories',
  categoriesHint: (count: number) =>
    count === 5 ? 'All of them, including the bedroom' : 'With five, the bedroom counts too',
  categoriesStepper: {
    label: 'Categories',
    less: 'One fewer category',
    more: 'One more category',
  },
  when: 'Starts',
  thisWeek: 'This Week',
  nextWeek: 'Next Week',
  atOnce: 'What you’ve done since Monday already counts.',
  fromMonday: (monday: string) => `Starting ${monday}. This week stays as it is.`,
  save: 'Save Goals',
  cancel: 'Cancel',
} as const;

export const goalToasts = {
  saved: { title: 'Goals Saved', description: 'Your partner sees them too.' },
  notSaved: failure('Goals Not Saved'),
} as const satisfies Record<string, ToastWords>;

export const chartCopy = {
  ranges: 'Time shown',
  range: { days: '7 Days', weeks: 'Weeks', months: 'Months', year: 'Year' },
  stats: 'What to show',
  stat: { calories: 'Calories', minutes: 'Minutes' },
  title: {
    days: 'Your last 7 days',
    weeks: 'Your last 12 weeks',
    months: 'Your last 12 months',
    year: 'Your year so far',
  },
  lead: {
    days: {
      calories: 'Calories you burned together, day by day.',
      minutes: 'Minutes you trained together, day by day.',
    },
    weeks: {
      calories: 'Calories together, week by week.',
      minutes: 'Minutes together, week by week.',
    },
    months: {
      calories: 'Calories together, month by month.',
      minutes: 'Minutes together, month by month.',
    },
    year: {
      calories: 'Calories together, month by month.',
      minutes: 'Minutes together, month by month.',
    },
  },
  failed: 'Your week could not be loaded',
  pastFailed: 'Your weeks and months could not be loaded',
  first: { days: 'Day', weeks: 'Week from', months: 'Month', year: 'Month' },
  calories: 'Calories',
  minutes: 'Minutes',
  workouts: 'Workouts',
  summary: {
    days: (total: string) => `${total} in the last 7 days`,
    weeks: (total: string) => `${total} in the last 12 weeks`,
    months: (total: string) => `${total} in the last 12 months`,
    year: (total: string) => `${total} this year`,
  },
  total: (value: number, stat: 'calories' | 'minutes') => counted(value, stat.slice(0, -1), stat),
  lookBack: 'Look Back at Every Day',
} as const;

export const recentCopy = {
  title: 'Recent Workouts',
  empty: 'Nothing yet. The workouts you finish together show up here.',
  failed: 'Your recent workouts could not be loaded',
  stats: (minutes: number, calories: number) => `${minutes} min · ${calories} cal`,
} as const;

export const badgesCopy = {
  title: 'Achievements',
  failed: 'Your achievements could not be loaded',
  unlocked: 'Unlocked',
  all: (count: number) => `See All ${count} Badges`,
  of: (current: number, target: number) => `${current} of ${target}`,
  streak: '7-Day Streak',
  streakLead: 'Train seven days in a row.',
  workouts: '10 Workouts',
  workoutsLead: 'Complete ten workouts together.',
  calories: '500 Calories',
  caloriesLead: 'Burn five hundred calories as a pair.',
} as const;
