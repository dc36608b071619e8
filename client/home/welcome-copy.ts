export const welcomeCopy = {
  title: 'Welcome',
  fallbackName: 'Partner',
  greeting: (name: string) => `Welcome, ${name}`,
  invitedLead: (name: string) => `You and ${name} have this place to yourselves.`,
  startHere: 'Start here',
  withPartner: (name: string) => `Tonight’s session, with ${name}`,
  start: 'Start Workout',
  loading: 'Loading tonight’s session...',
  categories: 'What are the two of you in the mood for?',
  count: (count: string) => `${count} workouts`,
  premium: 'Premium',
  browse: 'Browse All Workouts',
} as const;
