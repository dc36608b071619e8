import type { NudgeAnswer } from '../../contract/notifications/reminders.ts';
import { failure } from '../ui/toast-store.ts';

export const nudgeCopy = {
  heading: 'Tonight?',
  ask: (name: string) => `Ask ${name}`,
  lead: (name: string) => `One press asks ${name}, and one press answers.`,
  waiting: (name: string) => `You asked. ${name} can answer with one press.`,
  askAgain: 'Ask Again',
  enough: 'That was the third time today. Let it rest until tomorrow.',
  received: (name: string) => `${name} asks: tonight?`,
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
  failedToAsk: failure('Not Asked'),
  failedToAnswer: failure('Not Answered'),
} as const;
