import { endpointBehindLock, readOfflineBehindLock } from '../endpoint.ts';
import { characterCount, isWholeText } from '../text.ts';
import type { schemas } from './journal.schemas.ts';

export type * from './journal.schemas.ts';

type S = typeof schemas;

export const TITLE_MAX_CHARACTERS = 200;
export const CONTENT_MAX_CHARACTERS = 20_000;
export const PAGE_ENTRIES = 50;

export const journalMessages = {
  empty: 'Please write down a thought first.',
  longTitle: `Please keep the title to ${TITLE_MAX_CHARACTERS} characters.`,
  // Avoid `toLocaleString`: every page would load a whole locale for this one number.
  longContent: `Please keep an entry to ${CONTENT_MAX_CHARACTERS / 1000},000 characters.`,
  broken: 'This text contains a character we can’t save.',
  mood: 'Please choose one of the four moods, or none.',
} as const;

export const MOODS = ['calm', 'energetic', 'passionate', 'euphoric'] as const;

/** Finds the first rule that a draft breaks; the form asks before it calls. */
export function entryProblem(draft: { title: string; content: string }): string | null {
  if (draft.content.trim() === '') return journalMessages.empty;
  if (characterCount(draft.title) > TITLE_MAX_CHARACTERS) return journalMessages.longTitle;
  if (characterCount(draft.content) > CONTENT_MAX_CHARACTERS) return journalMessages.longContent;
  return isWholeText(draft.title + draft.content) ? null : journalMessages.broken;
}

export const listEntries = readOfflineBehindLock<S['listEntries']>('/api/journal');
export const createEntry = endpointBehindLock<S['createEntry']>('POST', '/api/journal');
export const changeEntry = endpointBehindLock<S['changeEntry']>('PATCH', '/api/journal/:id');
export const deleteEntry = endpointBehindLock<S['deleteEntry']>('DELETE', '/api/journal/:id');

/** Entries that the partner shared and the caller has not opened. */
export const unreadEntries = readOfflineBehindLock<S['unreadEntries']>('/api/journal/unread');
export const markEntryRead = endpointBehindLock<S['markEntryRead']>('PUT', '/api/journal/:id/read');
export const changeHeart = endpointBehindLock<S['changeHeart']>('PUT', '/api/journal/:id/heart');
