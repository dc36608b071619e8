export const progressCopy = {
  title: 'Progress',
  lead: 'What you build, you build as a pair.',
  emptyTitle: 'Your first session starts it all',
  empty:
    'Finish a workout together, and your calories, your streak and your weekly goals begin to fill up here.',
  action: 'Choose a Workout',
} as const;
