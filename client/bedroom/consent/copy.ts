import type { Choice } from '../../../contract/bedroom/consent.ts';
import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const questionsCopy = {
  title: 'Yes, maybe, no',
  back: 'Bedroom Workouts',
  lead: 'Answer alone: only what you both say yes to shows up. Answer tonight, look tomorrow.',
  privacy: 'How this stays private',
  rules: [
    'Your partner never sees your answers. Where you both say yes, you’ll both see the workouts that match.',
    'No, maybe and no answer look the same to your partner: nothing shows up, and nobody is told.',
    'A new answer counts from tomorrow, so nobody can tell when you gave it. If you take one back, it stops counting right away.',
    'You take turns in every workout, so a yes covers both sides: giving and receiving.',
  ],
  guess: 'What could your partner still guess?',
  guesses: [
    'Where you both say yes, you’ll both know. That’s what this is for.',
    'Someone who says yes to everything can see what doesn’t show up, and so that you didn’t say yes to all of it. They can’t see whether you said no, maybe or nothing at all.',
    'If you take back a yes, what it added disappears from both your lists, and your partner may notice.',
    'Anyone holding your unlocked phone can read what’s on it. You can erase everything with one tap, at the end of this page.',
  ],
  hint: 'Tap again to clear an answer.',
  place: (place: number, count: number) => `${place} of ${count}`,
  previous: 'Back',
  skip: 'Skip',
  next: 'Next',
  done: 'Done',
  asList: (count: number) => `Show All ${count}`,
  oneByOne: 'One at a Time',
  choices: { yes: 'Yes', maybe: 'Maybe', no: 'No' } satisfies Record<Choice, string>,
  maybes: 'Share my maybes',
  maybesHint:
    'If one of you said maybe and the other yes, you’ll both see it as “Perhaps, ask first”. This only happens if you both share your maybes; until then, nobody can tell.',
  erase: 'Erase All My Answers',
  eraseHint:
    'Every answer, your shared maybes and how you liked what you did: gone right away, for good.',
  loading: 'Loading your answers...',
  failed: 'Your answers could not be loaded',
} as const;

export const forBothCopy = {
  title: 'For both of you',
  invite:
    'A few quiet questions that each of you answers alone. What you both say yes to shows up here, and nothing else ever does. Answer tonight, look tomorrow.',
  answer: 'Answer in Private',
  nothing:
    'What you both say yes to shows up here, from the next day on. New matches come once a day, and there’s no hurry.',
  change: 'My Answers',
  showAll: (count: number) => `Show All ${count}`,
  perhaps: 'Perhaps, ask first',
  perhapsText: 'One of you said yes, the other maybe. Ask, and let any answer be a good one.',
  store: 'From the store',
} as const;

export const consentToasts = {
  notKept: failure('Not Saved Yet', 'We couldn’t save your answer. Please tap again.'),
  erased: { title: 'Erased', description: 'We didn’t keep any of your answers.' },
  notErased: failure('Not Erased Yet', 'We couldn’t erase your answers. Please try again.'),
} as const satisfies Record<string, ToastWords>;
