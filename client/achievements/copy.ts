export const achievementsCopy = {
  title: 'Achievements',
  lead: 'Medals for the days you showed up, both of you.',
  emptyTitle: 'The cabinet is still empty',
  empty: 'Couples achievements and their celebration will be shown here.',
  action: 'Back to Home',
} as const;
