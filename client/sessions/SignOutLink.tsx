import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { outboxOf } from '../lib/outbox.ts';
import { serverPaths } from '../lib/paths.ts';
import { toast } from '../ui/toast-store.ts';
import { signOutToasts as toasts } from './copy.ts';

const SignOutDialog = lazy(async () => ({
  default: (await import('./SignOutDialog.tsx')).SignOutDialog,
}));

type SignOutLinkProps = { className: string; children: ReactNode };

/** Signs out. Whoever would lose what has not been sent yet is asked first. */
export function SignOutLink({ className, children }: SignOutLinkProps) {
  const { user } = useAuth();
  const [unsentCount, setUnsentCount] = useState(0);

  function press(event: MouseEvent) {
    const count = user ? outboxOf(user.id).length : 0;
    if (navigator.onLine && count === 0) return;
    event.preventDefault();
    if (!navigator.onLine) toast(toasts.offline);
    else setUnsentCount(count);
  }
  return (
    <>
      <a href={serverPaths.logout} className={className} onClick={press}>
        {children}
      </a>
      <Suspense>
        {unsentCount > 0 && (
          <SignOutDialog unsentCount={unsentCount} onClose={() => setUnsentCount(0)} />
        )}
      </Suspense>
    </>
  );
}
