import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { whenIdle } from '../ui/when-idle.ts';

const OutboxSender = lazy(() =>
  import('./OutboxSender.tsx').then(
    ({ OutboxSender }) => ({ default: OutboxSender }),
    // What waits is sent by the next page.
    () => ({ default: () => null }),
  ),
);

/** Sends what was done without a network, whatever page is open; loaded when the page is at rest. */
export function OutboxHost() {
  const userId = useAuth().user?.id;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return <Suspense>{userId && isDue && <OutboxSender key={userId} userId={userId} />}</Suspense>;
}
