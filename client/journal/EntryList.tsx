import { useEffect, useState } from 'react';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ScrollAnchor } from '../ui/ScrollAnchor.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useInView } from '../ui/use-in-view.ts';
import { journalCopy as copy, deleteCopy, searchCopy } from './copy.ts';
import { EntryCard } from './EntryCard.tsx';
import { entriesMatching } from './search.ts';
import { useDeleteEntry, useJournal } from './use-journal.ts';
import { useNamedEntry } from './use-named-entry.ts';

/** Distance at which the next page is fetched, well before the reader gets there. */
const AHEAD = '1200px';

type EntryListProps = { userId: string; onEdit: (entry: JournalEntry) => void };

export function EntryList({ userId, onEdit }: EntryListProps) {
  const [question, setQuestion] = useState('');
  const [deleting, setDeleting] = useState<JournalEntry | null>(null);
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useJournal();
  const entries = data ?? [];
  const isSearching = question.trim() !== '';
  const shown = entriesMatching(entries, question);

  const canFetchOlder = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  // A search goes through the loaded entries at once, then fetches the rest.
  useEffect(() => {
    if (isSearching && canFetchOlder) void fetchNextPage();
  }, [isSearching, canFetchOlder, fetchNextPage]);
  useNamedEntry(canFetchOlder ? () => void fetchNextPage() : null);

  return (
    <>
      <SearchBox
        label={searchCopy.label}
        placeholder={searchCopy.placeholder}
        value={question}
        onChange={setQuestion}
        className="mb-6"
      />
      {isSearching && (
        <p role="status" className="mb-4 text-ink-soft">
          {hasNextPage
            ? searchCopy.searching
            : shown.length > 0
              ? searchCopy.found(shown.length)
              : searchCopy.nothing(question.trim())}
        </p>
      )}
      <ScrollAnchor className="space-y-5">
        {shown.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            onEdit={() => onEdit(entry)}
            onDelete={() => setDeleting(entry)}
          />
        ))}
      </ScrollAnchor>
      {isFetchNextPageError && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{copy.olderFailed}</p>
          <Button variant="soft" onClick={() => void fetchNextPage()}>
            {copy.retry}
          </Button>
        </div>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <NextPage key={String(isFetching)} onNear={() => !isFetching && void fetchNextPage()} />
      )}
      {deleting && (
        <DeleteEntryDialog userId={userId} entry={deleting} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}

/**
 * Foot of a list that goes on. Its key changes whenever a fetch ends, so that a page is fetched also
 * where news from the partner canceled its first fetch.
 */
function NextPage({ onNear }: { onNear: () => void }) {
  const foot = useInView(onNear, AHEAD);
  return (
    <div
      ref={foot}
      role="status"
      className="mt-6 flex items-center justify-center gap-3 text-ink-soft"
    >
      <Spinner />
      {copy.older}
    </div>
  );
}

type DeleteEntryDialogProps = { userId: string; entry: JournalEntry; onClose: () => void };

function DeleteEntryDialog({ userId, entry, onClose }: DeleteEntryDialogProps) {
  const remove = useDeleteEntry(userId, entry);
  return (
    <ConfirmDialog
      title={deleteCopy.title}
      confirm={deleteCopy.delete}
      keep={deleteCopy.keep}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {deleteCopy.text}
    </ConfirmDialog>
  );
}
