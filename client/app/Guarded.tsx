import { type ReactNode, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { holdsLogin } from '../auth/login-hint.ts';
import type { GateState } from '../auth/redirect-after-login.ts';
import { type Auth, useGate } from '../auth/use-auth.ts';
import { paths, type SignInReason } from '../lib/paths.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import type { Access } from './routes.ts';
import { Splash } from './Splash.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

type GuardedProps = { access: Access; children: ReactNode };

export function Guarded({ access, children }: GuardedProps) {
  switch (access.who) {
    case 'anyone':
      return children;
    case 'anonymous':
      return <AnonymousOnly>{children}</AnonymousOnly>;
    case 'signed-in':
      return <SignedInOnly reason={access.reason}>{children}</SignedInOnly>;
    case 'operator':
      // Trust the server's status of the page, which says whether there is a desk.
      return document.documentElement.hasAttribute('data-not-found') ? <NotFoundPage /> : children;
  }
}

/**
 * Decides once, on arrival: a member who signs in on the page itself leaves when the page says so.
 */
function AnonymousOnly({ children }: { children: ReactNode }) {
  const { status } = useGate();
  const [atArrival, setAtArrival] = useState<Auth['status']>('loading');
  if (atArrival === 'loading' && status !== 'loading') setAtArrival(status);

  if (atArrival === 'signed-in') return <Redirect to={paths.home()} replace />;
  if (atArrival === 'loading' && holdsLogin()) return <Splash />;
  return children;
}

type SignedInOnlyProps = { reason: SignInReason; children: ReactNode };

function SignedInOnly({ reason, children }: SignedInOnlyProps) {
  const auth = useGate();
  const [path] = useLocation();
  const search = useSearch();
  switch (auth.status) {
    case 'loading':
      return <Splash />;
    case 'failed':
      return <UnreachablePage retry={auth.retry} />;
    case 'anonymous': {
      const state: GateState = { from: search ? `${path}?${search}` : path };
      return <Redirect to={paths.signinRequired(reason)} state={state} replace />;
    }
    case 'signed-in':
      return children;
  }
}
