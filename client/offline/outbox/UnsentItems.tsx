import { CloudOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { isOnThisPageAlone } from '../../device/outbox.ts';
import { isBehindLock, isQuiet, type OutboxItem } from '../../device/outbox-item.ts';
import { askToSpareStorage } from '../../device/persistent-storage.ts';
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
  const isOnPageAlone = waiting.some(isOnThisPageAlone);
  return (
    <>
      {waiting.length > 0 && (
        <div
          role="status"
          className="mt-6 flex items-center gap-3 rounded-field bg-second-soft px-5 py-3.5"
        >
          <CloudOff aria-hidden="true" className="size-5 shrink-0 text-second" />
          <p className="font-semibold">
            {copy.waiting(
              waiting.map(({ kind }) => kind),
              isOnPageAlone,
            )}
            {!isOnPageAlone && <ClearingNote />}
          </p>
        </div>
      )}
      {refused.length > 0 && <RefusedItems userId={userId} items={refused} />}
    </>
  );
}

/** Asks the browser to spare what waits, and says what may happen where it does not. */
function ClearingNote() {
  const [isSpared, setIsSpared] = useState(true);
  useEffect(() => void askToSpareStorage().then(setIsSpared), []);
  return isSpared ? null : <span className="block text-sm font-normal">{copy.mayGo}</span>;
}
