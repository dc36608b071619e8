export const tourCopy = {
  fallbackName: 'Partner',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  back: 'Back',
  next: 'Next',
  finish: 'Start Journey',
  skip: 'Skip',
  close: 'Close',
} as const;

export const tourDemoCopy = {
  title: 'A Tour for Two',
  lead: 'Six short steps through everything here, as a couple sees them on their first evening.',
  seen: 'This browser has seen the tour, so Home won’t open it again.',
  unseen: 'This browser hasn’t seen the tour yet, so Home will open it after you sign in.',
  start: 'Start the Tour',
  forget: 'Forget That I Saw It',
  home: 'Back to Home',
} as const;
