import { expect, test } from 'vitest';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { entriesMatching } from './search.ts';

function entry(changes: Partial<JournalEntry>): JournalEntry {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    title: null,
    content: '',
    mood: null,
    isSharedWithPartner: false,
    createdAt: '2026-03-11T12:00:00.000Z',
    isOwn: true,
    authorName: 'Robin',
    isUnread: false,
    hasHeart: false,
    ...changes,
  };
}

const rain = entry({ title: 'After the Rain', content: 'We walked home.' });
const cafe = entry({ content: 'Café crème, and you', mood: 'passionate' });
const kims = entry({ content: 'Сегодня танцевали', authorName: 'Kim' });
const all = [rain, cafe, kims];

test.each([
  ['', all],
  ['   ', all],
  ['rain', [rain]],
  ['RAIN walked', [rain]],
  ['rain café', []],
  ['cafe creme', [cafe]],
  ['passionate', [cafe]],
  ['kim', [kims]],
  ['ТАНЦ', [kims]],
])('searching for %j finds what holds every word', (question, found) => {
  expect(entriesMatching(all, question)).toEqual(found);
});
