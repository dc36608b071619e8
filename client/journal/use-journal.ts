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
  changeHeart,
  createEntry,
  deleteEntry,
  type JournalEntry,
  listEntries,
  markEntryRead,
  PAGE_ENTRIES,
  unreadEntries,
} from '../../contract/journal/journal.ts';
import { dropDraft, isDraftStored } from '../device/drafts.ts';
import { isUnreachable, withOfflineFallback } from '../device/offline-fallback.ts';
import { isOnThisPageAlone, removeFromOutbox } from '../device/outbox.ts';
import { addAndSend } from '../device/send-outbox.ts';
import { call } from '../lib/api.ts';
import { ApiError, reasonOf, statusOf } from '../lib/api-error.ts';
import { invalidate, marksOf } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { dialogCopy, journalToasts } from './copy.ts';
import { changesSince, dropDrafts, type EntryDraft } from './draft.ts';
import { entryKind } from './unsent-entries.ts';

const KEY = [listEntries.url];
const SAVING = [createEntry.url];
/** `next` is kept as fetched, since entries may be deleted from this page. */
type Page = { entries: JournalEntry[]; next: string | undefined };
type Pages = InfiniteData<Page, string | undefined>;

/** The journal as one list, however many pages it was fetched in. */
export function useJournal() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: (context) =>
      withOfflineFallback(context, async () =>
        pageOf(await call(listEntries, { query: { before: context.pageParam } })),
      ),
    meta: marksOf(listEntries),
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
  /** The entry as it was when the form was opened. */
  base: EntryDraft;
  /** Whether words that were saved elsewhere meanwhile may be replaced. */
  mayReplace: boolean;
};

type Written = {
  userId: string;
  /** Null for a new entry, which gets `newId`. */
  id: string | null;
  newId: string;
  draftName: string;
};

/** Says why nothing was saved, where the server gave no reason. */
export function problemOf(error: Error, id: string | null): string {
  if (!isUnreachable(error)) return '';
  return id === null ? dialogCopy.notStored : dialogCopy.needsNetwork;
}

/** Says where the unsaved words are kept. */
export const whereItIs = (draftName: string) =>
  isDraftStored(draftName) ? dialogCopy.kept : dialogCopy.here;

/**
 * Saves a new entry, or the changes of one. Draft, toast and cache are handled here and not by the
 * form, which may be closed before the answer comes.
 */
