import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { isOnThisPageAlone } from '../../device/outbox.ts';
import { isBehindLock, isQuiet, type OutboxItem } from '../../device/outbox-item.ts';
import { outboxCopy as copy, type ToldItem } from './copy.ts';
import { RefusedItems } from './RefusedItems.tsx';

const isTold = (item: OutboxItem): item is ToldItem => !isQuiet(item);

type UnsentItemsProps = { userId: string; outbox: readonly OutboxItem[] };

/** Items that wait on this device to be sent, and items that the server did not accept. */
export function UnsentItems({ userId, outbox }: UnsentItemsProps): ReactNode {
  const isLocked = useIsLocked();
  const shown = outbox.filter(isTold).filter((item) => !(isLocked && isBehindLock(item)));
  const waiting = shown.filter(({ refusal }) => !refusal);
  const refused = shown.filter(({ refusal }) => refusal);
  return (
    <>
      {waiting.length > 0 && (
        <p
          role="status"
          className="mt-6 flex items-center gap-3 rounded-field bg-second-soft px-5 py-3.5 font-semibold"
        >
          <CloudOff aria-hidden="true" className="size-5 shrink-0 text-second" />
          {copy.waiting(
            waiting.map(({ kind }) => kind),
            waiting.some(isOnThisPageAlone),
          )}
        </p>
      )}
      {refused.length > 0 && <RefusedItems userId={userId} items={refused} />}
    </>
  );
}
