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
