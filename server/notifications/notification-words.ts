import type { NudgeAnswer } from '../../contract/notifications/reminders.ts';
import { DISCREET_TITLE } from '../../contract/preferences.ts';
import type { NotifiedKind } from '../db/notifications.ts';

type Words = { title: string; body: string };

/**
 * What stands on a locked phone, for any eyes: no name, no word of a workout or an entry, and not the
 * app's own name. In discreet mode it does not even tell of two.
 */
const PLAIN: Readonly<Record<Exclude<NotifiedKind, 'answer'>, Words>> = {
  reminder: { title: 'Time for two', body: 'You wanted to be reminded today.' },
  streak: {
    title: 'Still time today',
    body: 'Your days in a row end tonight, unless you add one.',
  },
  nudge: { title: 'Tonight?', body: 'You are being asked. One press answers.' },
  room: { title: 'You are expected', body: 'It is about to begin. Come in when you like.' },
  entry: { title: 'Something new for you', body: 'There is something new for you to read.' },
  shipped: { title: 'On its way', body: 'Your order has been shipped.' },
  payment: { title: 'A payment did not go through', body: 'Please have a look at your account.' },
};

const DISCREET: Readonly<Record<NotifiedKind, string>> = {
  reminder: 'You have an entry for today.',
  streak: 'One thing is left for today.',
  nudge: 'You have a question to answer.',
  answer: 'Your question has an answer.',
  room: 'An appointment begins now.',
  entry: 'You have a new note.',
  shipped: 'A delivery is on its way.',
  payment: 'A payment needs a look.',
};

const ANSWERS: Readonly<Record<NudgeAnswer, Words>> = {
  yes: { title: 'Yes', body: 'Your question has an answer.' },
  later: { title: 'Later', body: 'Your question has an answer.' },
  'not-tonight': { title: 'Not tonight', body: 'Your question has an answer.' },
};

export function wordsFor(
  kind: NotifiedKind,
  isDiscreet: boolean,
  answer: NudgeAnswer | null = null,
): Words {
  if (isDiscreet) return { title: DISCREET_TITLE, body: DISCREET[kind] };
  if (kind === 'answer') return ANSWERS[answer ?? 'later'];
  return PLAIN[kind];
}

/** What the buttons of a question say. */
export const ANSWER_TITLES: Readonly<Record<NudgeAnswer, string>> = {
  yes: 'Yes',
  later: 'Later',
  'not-tonight': 'Not tonight',
};
