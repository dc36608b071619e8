import { markRefused, removeFromOutbox } from '../../device/outbox.ts';
import { isDamaged, readableText } from '../../device/outbox-item.ts';
import { useDateAndTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { outboxCopy as copy, type ToldItem } from './copy.ts';

type RefusedItemsProps = { userId: string; items: readonly ToldItem[] };

/** Items that the server did not accept, with the reason, until their author has read that. */
export function RefusedItems({ userId, items }: RefusedItemsProps) {
  const dateAndTime = useDateAndTime();
  return (
    <ul aria-live="polite" className="mt-6 space-y-3">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-danger-soft px-5 py-3.5"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">{copy.refusedTitle[item.kind]}</p>
            <p>{reasonOf(item)}</p>
            {isDamaged(item) && <p className="break-words">{readableText(item.payload)}</p>}
            <p className="text-sm text-ink-soft">{dateAndTime(item.doneAt)}</p>
          </div>
          {item.kind === 'entry' ? (
            <LinkButton href={paths.journal()} variant="soft">
              {copy.openJournal}
            </LinkButton>
          ) : (
            <div className="flex flex-wrap gap-2">
              {!isDamaged(item) && (
                <Button variant="soft" onClick={() => void markRefused(userId, item.id, null)}>
                  {copy.tryAgain}
                </Button>
              )}
              <Button variant="quiet" onClick={() => void removeFromOutbox(userId, item.id)}>
                {copy.dismiss}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function reasonOf(item: ToldItem): string {
  if (isDamaged(item)) return copy.damaged;
  return item.refusal?.reason ?? copy.unknownReason;
}
