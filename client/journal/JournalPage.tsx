import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../contract/auth/auth.ts';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { useAuth } from '../auth/use-auth.ts';
import { draftChanges, dropDraft } from '../device/drafts.ts';
import { canOpenWords } from '../device/word-keys.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useStore } from '../lib/use-store.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { journalCopy as copy, draftCopy } from './copy.ts';
import { unfinishedDraft, waitingDrafts } from './draft.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryList } from './EntryList.tsx';
import { UnsentEntries } from './UnsentEntries.tsx';
import { useUnsentEntries } from './unsent-entries.ts';
import { useIsSavingEntry, useJournal } from './use-journal.ts';

/** Open form: none, for a new entry, or for a change to one. */
type Writing = { entry: JournalEntry | null; draft?: string } | null;

export function JournalPage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  return user && <Journal user={user} />;
}

function Journal({ user }: { user: User }) {
  const { data: entries = [], isLoadingError, isPending } = useJournal();
  const [writing, setWriting] = useState<Writing>(null);
  const isSaving = useIsSavingEntry();
  const hasUnsent = useUnsentEntries(user.id).length > 0;
  const write = () => setWriting({ entry: null });
  return (
    <Page width="medium">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading>{copy.title}</PageHeading>
          <p className="mt-2 text-lead text-ink-soft">{copy.lead}</p>
        </div>
        {/* Allow writing even if reading failed: a new entry waits to be sent later. */}
        {(entries.length > 0 || hasUnsent || isLoadingError || isPending) && (
          <Button onClick={write} disabled={isSaving} className={isPending ? 'invisible' : ''}>
            <PenLine aria-hidden="true" className="size-5" />
            {copy.add}
          </Button>
        )}
      </header>
      {/* Hide the draft of an entry that is being saved, which is not unfinished. */}
      {!writing && !isSaving && (
        <UnfinishedEntries
          userId={user.id}
          onContinue={(draft) => setWriting({ entry: null, draft })}
        />
      )}
      <UnsentEntries userId={user.id} />
      <Entries
        userId={user.id}
        onWrite={write}
        // Ignore an edit during a save: the form would start from the old text.
        onEdit={(entry) => isSaving || setWriting({ entry })}
      />
      <p className="mt-10 text-center text-sm text-ink-soft">{copy.private}</p>
      {writing && <EntryDialog userId={user.id} {...writing} onClose={() => setWriting(null)} />}
    </Page>
  );
}

type EntriesProps = {
  userId: string;
  onWrite: () => void;
  onEdit: (entry: JournalEntry) => void;
};

function Entries({ userId, onWrite, onEdit }: EntriesProps) {
  const journal = useJournal();
  const isSaving = useIsSavingEntry();
  const hasUnsent = useUnsentEntries(userId).length > 0;
  if (journal.isPending)
    return <Loading label={copy.loading} shapes={['h-44', 'h-60', 'h-60']} className="space-y-5" />;
  if (!journal.data) {
    return <FailedState title={copy.failedTitle} hint={copy.failed} onRetry={journal.refetch} />;
  }
  if (journal.data.length === 0 && !journal.hasNextPage) {
    // A journal whose first entry waits to be sent is not empty.
    if (hasUnsent) return null;
    return (
      <EmptyState motif="book" title={copy.emptyTitle} text={copy.empty}>
        <Button onClick={onWrite} disabled={isSaving}>
          {copy.addFirst}
        </Button>
      </EmptyState>
    );
  }
  return <EntryList userId={userId} onEdit={onEdit} />;
}

type UnfinishedEntriesProps = { userId: string; onContinue: (draft: string) => void };

/** Usually one entry; two tabs leave two. */
function UnfinishedEntries({ userId, onContinue }: UnfinishedEntriesProps) {
  useStore(draftChanges);
  return waitingDrafts(userId, null).map((name) => (
    <UnfinishedEntry key={name} name={name} onContinue={() => onContinue(name)} />
  ));
}

function UnfinishedEntry({ name, onContinue }: { name: string; onContinue: () => void }) {
  const draft = unfinishedDraft(name);
  const closedText = canOpenWords() ? draftCopy.unreadable : draftCopy.closed;
  return (
    <section className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-field-line px-6 py-4">
      <div className="min-w-0">
        <h2 className="font-text text-base font-semibold">{draftCopy.title}</h2>
        {draft ? (
          <p dir="auto" className="line-clamp-1 text-ink-soft">
            {draft.title || draft.content}
          </p>
        ) : (
          <p className="text-ink-soft">{closedText}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {draft && (
          <Button variant="soft" onClick={onContinue}>
            {draftCopy.more}
          </Button>
        )}
        {/* Align the button's words with the lines above when the button stands alone. */}
        <Button
          variant="quiet"
          className={draft ? undefined : '-ml-6'}
          onClick={() => dropDraft(name)}
        >
          {draftCopy.discard}
        </Button>
      </div>
    </section>
  );
}
