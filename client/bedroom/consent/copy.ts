import type { Choice } from '../../../contract/bedroom/consent.ts';
import { failure, type ToastWords } from '../../ui/toast-store.ts';

export const questionsCopy = {
  title: 'Yes, maybe, no',
  back: 'Bedroom Workouts',
  lead: 'A few quiet questions, for you alone. Answer what you like, skip what you like, and change your mind whenever you like.',
  rules: [
    'Your partner never sees your answers. Where you both say yes, the workouts made of it appear for both of you.',
    'No, maybe and no answer look the same from the other side: nothing appears, and nobody is told.',
    'A new answer counts from tomorrow, so nobody can tell when you gave it. One that you take back stops counting at once.',
    'You take turns in every workout, so a yes is for both sides of it: giving and receiving.',
  ],
  guess: 'What could your partner still guess?',
  guesses: [
    'Where you both say yes, you will both know: that is what this is for.',
    'Someone who says yes to everything can see that something does not appear, and so that you did not say yes to all of it. They cannot see whether you said no, said maybe, or said nothing at all.',
    'If you take back a yes, what it brought up disappears from both lists, and your partner may notice.',
    'Whoever holds your unlocked phone can read what is on it. Erasing is one press, at the end of this page.',
  ],
  hint: 'Press an answer again to take it back.',
  choices: { yes: 'Yes', maybe: 'Maybe', no: 'No' } satisfies Record<Choice, string>,
  maybes: 'Open my maybes',
  maybesHint:
    'Where one of you said maybe and the other yes, it appears to both of you as “Perhaps, ask first”. Only if you both open your maybes; until then nobody can tell.',
  erase: 'Erase All My Answers',
  eraseHint:
    'Every answer, your open maybes and how you liked what you did: gone at once, for good.',
  loading: 'Loading your answers...',
  failed: 'Your answers could not be loaded',
} as const;

export const forBothCopy = {
  title: 'For both of you',
  invite:
    'A few quiet questions, answered by each of you alone. What you both say yes to appears here. Nothing else ever does.',
  answer: 'Answer in Private',
  nothing:
    'What you both say yes to appears here. New matches come once a day, and there is no hurry.',
  change: 'My Answers',
  showAll: (count: number) => `Show All ${count}`,
  minutes: (minutes: number) => `${minutes} min`,
  perhaps: 'Perhaps, ask first',
  perhapsText: 'One of you said yes, the other maybe. Ask, and let any answer be a good one.',
  store: 'And from the store',
} as const;

export const consentToasts = {
  notKept: failure('Not Saved Yet', 'We could not save your answer. Please tap again.'),
  erased: { title: 'Erased', description: 'Nothing of what you answered is kept.' },
  notErased: failure('Not Erased Yet', 'We could not erase your answers. Please try again.'),
} as const satisfies Record<string, ToastWords>;
