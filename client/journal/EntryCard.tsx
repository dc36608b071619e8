import { Lock, type LucideIcon, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import type { JournalEntry } from '../../contract/journal.ts';
import { usePreferences } from '../lib/preferences.ts';
import { Badge } from '../ui/Badge.tsx';
import { toast } from '../ui/toast-store.ts';
import { entryCopy as copy, journalToasts, moodNames } from './copy.ts';
import { useShareEntry } from './use-journal.ts';

/** About a phone's screen of text; longer entries open on request. */
const FOLD_CHARACTERS = 700;
const FOLD_LINES = 14;

type EntryCardProps = { entry: JournalEntry; onEdit: () => void; onDelete: () => void };

export function EntryCard({ entry, onEdit, onDelete }: EntryCardProps) {
  const { id, title, content, mood, isOwn, isSharedWithPartner } = entry;
  return (
    <article
      aria-labelledby={`${id}-title`}
      className={`entry rounded-card border bg-raised p-5 shadow-card sm:p-7 ${isOwn ? 'border-line/70' : 'border-second/40'}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2
            id={`${id}-title`}
            dir="auto"
            className={title ? 'text-heading break-words' : 'sr-only'}
          >
            {title ?? copy.untitled}
          </h2>
          <EntryTime isoTime={entry.createdAt} />
        </div>
        <div className="flex flex-wrap gap-2">
          {mood && (
            <Badge tone="accent">
              <span aria-hidden="true">{moodNames[mood].emoji}</span>
              {moodNames[mood].name}
            </Badge>
          )}
          {isOwn && isSharedWithPartner && (
            <Badge tone="second">
              <Users aria-hidden="true" className="size-4" />
              {copy.shared}
            </Badge>
          )}
          {!isOwn && <Badge tone="second">{copy.from(entry.authorName)}</Badge>}
          {!isOwn && <Badge tone="second">{copy.shared}</Badge>}
        </div>
      </header>
      <EntryText content={content} />
      {isOwn && <OwnActions entry={entry} onEdit={onEdit} onDelete={onDelete} />}
    </article>
  );
}

function EntryTime({ isoTime }: { isoTime: string }) {
  const { timeZone } = usePreferences();
  const format = new Intl.DateTimeFormat('en', {
    dateStyle: 'full',
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  });
  return (
    <time dateTime={isoTime} className="text-sm text-ink-soft">
      {format.format(new Date(isoTime))}
    </time>
  );
}

function EntryText({ content }: { content: string }) {
  const isLong = content.length > FOLD_CHARACTERS || content.split('\n').length > FOLD_LINES;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p
        dir="auto"
        className={`mt-4 text-pretty break-words whitespace-pre-wrap ${isLong && !isOpen ? 'line-clamp-[12]' : ''}`}
      >
        {content}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 min-h-11 font-semibold text-second underline underline-offset-4"
        >
          {isOpen ? copy.less : copy.more}
        </button>
      )}
    </>
  );
}

function OwnActions({ entry, onEdit, onDelete }: EntryCardProps) {
  const share = useShareEntry(entry);
  function toggle() {
    if (share.isPending) return;
    share.mutate(undefined, {
      onSuccess: ({ isSharedWithPartner }) =>
        toast(isSharedWithPartner ? journalToasts.shared : journalToasts.unshared),
      onError: () => toast(journalToasts.notChanged),
    });
  }
  const { isSharedWithPartner } = entry;
  return (
    <footer className="mt-4 -mb-2 -ml-3 flex flex-wrap">
      <Action Icon={Pencil} label={copy.edit} onClick={onEdit} />
      <Action
        Icon={isSharedWithPartner ? Lock : Users}
        label={isSharedWithPartner ? copy.unshare : copy.share}
        onClick={toggle}
      />
      <Action Icon={Trash2} label={copy.delete} onClick={onDelete} />
    </footer>
  );
}

type ActionProps = { Icon: LucideIcon; label: string; onClick: () => void };

function Action({ Icon, label, onClick }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-ink-soft transition hover:bg-ink/5 hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </button>
  );
}
