import type { JournalEntry } from '../../contract/journal.ts';
import { moodNames } from './copy.ts';

/** Without case and accents: people search as they type on a phone. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The entries that hold every word asked for: in title, text, mood or the author's name. */
export function entriesMatching(
  entries: readonly JournalEntry[],
  question: string,
): readonly JournalEntry[] {
  const words = plain(question).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ title, content, mood, authorName }) => {
    const moodName = mood ? moodNames[mood].name : '';
    const text = plain(`${title ?? ''}\n${content}\n${moodName}\n${authorName}`);
    return words.every((word) => text.includes(word));
  });
}
