export const storeCopy = {
  title: 'Store',
  lead: 'Chosen for two: to wear, to light, to unwrap.',
  emptyTitle: 'The shelves are being filled',
  empty: 'Workout apparel, romantic things and a few for the bedroom only. Come back soon.',
  action: 'Back to Home',
} as const;
