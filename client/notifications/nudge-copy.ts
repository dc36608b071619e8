import type { NudgeAnswer } from '../../contract/notifications/reminders.ts';
import { failure } from '../ui/toast-store.ts';

export const nudgeCopy = {
  heading: 'Tonight?',
  ask: (name: string) => `Ask ${name}`,
  waiting: (name: string) => `You asked. ${name} can answer with one tap.`,
  askAgain: 'Ask Again',
  enough: 'You’ve asked three times today. Try again tomorrow.',
  received: (name: string) => `${name} is asking: tonight?`,
  answers: { yes: 'Yes', later: 'Later', 'not-tonight': 'Not tonight' } satisfies Record<
    NudgeAnswer,
    string
  >,
  answered: (name: string) =>
    ({
      yes: `${name} says yes.`,
      later: `${name} says later.`,
      'not-tonight': `${name} says not tonight.`,
    }) satisfies Record<NudgeAnswer, string>,
  given: {
    yes: 'You said yes.',
    later: 'You said later.',
    'not-tonight': 'You said not tonight.',
  } satisfies Record<NudgeAnswer, string>,
  sent: 'Answer Sent',
  failedToAsk: failure('Couldn’t Send It'),
  failedToAnswer: failure('Couldn’t Send It'),
} as const;
