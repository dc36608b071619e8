import { CloudOff } from 'lucide-react';
import { isOnThisPageAlone, markRefused } from '../device/outbox.ts';
import {
  isClosed,
  isDamaged,
  isUnreadable,
  type OutboxItem,
  readableText,
} from '../device/outbox-item.ts';
import { useDateAndTime } from '../lib/dates.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { unsentCopy as copy, draftCopy, entryCopy } from './copy.ts';
import { discardEntry, useUnsentEntries, wordsOf } from './unsent-entries.ts';
import { useJournal } from './use-journal.ts';

/**
 * Entries written without a network, above those that the server has. Leaves out one that arrived
 * though its answer did not, as when the page was reloaded meanwhile.
 */
export function UnsentEntries({ userId }: { userId: string }) {
  const { data: saved = [] } = useJournal();
  const hasArrived = (item: OutboxItem) => !item.refusal && saved.some(({ id }) => id === item.id);
  const entries = useUnsentEntries(userId).filter((item) => !hasArrived(item));
  if (entries.length === 0) return null;
  return (
    <ul className="mb-6 space-y-5">
      {entries.map((entry) => (
        <li key={entry.id}>
          <UnsentCard item={entry} />
        </li>
      ))}
    </ul>
  );
}

function UnsentCard({ item }: { item: OutboxItem }) {
  const { memberId, id, doneAt, refusal, payload } = item;
  const words = wordsOf(item);
  const dateAndTime = useDateAndTime();
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-dashed border-field-line bg-raised p-5 sm:p-7"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2
            id={`${id}-title`}
            dir="auto"
            className={words?.title ? 'text-heading break-words' : 'sr-only'}
          >
            {words?.title || entryCopy.untitled}
          </h2>
          <time dateTime={doneAt} className="text-sm text-ink-soft">
            {dateAndTime(doneAt)}
          </time>
        </div>
        <Badge tone={refusal ? 'red' : 'second'}>
          <CloudOff aria-hidden="true" className="size-4" />
          {refusal ? copy.refused : copy.title}
        </Badge>
      </header>
      <p dir="auto" className="mt-4 break-words whitespace-pre-wrap">
        {words?.content ?? readableText(payload)}
      </p>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {stateOf(item)}
      </p>
      {(refusal || isClosed(item)) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {refusal && !isDamaged(item) && (
            <Button variant="soft" onClick={() => void markRefused(memberId, id, null)}>
              {copy.tryAgain}
            </Button>
          )}
          <Button variant="quiet" onClick={() => discardEntry(item)}>
            {copy.discard}
          </Button>
        </div>
      )}
    </article>
  );
}

/** Says why the entry is not in the journal yet. */
function stateOf(item: OutboxItem): string {
  if (isUnreadable(item)) return draftCopy.unreadable;
  if (isClosed(item)) return draftCopy.closed;
  if (isDamaged(item)) return copy.damaged;
  if (item.refusal) return item.refusal.reason ?? copy.unknownReason;
  return isOnThisPageAlone(item) ? copy.onThisPage : copy.lead;
}
