import { type KeyObject, randomUUID } from 'node:crypto';
import type { Mood } from '../../contract/journal/journal.ts';
import type { Queryable } from '../db/database.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { sealWords } from '../journal/sealed-words.ts';
import { daysAgo, type Today } from './today.ts';
import type { Couple } from './training.ts';

type DemoEntry = {
  ago: number;
  /** Seat of the author: 0 for Alex, 1 for Sam. */
  by: 0 | 1;
  title: string;
  content: string;
  mood: Mood;
  isShared?: boolean;
  isUnread?: boolean;
  hasHeart?: boolean;
};

/** Time by which an entry is earlier in the day than the one of the day after. */
const EARLIER_MS = 7 * 60_000;

const ENTRIES: readonly DemoEntry[] = [
  {
    ago: 40,
    by: 0,
    title: 'Day one',
    content:
      'We did it on the living room rug, in socks, with the curtains half shut. I counted out loud the whole time and Sam laughed at me for it. We’re both going to be sore tomorrow.',
    mood: 'energetic',
    isShared: true,
    hasHeart: true,
  },
  {
    ago: 24,
    by: 1,
    title: 'The slow one',
    content:
      'I almost talked us out of it tonight because of work. Ten minutes back to back on the mat, and I could finally breathe out. Thank you for not letting me skip it.',
    mood: 'calm',
    isShared: true,
    hasHeart: true,
  },
  {
    ago: 17,
    by: 0,
    title: 'What I want to say on Sunday',
    content:
      'I like who I am when we train together: less in my head, quicker to laugh. I keep forgetting to tell Sam that. Write it on a card and put it next to the coffee.',
    mood: 'passionate',
  },
  {
    ago: 10,
    by: 0,
    title: 'Plank High Five, finally',
    content:
      'Twelve in a row without falling over. We high-fived so hard on the last one that the neighbors must have heard it.',
    mood: 'euphoric',
    isShared: true,
  },
  {
    ago: 4,
    by: 0,
    title: 'Shoulders',
    content:
      'The left one is a little tight. Took the easier version twice and it was fine. Warm up longer next time.',
    mood: 'calm',
  },
  {
    ago: 1,
    by: 1,
    title: 'Six days in a row',
    content:
      'I never thought I’d be the one asking “are we doing ours tonight?” But here I am, asking. Tomorrow makes seven.',
    mood: 'euphoric',
    isShared: true,
    isUnread: true,
  },
];

/** Writes the couple's journal, sealed as everyone's is, without telling anybody about it. */
export async function writeJournal(
  tx: Queryable,
  key: KeyObject,
  { coupleId, memberIds }: Couple,
  today: Today,
): Promise<void> {
  const rows = ENTRIES.map(({ ago, by, title, content, mood, ...marks }) => {
    const row = { coupleId, id: randomUUID(), authorId: memberIds[by] };
    const sealed = sealWords(key, row, { title, content, mood });
    const createdAt = new Date(daysAgo(ago, today).getTime() - ago * EARLIER_MS);
    return { isShared: false, ...marks, ...row, sealed, createdAt };
  });
  await tx.insert(journalEntries).values(rows);
}
