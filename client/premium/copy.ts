export const bedroomCopy = {
  title: 'Bedroom Workouts',
  lead: 'Massage, breath and slow movement. Lights low, phones away.',
  emptyTitle: 'Coming Soon',
  empty:
    'The first evenings are being written. Until then, a slow cool down for two is close to it.',
  action: 'Start a Cool Down',
} as const;

export const subscribeCopy = {
  title: 'Premium',
  lead: 'Unlimited access for both of you, including 20+ bedroom workouts.',
  price: '$19.99',
  per: '/month',
  soon: 'Subscriptions open here soon. Nothing is charged before you ask for it.',
  back: 'Back to Bedroom Workouts',
} as const;
