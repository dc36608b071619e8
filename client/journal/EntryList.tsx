import { useEffect, useRef, useState } from 'react';
import type { JournalEntry } from '../../contract/journal.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { journalCopy as copy, searchCopy } from './copy.ts';
import { DeleteEntryDialog } from './DeleteEntryDialog.tsx';
import { EntryCard } from './EntryCard.tsx';
import { entriesMatching } from './search.ts';
import type { useJournal } from './use-journal.ts';

/** The next page is asked for well before anyone gets there. */
const AHEAD = '1200px';

type EntryListProps = {
  userId: string;
  journal: ReturnType<typeof useJournal>;
  entries: readonly JournalEntry[];
  question: string;
  onEdit: (entry: JournalEntry) => void;
};

export function EntryList({ userId, journal, entries, question, onEdit }: EntryListProps) {
  const [deleting, setDeleting] = useState<JournalEntry | null>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = journal;
  const isSearching = question.trim() !== '';
  const shown = entriesMatching(entries, question);

  // A search goes through what is loaded at once, and then through the rest.
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) {
      void fetchNextPage();
    }
  }, [isSearching, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  return (
    <>
      {isSearching && (
        <p role="status" className="mb-4 text-ink-soft">
          {hasNextPage
            ? searchCopy.searching
            : shown.length > 0
              ? searchCopy.found(shown.length)
              : searchCopy.nothing(question.trim())}
        </p>
      )}
      <div className="space-y-5">
        {shown.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            onEdit={() => onEdit(entry)}
            onDelete={() => setDeleting(entry)}
          />
        ))}
      </div>
      {isFetchNextPageError && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{copy.olderFailed}</p>
          <Button variant="soft" onClick={() => void fetchNextPage()}>
            {copy.retry}
          </Button>
        </div>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <NextPage key={entries.length} onNear={() => void fetchNextPage()} />
      )}
      {deleting && (
        <DeleteEntryDialog userId={userId} entry={deleting} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}

/** The foot of a list that goes on. It is made anew with each page, so that each is noticed once. */
function NextPage({ onNear }: { onNear: () => void }) {
  const foot = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && near.current(),
      { rootMargin: AHEAD },
    );
    if (foot.current) observer.observe(foot.current);
    return () => observer.disconnect();
  }, []);
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
