import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { currentUser } from '../../contract/auth.ts';
import { useAuth } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { loadOutbox, outboxOf } from '../lib/outbox.ts';
import { serverPaths } from '../lib/paths.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { Server, SignOutQuestion } from './SignOutDialog.tsx';

const loadDialog = () => import('./SignOutDialog.tsx');
const SignOutDialog = lazy(async () => ({ default: (await loadDialog()).SignOutDialog }));

/** After so long without an answer the server counts as away. */
const PATIENCE_MS = 6_000;

type SignOutLinkProps = { className: string; children: ReactNode };

/** Signs out. Whoever would lose what has not been sent yet, or cannot reach the server, is asked first. */
export function SignOutLink({ className, children }: SignOutLinkProps) {
  const { user } = useAuth();
  const [question, setQuestion] = useState<SignOutQuestion | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // It is needed just when it may no longer be fetched.
  useEffect(() => whenIdle(() => void loadDialog().catch(() => {})), []);

  async function press(event: MouseEvent) {
    if (!user) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    // A page that has just opened may not have read yet what waits.
    const [server] = await Promise.all([serverNow(), loadOutbox(user.id)]);
    setIsBusy(false);
    const unsentCount = outboxOf(user.id).length;
    if (server !== 'there' || unsentCount > 0) setQuestion({ unsentCount, server });
    else location.assign(serverPaths.logout);
  }
  return (
    <>
      <a href={serverPaths.logout} className={className} aria-busy={isBusy} onClick={press}>
        {children}
      </a>
      <Suspense>
        {question && <SignOutDialog {...question} onClose={() => setQuestion(null)} />}
      </Suspense>
    </>
  );
}

/** Signing out is the server's to do, and the page that a browser shows for one that is away is nobody's friend. */
async function serverNow(): Promise<Server> {
  if (!navigator.onLine) return 'no-network';
  try {
    await call(currentUser, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const hasAnswered = error instanceof ApiError && error.status < 500;
    if (!hasAnswered) return 'away';
  }
  return 'there';
}
