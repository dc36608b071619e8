export const progressCopy = {
  title: 'Progress',
  lead: 'What you build, you build as a pair.',
  emptyTitle: 'Your first session starts it all',
  empty:
    'Finish a workout together, and your calories, your streak and your weekly goals begin to fill up here.',
  action: 'Choose a Workout',
  caloriesToday: 'Calories Today',
  streak: 'Day Streak',
  total: 'Workouts Together',
  figuresFailed: 'Your stats could not be loaded',
} as const;

export const goalsCopy = {
  title: 'Weekly Goals',
  lead: 'From Monday to Sunday.',
  together: 'Workouts together',
  categories: 'Categories tried',
  of: (current: number, target: number) => `${current} of ${target}`,
  reached: 'Reached',
  failed: 'Your goals could not be loaded',
} as const;

export const weekCopy = {
  title: 'Your last 7 days',
  lead: 'Calories you burned together, day by day.',
  failed: 'Your week could not be loaded',
  day: 'Day',
  calories: 'Calories',
  minutes: 'Minutes',
  workouts: 'Workouts',
  summary: (total: number) => `${total} calories in the last 7 days`,
} as const;

export const recentCopy = {
  title: 'Recent Workouts',
  empty: 'Nothing yet. What you finish together shows up here.',
  failed: 'Your recent workouts could not be loaded',
  figures: (minutes: number, calories: number) => `${minutes} min · ${calories} cal`,
} as const;

export const badgesCopy = {
  title: 'Achievements',
  failed: 'Your achievements could not be loaded',
  unlocked: 'Unlocked',
  of: (current: number, target: number) => `${current} of ${target}`,
  streak: '7 Day Streak',
  streakLead: 'Train on seven days in a row.',
  workouts: '10 Workouts',
  workoutsLead: 'Complete ten workouts together.',
  calories: '500 Calories',
  caloriesLead: 'Burn five hundred calories as a pair.',
} as const;
