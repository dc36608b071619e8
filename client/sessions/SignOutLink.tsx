import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { loadOutbox, outboxOf } from '../lib/outbox.ts';
import { serverPaths } from '../lib/paths.ts';
import type { SignOutQuestion } from './SignOutDialog.tsx';

const SignOutDialog = lazy(async () => ({
  default: (await import('./SignOutDialog.tsx')).SignOutDialog,
}));

type SignOutLinkProps = { className: string; children: ReactNode };

/** Signs out. Whoever would lose what has not been sent yet, or has no network, is asked first. */
export function SignOutLink({ className, children }: SignOutLinkProps) {
  const { user } = useAuth();
  const [question, setQuestion] = useState<SignOutQuestion | null>(null);

  async function press(event: MouseEvent) {
    if (!user) return;
    event.preventDefault();
    // A page that has just opened may not have read yet what waits.
    await loadOutbox(user.id);
    const unsentCount = outboxOf(user.id).length;
    const isOffline = !navigator.onLine;
    if (isOffline || unsentCount > 0) setQuestion({ unsentCount, isOffline });
    else location.assign(serverPaths.logout);
  }
  return (
    <>
      <a href={serverPaths.logout} className={className} onClick={press}>
        {children}
      </a>
      <Suspense>
        {question && <SignOutDialog {...question} onClose={() => setQuestion(null)} />}
      </Suspense>
    </>
  );
}
