import { lazy, type ReactNode, Suspense } from 'react';
import { useLockState } from '../use-lock-state.ts';

const LockScreen = lazy(async () => ({
  default: (await import('./LockScreen.tsx')).LockScreen,
}));

/** Renders content that the lock keeps. Unless the lock is open, none of it is in the page. */
export function BehindLock({ children }: { children: ReactNode }) {
  const state = useLockState();
  if (state === 'open') return children;
  return <Suspense>{state === 'closed' && <LockScreen />}</Suspense>;
}
