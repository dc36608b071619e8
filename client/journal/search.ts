import type { JournalEntry } from '../../contract/journal/journal.ts';
import { holdsEvery, wordsOf } from '../lib/word-search.ts';
import { moodNames } from './moods.ts';

/** Entries that contain every searched word in title, text, mood or the author's name. */
export function entriesMatching(
  entries: readonly JournalEntry[],
  question: string,
): readonly JournalEntry[] {
  const words = wordsOf(question);
  if (words.length === 0) return entries;
  return entries.filter(({ title, content, mood, authorName }) => {
    const moodName = mood ? moodNames[mood] : '';
    return holdsEvery(words, `${title ?? ''}\n${content}\n${moodName}\n${authorName}`);
  });
}
