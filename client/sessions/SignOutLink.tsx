import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { outboxOf } from '../lib/outbox.ts';
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

  function press(event: MouseEvent) {
    const unsentCount = user ? outboxOf(user.id).length : 0;
    const isOffline = !navigator.onLine;
    if (!isOffline && unsentCount === 0) return;
    event.preventDefault();
    setQuestion({ unsentCount, isOffline });
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
