import { Suspense } from 'react';
import { useAuth } from '../../auth/use-auth.ts';
import { useOutbox } from '../../device/outbox.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

/** Loads on demand, because items seldom wait. */
const UnsentItems = lazyPart(async () => (await import('./UnsentItems.tsx')).UnsentItems);

/**
 * Shows the items that wait on this device to be sent, and those that the server did not accept.
 */
export function UnsentNotice() {
  const userId = useAuth().user?.id ?? '';
  const outbox = useOutbox(userId);
  if (outbox.length === 0) return null;
  return (
    <Suspense>
      <UnsentItems userId={userId} outbox={outbox} />
    </Suspense>
  );
}
