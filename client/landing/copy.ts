import { dollars, PREMIUM_PRICE_CENTS } from '../../contract/shop/price.ts';

export const landingCopy = {
  kicker: 'Partner workouts for couples',
  tagline: ['Move together.', 'Grow closer.'],
  lead: 'Ten minutes, a bit of floor and each other. We guide the two of you through workouts that only work as a pair.',
  start: 'Start Free Together',
  signIn: 'Sign In',
  startNote: '3 workouts free. No card needed.',
} as const;

export const featureCards = [
  {
    title: 'Partner Workouts',
    text: 'One leans, the other holds. Every session is written for two bodies, step by step, with nothing to buy first.',
    workoutId: 215,
  },
  {
    title: 'Build Connection',
    text: 'Shared breath, held hands, a private journal for what comes up, and small challenges to take on as a pair.',
    workoutId: 405,
  },
  {
    title: 'Track Progress',
    text: 'One streak for both of you. Weekly goals fill up and badges arrive when you keep showing up.',
    workoutId: 306,
  },
] as const;

export const togetherCopy = {
  heading: 'Two phones, one workout',
  lead: 'Share one phone, or use one each: the same step on both, to the second. In two rooms, you can see each other too.',
  steps: [
    'Pick a workout and choose “On two phones”.',
    'Your partner sees an invitation and joins.',
    'Three, two, one, and you start together.',
  ],
  names: ['Alex', 'Sam'],
  workout: 'Soften Into the Evening',
  left: '0:42',
} as const;

export const categoryCopy = {
  heading: 'Five ways to spend an evening',
  lead: 'Wake up your legs, build something strong, or dim the lights.',
  count: (count: string) => `${count} workouts`,
} as const;

export const priceCopy = {
  heading: 'Start for free',
  lead: 'Try it on the living-room floor. Decide afterward.',
  free: {
    name: 'Free',
    price: '$0',
    per: 'to begin',
    points: [
      'Your first 3 workouts: stretch, strength, cardio or cool down',
      'One account with a sign-in for each of you',
      'Your journal, your challenges and your progress',
    ],
    action: 'Create Your Account',
  },
  premium: {
    name: 'Premium',
    price: dollars(PREMIUM_PRICE_CENTS),
    per: '/month',
    points: [
      'Unlimited access to every workout',
      '20+ bedroom workouts, tender and unhurried',
      'One subscription for both of you',
    ],
    action: 'See the Bedroom Workouts',
    note: 'Subscribe inside the app, whenever you’re ready.',
  },
} as const;

export const footerCopy = {
  line: 'Made for two. No ads, no trackers.',
  care: 'Listen to your bodies. If either of you is pregnant, injured or unsure, ask a doctor first.',
} as const;
