import type { NudgeAnswer } from '../../contract/notifications/reminders.ts';
import { DISCREET_TITLE } from '../../contract/preferences.ts';
import type { NotifiedKind } from '../db/notifications.ts';

type Words = { title: string; body: string };

/** Details that no row of a notification holds. */
export type Details = {
  /** Null unless the member lets their notifications name their partner. */
  partnerName: string | null;
  /** Length of a streak that ends tonight; null where the notification is about none. */
  streakDays: number | null;
};

type About = Details & {
  kind: NotifiedKind;
  isDiscreet: boolean;
  answer: NudgeAnswer | null;
};

/**
 * Words for a locked phone, which anyone may read: no word about a workout or an entry, and not the
 * app's own name; no name unless the member chose so. In discreet mode the words do not even reveal
 * that there are two people.
 */
const PLAIN: Readonly<Record<Exclude<NotifiedKind, 'answer'>, Words>> = {
  planned: { title: 'Time for two', body: 'Your plan starts soon.' },
  proposed: { title: 'New in your plan', body: 'Tap to see when.' },
  reminder: { title: 'Time for two', body: 'Today’s the day. Ten minutes?' },
  streak: { title: 'Still time today', body: 'Your streak ends at midnight.' },
  nudge: { title: 'Tonight?', body: 'Tap to answer.' },
  room: { title: 'Ready when you are', body: 'Join whenever you like.' },
  entry: { title: 'Something new for you', body: 'You have something new to read.' },
  shipped: { title: 'On its way', body: 'Your order has shipped.' },
  payment: { title: 'A payment did not go through', body: 'Please check your account.' },
};

const DISCREET: Readonly<Record<NotifiedKind, string>> = {
  planned: 'Your appointment starts soon.',
  proposed: 'There is a change to your schedule.',
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

/** Words in place of the neutral ones, for kinds that come from the partner or are about both. */
function namingWords(kind: NotifiedKind, name: string, answer: string): Partial<Words> {
  const named: Partial<Record<NotifiedKind, Partial<Words>>> = {
    planned: { body: `Your plan with ${name} starts soon.` },
    proposed: { body: `It’s from ${name}. Tap to see when.` },
    nudge: { body: `${name}’s asking. Tap to answer.` },
    answer: { body: `${name} said ${answer.toLowerCase()}.` },
    room: { title: `${name}’s ready` },
    entry: { body: `${name} shared a page with you.` },
  };
  return named[kind] ?? {};
}

export function wordsFor({ kind, isDiscreet, answer, partnerName, streakDays }: About): Words {
  if (isDiscreet) return { title: DISCREET_TITLE, body: DISCREET[kind] };
  const words = kind === 'answer' ? ANSWERS[answer ?? 'later'] : PLAIN[kind];
  if (streakDays) return { ...words, body: `Your ${streakDays}-day streak ends at midnight.` };
  return partnerName ? { ...words, ...namingWords(kind, partnerName, words.title) } : words;
}

export const ANSWER_TITLES: Readonly<Record<NudgeAnswer, string>> = {
  yes: 'Yes',
  later: 'Later',
  'not-tonight': 'Not tonight',
};
