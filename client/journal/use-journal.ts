import {
  type InfiniteData,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { cursorAfter } from '../../contract/cursor.ts';
import {
  changeEntry,
  createEntry,
  deleteEntry,
  type JournalEntry,
  listEntries,
  PAGE_ENTRIES,
} from '../../contract/journal.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { dropDraft } from '../lib/drafts.ts';
import { toast } from '../ui/toast-store.ts';
import { dialogCopy, journalToasts } from './copy.ts';
import { changesSince, draftName, type EntryDraft } from './draft.ts';

const KEY = [listEntries.url];
const SAVING = [createEntry.url];
/** Where the next page begins is kept as fetched: entries may be deleted from this one. */
type Page = { entries: JournalEntry[]; next: string | undefined };
type Pages = InfiniteData<Page, string | undefined>;

/** The journal as one list, however many pages it was fetched in. */
export function useJournal() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: async ({ pageParam: before }) =>
      pageOf(await call(listEntries, { query: { before } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}

function pageOf(entries: JournalEntry[]): Page {
  const last = entries.at(-1);
  const isFull = entries.length === PAGE_ENTRIES;
  return { entries, next: last && isFull ? cursorAfter(last) : undefined };
}

type Saving = {
  draft: EntryDraft;
  /** What it is a change of. */
  base: EntryDraft;
  /** Words that have come to stand there meanwhile may be replaced. */
  mayReplace: boolean;
};

/**
 * Saves a new entry, or what was changed of one. What follows is done here and not by the form,
 * which may be closed before the answer comes.
 */
export function useSaveEntry(userId: string, id: string | null) {
  const queryClient = useQueryClient();
  const changeCached = useCachedEntries();
  return useMutation({
    mutationKey: SAVING,
    mutationFn: (saving: Saving) =>
      id === null
        ? call(createEntry, { body: saving.draft })
        : call(changeEntry, { params: { id }, body: changeBy(saving) }),
    onSuccess(saved) {
      dropDraft(draftName(userId, id));
      toast(journalToasts.saved);
      if (id !== null) return changeCached((page) => page.map(replacedBy(saved)));
      // A new entry stands on the first page; the others are fetched again when they are reached.
      queryClient.setQueryData<Pages>(
        KEY,
        (known) =>
          known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
      );
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
    onError(error) {
      const reason = error instanceof ApiError ? error.reason : null;
      toast({ ...journalToasts.notSaved, description: reason ?? dialogCopy.kept });
      if (isConflict(error)) return queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** Only what was changed, so that the rest stays as it has become on another device meanwhile. */
function changeBy({ draft, base, mayReplace }: Saving) {
  const changes = changesSince(base, draft);
  if (mayReplace) return changes;
  const basedOn = {
    ...('title' in changes && { title: base.title }),
    ...('content' in changes && { content: base.content }),
  };
  return { ...changes, basedOn };
}

/** The words that were changed here had been changed elsewhere first. */
export function isConflict(error: Error): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Whether an entry is on its way, even if its form is closed. */
export function useIsSavingEntry(): boolean {
  return useIsMutating({ mutationKey: SAVING }) > 0;
}

export function useShareEntry({ id, isSharedWithPartner }: JournalEntry) {
  const changeCached = useCachedEntries();
  const body = { isSharedWithPartner: !isSharedWithPartner };
  return useMutation({
    mutationFn: () => call(changeEntry, { params: { id }, body }),
    onSuccess: (saved) => changeCached((page) => page.map(replacedBy(saved))),
  });
}

export function useDeleteEntry(userId: string, { id }: JournalEntry) {
  const changeCached = useCachedEntries();
  return useMutation({
    mutationFn: () => call(deleteEntry, { params: { id } }),
    onSuccess() {
      // What was begun as a change of it goes with it.
      dropDraft(draftName(userId, id));
      toast(journalToasts.deleted);
      changeCached((page) => page.filter((entry) => entry.id !== id));
    },
    onError: () => toast(journalToasts.notDeleted),
  });
}

function replacedBy(saved: JournalEntry) {
  return (entry: JournalEntry) => (entry.id === saved.id ? saved : entry);
}

/** Changes entries where they stand, so that nobody loses their place in a long journal. */
function useCachedEntries() {
  const queryClient = useQueryClient();
  return (change: (entries: JournalEntry[]) => JournalEntry[]) => {
    queryClient.setQueryData<Pages>(
      KEY,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({ ...page, entries: change(page.entries) })),
        },
    );
  };
}
