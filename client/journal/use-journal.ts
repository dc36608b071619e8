import {
  type InfiniteData,
  useInfiniteQuery,
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
  type Mood,
  PAGE_ENTRIES,
} from '../../contract/journal.ts';
import { call } from '../lib/api.ts';

const KEY = [listEntries.url];
/** Where the next page begins is kept as fetched: entries may be deleted from this one. */
type Page = { entries: JournalEntry[]; next: string | undefined };
type Pages = InfiniteData<Page, string | undefined>;

/** What the form holds; the mood is empty when none is chosen. */
export type EntryDraft = {
  title: string;
  content: string;
  mood: Mood | '';
  isSharedWithPartner: boolean;
};

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

export function useSaveEntry(id: string | null) {
  const queryClient = useQueryClient();
  const changeCached = useCachedEntries();
  return useMutation({
    mutationFn: (body: EntryDraft) =>
      id === null ? call(createEntry, { body }) : call(changeEntry, { params: { id }, body }),
    onSuccess(saved) {
      if (id !== null) return changeCached((page) => page.map(replacedBy(saved)));
      // A new entry stands on the first page; the others are fetched again when they are reached.
      queryClient.setQueryData<Pages>(
        KEY,
        (known) =>
          known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
      );
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
}

export function useShareEntry({ id, isSharedWithPartner }: JournalEntry) {
  const changeCached = useCachedEntries();
  const body = { isSharedWithPartner: !isSharedWithPartner };
  return useMutation({
    mutationFn: () => call(changeEntry, { params: { id }, body }),
    onSuccess: (saved) => changeCached((page) => page.map(replacedBy(saved))),
  });
}

export function useDeleteEntry({ id }: JournalEntry) {
  const changeCached = useCachedEntries();
  return useMutation({
    mutationFn: () => call(deleteEntry, { params: { id } }),
    onSuccess: () => changeCached((page) => page.filter((entry) => entry.id !== id)),
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
