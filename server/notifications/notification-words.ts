import type { NudgeAnswer } from '../../contract/notifications/reminders.ts';
import { DISCREET_TITLE } from '../../contract/preferences.ts';
import type { NotifiedKind } from '../db/notifications.ts';

type Words = { title: string; body: string };

/**
 * Words for a locked phone, which anyone may read: no name, no word about a workout or an entry,
 * and not the app's own name. In discreet mode the words do not even reveal that there are two
 * people.
 */
const PLAIN: Readonly<Record<Exclude<NotifiedKind, 'answer'>, Words>> = {
  reminder: { title: 'Time for two', body: 'Today’s the day. Ten minutes?' },
  streak: { title: 'Still time today', body: 'Your streak ends at midnight.' },
  nudge: { title: 'Tonight?', body: 'There’s a question for you. Tap to answer.' },
  room: { title: 'Ready when you are', body: 'Join whenever you like.' },
  entry: { title: 'Something new for you', body: 'You have something new to read.' },
  shipped: { title: 'On its way', body: 'Your order has shipped.' },
  payment: { title: 'A payment did not go through', body: 'Please check your account.' },
};

const DISCREET: Readonly<Record<NotifiedKind, string>> = {
  reminder: 'You have an entry for today.',
  streak: 'You have one thing left today.',
  nudge: 'You have a question to answer.',
  answer: 'You have an answer.',
  room: 'Your appointment starts now.',
  entry: 'You have a new note.',
  shipped: 'A delivery is on its way.',
  payment: 'A payment needs your attention.',
};

const ANSWERS: Readonly<Record<NudgeAnswer, Words>> = {
  yes: { title: 'Yes', body: 'You have an answer.' },
  later: { title: 'Later', body: 'You have an answer.' },
  'not-tonight': { title: 'Not tonight', body: 'You have an answer.' },
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

export const ANSWER_TITLES: Readonly<Record<NudgeAnswer, string>> = {
  yes: 'Yes',
  later: 'Later',
  'not-tonight': 'Not tonight',
};
