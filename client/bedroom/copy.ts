import { dollars, PREMIUM_PRICE_CENTS } from '../../contract/shop/price.ts';

export const bedroomCopy = {
  title: 'Bedroom Workouts',
  lead: 'Massage, breath and slow movement. Lights low, no hurry.',
  premium: 'Premium',
  required: 'Premium Required',
  holds: (steps: number) => `${steps} steps`,
  unlock: (title: string) => `Unlock ${title} with Premium`,
  loading: 'Loading workouts...',
  failed: 'The bedroom workouts could not be loaded',
  failedHint: 'Please try again in a moment.',
  failedMatches: 'What you both like could not be loaded',
  all: 'All workouts',
  emptyTitle: 'Coming Soon',
  empty:
    'We’re still writing the first evenings. Until then, a slow cool down for two comes close.',
  action: 'Start a Cool Down',
} as const;

export const bannerCopy = {
  title: 'Premium Access Required',
  text: 'One subscription opens the bedroom workouts for both of you. Cancel anytime.',
  action: `Subscribe for ${dollars(PREMIUM_PRICE_CENTS)}/month`,
} as const;
