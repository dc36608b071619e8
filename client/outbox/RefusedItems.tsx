import { useDateAndTime } from '../lib/dates.ts';
import { markRefused, type OutboxItem, removeFromOutbox } from '../lib/outbox.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { outboxCopy as copy } from './copy.ts';

type RefusedItemsProps = { userId: string; items: readonly OutboxItem[] };

/** What the server did not accept, with its reason, until whoever did it has read that. */
export function RefusedItems({ userId, items }: RefusedItemsProps) {
  const dateAndTime = useDateAndTime('medium');
  return (
    <ul aria-live="polite" className="mt-6 space-y-3">
      {items.map(({ id, kind, doneAt, refusal }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-danger-soft px-5 py-3.5"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">{copy.refusedTitle[kind]}</p>
            <p>{refusal?.reason ?? copy.unknownReason}</p>
            <p className="text-sm text-ink-soft">{dateAndTime(doneAt)}</p>
          </div>
          {kind === 'entry' ? (
            <LinkButton href={paths.journal()} variant="soft">
              {copy.openJournal}
            </LinkButton>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button variant="soft" onClick={() => void markRefused(userId, id, null)}>
                {copy.tryAgain}
              </Button>
              <Button variant="quiet" onClick={() => void removeFromOutbox(userId, id)}>
                {copy.dismiss}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
