import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle } from '../ui/when-idle.ts';

// What waits is sent by the next page.
const OutboxSender = lazyPart(async () => (await import('./OutboxSender.tsx')).OutboxSender);

/** Sends what was done without a network, whatever page is open; loaded when the page is at rest. */
export function OutboxHost() {
  const userId = useAuth().user?.id;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return <Suspense>{userId && isDue && <OutboxSender key={userId} userId={userId} />}</Suspense>;
}