export function useSaveEntry({ userId, id, newId, draftName }: Written) {
  const queryClient = useQueryClient();
  const changeCached = useCachedEntries();
  const unshare = useSetShared();
  return useMutation({
    mutationKey: SAVING,
    mutationFn: (saving: Saving) =>
      id === null
        ? saveNew(userId, newId, saving.draft)
        : call(changeEntry, { params: { id }, body: changeBy(saving) }),
    onSuccess(saved, { base }) {
      dropDraft(draftName);
      if (!saved) return toast(journalToasts.unsent);
      if (saved.isSharedWithPartner && !base.isSharedWithPartner) {
        toast(journalToasts.savedShared, unsharing(saved, unshare.mutate));
      } else {
        toast(journalToasts.saved);
      }
      if (id !== null) return changeCached((page) => page.map(replacedBy(saved)));
      // Keep the first page, where a new entry belongs; others are fetched again when reached.
      queryClient.setQueryData<Pages>(
        KEY,
        (known) =>
          known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
      );
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
    onError(error) {
      toast({ ...journalToasts.notSaved, description: reasonOf(error) ?? problemOf(error, id) });
      if (isConflict(error)) return queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
}

/**
 * Saves a new entry through the outbox; null if the server cannot be reached and the entry waits on
 * this device. Throws if the entry could not be stored either: the form then keeps the words.
 */
async function saveNew(
  userId: string,
  id: string,
  words: EntryDraft,
): Promise<JournalEntry | null> {
  const result = await addAndSend(userId, entryKind, { id, payload: words });
  if (result.outcome === 'saved') return result.answer;
  if (result.outcome === 'refused') {
    await removeFromOutbox(userId, id);
    throw new ApiError(result.status, JSON.stringify({ message: result.reason }));
  }
  if (result.outcome === 'unsent' && isOnThisPageAlone({ id })) {
    await removeFromOutbox(userId, id);
    throw new Error('This browser keeps nothing.');
  }
  return null;
}

/** Sends only the changed fields, so that changes from another device to other fields stay. */
function changeBy({ draft, base, mayReplace }: Saving) {
  const changes = changesSince(base, draft);
  if (mayReplace) return changes;
  const basedOn = {
    ...('title' in changes && { title: base.title }),
    ...('content' in changes && { content: base.content }),
  };
  return { ...changes, basedOn };
}

/** True if the words changed here had been changed elsewhere first. */
export function isConflict(error: Error | null): boolean {
  return statusOf(error) === 409;
}

/** Whether an entry is being saved, even if its form is closed. */
export function useIsSavingEntry(): boolean {
  return useIsMutating({ mutationKey: SAVING }) > 0;
}

type Sharing = Pick<JournalEntry, 'id' | 'isSharedWithPartner'>;

/** Shares an entry, or takes it back. The toast takes back a mistaken share. */
export function useSetShared() {
  const changeCached = useCachedEntries();
  const setShared = useMutation({
    mutationFn: ({ id, isSharedWithPartner }: Sharing) =>
      call(changeEntry, { params: { id }, body: { isSharedWithPartner } }),
    onSuccess(saved) {
      if (saved.isSharedWithPartner) {
        toast(journalToasts.shared, unsharing(saved, setShared.mutate));
      } else {
        toast(journalToasts.unshared);
      }
      changeCached((page) => page.map(replacedBy(saved)));
    },
    onError: () => toast(journalToasts.notChanged),
  });
  return setShared;
}

function unsharing({ id }: JournalEntry, setShared: (sharing: Sharing) => void) {
  return () => setShared({ id, isSharedWithPartner: false });
}

/** Leaves a heart at the partner's entry, or takes it back; the change shows at once. */
export function useHeart({ id }: JournalEntry) {
  const changeCached = useCachedEntries();
  const show = (hasHeart: boolean) =>
    changeCached((page) => page.map((entry) => (entry.id === id ? { ...entry, hasHeart } : entry)));
  return useMutation({
    scope: { id: `heart ${id}` },
    mutationFn: (hasHeart: boolean) => call(changeHeart, { params: { id }, body: { hasHeart } }),
    onMutate: show,
    // Show the heart again: a list that was read before may have arrived meanwhile.
    onSuccess: (_answer, hasHeart) => show(hasHeart),
    onError(_error, hasHeart) {
      show(!hasHeart);
      toast(journalToasts.notChanged);
    },
  });
}

export function useMarkRead({ id }: JournalEntry) {
  const queryClient = useQueryClient();
  const changeCached = useCachedEntries();
  return useMutation({
    mutationFn: () => call(markEntryRead, { params: { id } }),
    onSuccess() {
      changeCached((page) =>
        page.map((entry) => (entry.id === id ? { ...entry, isUnread: false } : entry)),
      );
      return invalidate(queryClient, unreadEntries);
    },
  });
}

export function useDeleteEntry(userId: string, { id }: JournalEntry) {
  const changeCached = useCachedEntries();
  return useMutation({
    mutationFn: () => call(deleteEntry, { params: { id } }),
    onSuccess() {
      // Drop the draft of a change to the entry too.
      dropDrafts(userId, id);
      toast(journalToasts.deleted);
      changeCached((page) => page.filter((entry) => entry.id !== id));
    },
    onError: () => toast(journalToasts.notDeleted),
  });
}

function replacedBy(saved: JournalEntry) {
  return (entry: JournalEntry) => (entry.id === saved.id ? saved : entry);
}

/**
 * Changes entries in the cache, so that nobody loses their place in a long journal. Asks again for a
 * list that is on its way, since the server may have read it before the change.
 */
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
    if (queryClient.isFetching({ queryKey: KEY }) > 0) void invalidate(queryClient, listEntries);
  };
}
