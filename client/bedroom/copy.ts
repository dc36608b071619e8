import { dollars, PREMIUM_PRICE_CENTS } from '../../contract/shop/price.ts';

export const bedroomCopy = {
  title: 'Bedroom Workouts',
  lead: 'Massage, breath and slow movement. Lights low, phones away.',
  premium: 'Premium',
  start: 'Start Workout',
  required: 'Premium Required',
  holds: (steps: number) => `What it holds: ${steps} steps`,
  unlock: (title: string) => `Unlock ${title} with Premium`,
  loading: 'Loading workouts...',
  failed: 'The bedroom workouts could not be loaded',
  failedHint: 'Please try again in a moment.',
  failedMatches: 'What you both like could not be loaded',
  all: 'All workouts',
  emptyTitle: 'Coming Soon',
  empty:
    'The first evenings are being written. Until then, a slow cool down for two is close to it.',
  action: 'Start a Cool Down',
} as const;

export const bannerCopy = {
  title: 'Premium Access Required',
  text: 'Bedroom workouts open with one subscription for both of you. Cancel whenever you like.',
  action: `Subscribe for ${dollars(PREMIUM_PRICE_CENTS)}/month`,
} as const;
