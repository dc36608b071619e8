export const challengesCopy = {
  title: 'Challenges',
  lead: 'Small dares for two, and a friendly table to climb.',
  emptyTitle: 'Warming up',
  empty:
    'Five challenges and the leaderboard are on their way. A workout is a good place to begin.',
  action: 'Choose a Workout',
} as const;
