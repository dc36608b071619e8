export const workoutsCopy = {
  title: 'Workouts',
  fallbackLead: 'Written for two, step by step.',
  emptyTitle: 'Being choreographed',
  empty: 'The workouts arrive here soon, each with its pictures.',
  action: 'Go Home',
} as const;
