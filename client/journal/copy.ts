import { counted } from '../lib/amounts.ts';
import { failure, type ToastWords } from '../ui/toast-store.ts';

export const journalCopy = {
  title: 'Journal',
  lead: 'A quiet place for what you notice.',
  add: 'New Entry',
  loading: 'Loading your journal...',
  emptyTitle: 'Start Your Journal',
  empty:
    'Write down what a day together was like: for yourself alone, or shared with your partner when you choose to.',
  addFirst: 'Write First Entry',
  failedTitle: 'Your journal could not be loaded',
  failed: 'Please try again in a moment.',
  retry: 'Try Again',
  olderFailed: 'Older entries could not be loaded.',
  older: 'Loading older entries...',
  private: 'Only you can read what you don’t share. Titles and text are stored encrypted.',
} as const;

export const searchCopy = {
  label: 'Search your journal',
  placeholder: 'A word, a mood, a name',
  searching: 'Looking through older entries...',
  found: (count: number) => `${counted(count, 'entry', 'entries')} found`,
  nothing: (words: string) => `No entries match “${words}”.`,
} as const;

export const unsentCopy = {
  title: 'Waiting to be sent',
  lead: 'Written offline. It’s saved on this device, and we’ll send it when you’re back online.',
  onThisPage:
    'Written offline. This browser has no room to save it, so please leave this page open until you’re back online.',
  refused: 'Not saved',
  unknownReason: 'The server didn’t accept it.',
  damaged: 'Part of this entry is damaged, so we couldn’t send it.',
  tryAgain: 'Try Again',
  discard: 'Discard',
} as const;

export const draftCopy = {
  title: 'You have an unfinished entry',
  more: 'Continue Writing',
  discard: 'Discard',
  /** Shown for sealed words, whose key comes from the server. */
  closed: 'Your words are safe on this device. You can read them once we reach the server.',
  unreadable: 'These words can’t be read on this device.',
} as const;

export const dialogCopy = {
  newTitle: 'New Journal Entry',
  editTitle: 'Edit Entry',
  title: 'Title (optional)',
  titlePlaceholder: 'A few words for this moment',
  content: 'Your thoughts',
  contentPlaceholder: 'What did you notice today?',
  mood: 'Mood',
  noMood: 'Not set',
  share: 'Share with partner',
  shareHint: 'You can change this at any time.',
  cancel: 'Cancel',
  save: 'Save Entry',
  saving: 'Saving...',
  needsNetwork: 'You need to be online to change an entry.',
  notStored:
    'We couldn’t reach the server, and this browser has no room for your entry. Please leave this page open and save again when you’re back online.',
  kept: 'Your text is still here and saved on this device.',
  here: 'Your text is still here.',
  notKept:
    'With your lock on, this browser can’t keep an entry until you save it. Please save before you leave this page.',
  conflict:
    'This entry has changed since you opened it. Save again to replace it with what you wrote here, or cancel and read it first. Your text is saved on this device.',
  restored: 'You have unsaved changes from last time.',
  outdated:
    'You have unsaved changes from last time. The entry has changed since then, and saving replaces it.',
  discard: 'Discard Changes',
} as const;

export const entryCopy = {
  untitled: 'Untitled entry',
  shared: 'Shared',
  private: 'Only you',
  from: (name: string) => `From ${name}`,
  edit: 'Edit',
  share: 'Share',
  unshare: 'Unshare',
  delete: 'Delete',
  more: 'Read more',
  less: 'Show less',
  leaveHeart: 'Leave a heart',
  ownHeart: 'You left a heart',
  partnersHeart: 'A heart from your partner',
} as const;

/** Shown on home for entries that the partner shared and the member has not seen. */
export const unreadCopy = {
  shared: (name: string, count: number) =>
    `${name} shared ${count === 1 ? 'a page' : `${count} pages`} with you`,
} as const;

export const deleteCopy = {
  title: 'Delete this entry?',
  text: 'It will be gone for good, for you and for your partner.',
  keep: 'Keep It',
  delete: 'Delete Entry',
} as const;

export const journalToasts = {
  saved: { title: 'Entry Saved' },
  savedLater: { title: 'Entry Saved', description: 'What you wrote offline has been sent.' },
  unsent: {
    title: 'Saved on This Device',
    description: 'We couldn’t reach the server. We’ll send your entry when you’re back online.',
  },
  discarded: { title: 'Entry Discarded' },
  elsewhere: {
    title: 'Open in Another Tab',
    description: 'You are writing this entry in another tab of this browser.',
  },
  notSaved: failure('Entry Not Saved'),
  shared: { title: 'Entry Shared', description: 'Your partner can read it now.' },
  savedShared: { title: 'Entry Saved', description: 'Your partner can read it now.' },
  unshared: { title: 'Entry Private', description: 'Your partner can no longer read it.' },
  notChanged: failure('Entry Not Changed'),
  deleted: { title: 'Entry Deleted' },
  notDeleted: failure('Entry Not Deleted'),
} as const satisfies Record<string, ToastWords>;
