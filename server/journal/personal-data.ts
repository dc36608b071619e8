import type { JournalEntry } from '../../contract/journal/journal.ts';
import { minuteText, type PersonalData } from '../personal-data.ts';
import { allEntriesFor } from './queries.ts';
import { forgetReader } from './reader-queries.ts';

export const journalData: PersonalData = {
  tables: { journalEntries: 'journal' },
  exported: async (deps, reader) => [
    {
      name: 'journal',
      about: 'your own entries, and those your partner shares with you',
      json: allEntriesFor(deps, reader),
      lines: entryTexts(allEntriesFor(deps, reader)),
    },
  ],
  erasure: { afterMember: forgetReader },
};

async function* entryTexts(entries: AsyncIterable<JournalEntry>) {
  for await (const entry of entries) yield `${entryText(entry)}\n`;
}

function entryText(entry: JournalEntry): string {
  const { createdAt, mood, isOwn, authorName, isSharedWithPartner, title, content } = entry;
  const heart = entry.hasHeart && (isOwn ? 'with a heart from your partner' : 'with your heart');
  const by = isOwn ? (isSharedWithPartner ? 'shared' : 'private') : `shared by ${authorName}`;
  const heading = [minuteText(createdAt), by, mood, heart].filter(Boolean).join(', ');
  return [`--- ${heading}`, ...(title ? [title, ''] : []), content].join('\n');
}
