import type { Mood } from '../../contract/journal.ts';
import type { ToastWords } from '../ui/toast-store.ts';

export const journalCopy = {
  title: 'Journal',
  lead: 'A quiet place for what you notice.',
  add: 'New Entry',
  loading: 'Opening your journal...',
  emptyTitle: 'Start Your Journal',
  empty:
    'Write down what a day together was like: for yourself alone, or shared with your partner when you choose to.',
  addFirst: 'Write First Entry',
  failedTitle: 'Your journal did not open',
  failed: 'Nothing is lost. Try again in a moment.',
  retry: 'Try Again',
  olderFailed: 'Older entries did not load.',
  older: 'Loading older entries...',
  private: 'Only you can read what you do not share. Titles and words are kept encrypted.',
} as const;

export const searchCopy = {
  label: 'Search your journal',
  placeholder: 'A word, a mood, a name',
  searching: 'Looking through older entries...',
  found: (count: number) => (count === 1 ? '1 entry found' : `${count} entries found`),
  nothing: (words: string) => `No entry speaks of “${words}”.`,
} as const;

export const draftCopy = {
  title: 'You have an unfinished entry',
  more: 'Continue Writing',
  discard: 'Discard',
} as const;

export const dialogCopy = {
  newTitle: 'New Journal Entry',
  editTitle: 'Edit Entry',
  title: 'Title (optional)',
  titlePlaceholder: 'A few words for this moment',
  content: 'Your thoughts',
  contentPlaceholder: 'What did you notice today?',
  mood: 'Mood',
  noMood: 'No mood',
  share: 'Share with partner',
  shareHint: 'You can change this at any time.',
  cancel: 'Cancel',
  save: 'Save Entry',
  saving: 'Saving...',
  kept: 'Your text is still here and kept on this device.',
  conflict:
    'This entry was changed elsewhere meanwhile. Save again to replace that with what you wrote here, or cancel and read it first: your text is kept on this device.',
  restored: 'These are changes that you began here and did not save.',
  outdated:
    'These are changes that you began here and did not save. The entry has been changed elsewhere since: saving replaces that.',
  discard: 'Discard Changes',
} as const;

export const entryCopy = {
  untitled: 'Untitled entry',
  shared: 'Shared',
  from: (name: string) => `From ${name}`,
  edit: 'Edit',
  share: 'Share',
  unshare: 'Unshare',
  delete: 'Delete',
  more: 'Read on',
  less: 'Show less',
} as const;

export const deleteCopy = {
  title: 'Delete this entry?',
  text: 'It will be gone for good, for you and for your partner.',
  keep: 'Keep It',
  delete: 'Delete Entry',
  deleting: 'Deleting...',
} as const;

export const moodNames: Readonly<Record<Mood, { name: string; emoji: string }>> = {
  calm: { name: 'Calm', emoji: '😌' },
  energetic: { name: 'Energetic', emoji: '⚡' },
  passionate: { name: 'Passionate', emoji: '🔥' },
  euphoric: { name: 'Euphoric', emoji: '🤩' },
};

const again = 'Something went wrong. Please try again.';

export const journalToasts = {
  saved: { title: 'Entry Saved' },
  notSaved: { title: 'Entry Not Saved', description: again, variant: 'destructive' },
  shared: { title: 'Entry Shared', description: 'Your partner can read it now.' },
  unshared: { title: 'Entry Private', description: 'Your partner can no longer read it.' },
  notChanged: { title: 'Entry Not Changed', description: again, variant: 'destructive' },
  deleted: { title: 'Entry Deleted' },
  notDeleted: { title: 'Entry Not Deleted', description: again, variant: 'destructive' },
} as const satisfies Record<string, ToastWords>;
