export const journalCopy = {
  title: 'Journal',
  lead: 'A quiet place for what you notice.',
  emptyTitle: 'Start Your Journal',
  empty: 'Soon you can write here: for yourself, or shared with your partner when you choose to.',
  action: 'Back to Home',
} as const;
