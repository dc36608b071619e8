export const welcomeCopy = {
  title: 'Welcome',
  fallbackName: 'Partner',
  greeting: (name: string) => `Welcome, ${name}`,
  lead: 'What are the two of you in the mood for?',
  count: (count: string) => `${count} workouts`,
  premium: 'Premium',
  browse: 'Browse All Workouts',
} as const;

export const homeCopy = {
  title: 'Home',
  banner: (name: string) => `Good to see you, ${name}`,
  lead: 'Roll out the mat. There is room for two.',
  sessionTitle: "Tonight's session",
  session: 'Begin softly: a stretch for two, close enough to hear each other breathe.',
  start: 'Start with a Stretch',
  categoriesHeading: 'Or pick your own',
  journalTitle: 'Your journal',
  journal: 'A few lines after a session, for yourself or for both of you.',
  openJournal: 'Open the Journal',
} as const;
