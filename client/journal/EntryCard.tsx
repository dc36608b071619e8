import { Heart, Lock, type LucideIcon, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import { useCouple } from '../auth/use-couple.ts';
import { useDateAndTime } from '../lib/dates.ts';
import { AvatarPair } from '../ui/AvatarPair.tsx';
import { Badge } from '../ui/Badge.tsx';
import { useInView } from '../ui/use-in-view.ts';
import { entryCopy as copy } from './copy.ts';
import { MoodIcon } from './MoodIcon.tsx';
import { moodNames } from './moods.ts';
import { useHeart, useMarkRead, useSetShared } from './use-journal.ts';

/** About a phone's screen of text; longer entries open on request. */
const FOLD_CHARACTERS = 700;
const FOLD_LINES = 14;

type EntryCardProps = { entry: JournalEntry; onEdit: () => void; onDelete: () => void };

export function EntryCard({ entry, onEdit, onDelete }: EntryCardProps) {
  const { id, title, content, isOwn, createdAt } = entry;
  const dateAndTime = useDateAndTime();
  const { faces } = useCouple();
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`entry rounded-card border bg-raised p-5 shadow-card sm:p-7 ${isOwn ? 'border-line/70' : 'border-second/40'}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <AvatarPair
          faces={isOwn ? faces.slice(0, 1) : faces.slice(1)}
          className="size-10 text-sm"
        />
        <div className="min-w-0 flex-1">
          <h2
            id={`${id}-title`}
            dir="auto"
            className={title ? 'text-heading break-words' : 'sr-only'}
          >
            {title ?? copy.untitled}
          </h2>
          <time dateTime={createdAt} className="text-sm text-ink-soft">
            {dateAndTime(createdAt)}
          </time>
        </div>
        <Marks entry={entry} />
      </header>
      <EntryText content={content} />
      {isOwn ? (
        <OwnActions entry={entry} onEdit={onEdit} onDelete={onDelete} />
      ) : (
        <HeartButton entry={entry} />
      )}
      {entry.isUnread && <Unread entry={entry} />}
    </article>
  );
}

function Marks({ entry }: { entry: JournalEntry }) {
  const { mood, isOwn, isSharedWithPartner, hasHeart } = entry;
  return (
    // Give the marks a line of their own on phones: beside them a title has no room.
    <div className="flex basis-full flex-wrap gap-2 sm:basis-auto">
      {mood && (
        <Badge tone="accent">
          <MoodIcon mood={mood} />
          {moodNames[mood]}
        </Badge>
      )}
      {!isOwn && <Badge tone="second">{copy.from(entry.authorName)}</Badge>}
      {isSharedWithPartner ? (
        <Badge tone="second">
          {isOwn && <Users aria-hidden="true" className="size-4" />}
          {copy.shared}
        </Badge>
      ) : (
        <Badge>
          <Lock aria-hidden="true" className="size-4" />
          {copy.private}
        </Badge>
      )}
      {isOwn && hasHeart && (
        <Badge tone="accent">
          <Heart aria-hidden="true" className="size-4 fill-accent text-accent" />
          {copy.partnersHeart}
        </Badge>
      )}
    </div>
  );
}

/** Marks the entry as read once it is on the screen. */
function Unread({ entry }: { entry: JournalEntry }) {
  const { mutate, isIdle } = useMarkRead(entry);
  const place = useInView(() => isIdle && mutate());
  return <div ref={place} />;
}

function HeartButton({ entry }: { entry: JournalEntry }) {
  const { mutate } = useHeart(entry);
  const { hasHeart } = entry;
  return (
    <footer className="mt-4 -mb-2 -ml-3 flex">
      <button
        type="button"
        aria-pressed={hasHeart}
        onClick={() => mutate(!hasHeart)}
        className="group inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-ink-soft transition hover:bg-ink/5 hover:text-ink aria-pressed:text-ink"
      >
        <Heart
          aria-hidden="true"
          className="size-5 transition group-aria-pressed:fill-accent group-aria-pressed:text-accent"
        />
        {hasHeart ? copy.ownHeart : copy.leaveHeart}
      </button>
    </footer>
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
  const { mutate: setShared, isPending } = useSetShared();
  const { id, isSharedWithPartner } = entry;
  return (
    <footer className="mt-4 -mb-2 -ml-3 flex flex-wrap">
      <Action Icon={Pencil} label={copy.edit} onClick={onEdit} />
      <Action
        Icon={isSharedWithPartner ? Lock : Users}
        label={isSharedWithPartner ? copy.unshare : copy.share}
        onClick={() => isPending || setShared({ id, isSharedWithPartner: !isSharedWithPartner })}
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
