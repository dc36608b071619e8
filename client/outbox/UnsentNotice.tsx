import { CloudOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { useIsLocked } from '../auth/use-lock-state.ts';
import { isBehindLock } from '../lib/outbox.ts';
import { useOutbox } from '../lib/use-outbox.ts';
import { outboxCopy as copy } from './copy.ts';

/** Few are ever refused anything. */
const RefusedItems = lazy(async () => ({
  default: (await import('./RefusedItems.tsx')).RefusedItems,
}));

/** Says what waits on this device to be sent, and what the server did not accept. */
export function UnsentNotice() {
  const userId = useAuth().user?.id ?? '';
  const isLocked = useIsLocked();
  const outbox = useOutbox(userId).filter((item) => !(isLocked && isBehindLock(item)));
  const waiting = outbox.filter(({ refusal }) => !refusal);
  const refused = outbox.filter(({ refusal }) => refusal);
  return (
    <>
      {waiting.length > 0 && (
        <p
          role="status"
          className="mt-6 flex items-center gap-3 rounded-field bg-second-soft px-5 py-3.5 font-semibold"
        >
          <CloudOff aria-hidden="true" className="size-5 shrink-0 text-second" />
          {copy.waiting(waiting.map(({ kind }) => kind))}
        </p>
      )}
      {refused.length > 0 && (
        <Suspense>
          <RefusedItems userId={userId} items={refused} />
        </Suspense>
      )}
    </>
  );
}
