export const tourCopy = {
  title: 'A Tour for Two',
  lead: 'Six short steps through everything here.',
  emptyTitle: 'The tour starts here soon',
  empty: 'Until then, the welcome page is the shortest way in.',
  action: 'Go to Welcome',
} as const;
