export const listCopy = {
  loading: 'Loading workouts...',
  failedTitle: 'The workouts could not be loaded',
  failed: 'Check your connection and try again.',
  emptyTitle: 'No workouts here yet',
  empty: 'Please try another category.',
  action: 'Go Home',
  start: 'Start Workout',
  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  searchAll: 'Search All Workouts',
  shown: (count: number, of: number) => (count === of ? `${of} workouts` : `${count} of ${of}`),
} as const;

export const workoutPageCopy = {
  loading: 'Loading workout...',
  notFound: 'Workout not found',
  notFoundLead: 'It may have moved, or the address may be wrong.',
  goHome: 'Go Home',
  failedTitle: 'The workout could not be loaded',
  failed: 'Please try again in a moment.',
} as const;

export const lockedCopy = {
  title: 'Premium Access Required',
  lead: 'Bedroom workouts are for couples with Premium. One subscription opens all of them, for both of you.',
  subscribe: 'Subscribe for $19.99/month',
  signIn: 'Sign In',
} as const;
