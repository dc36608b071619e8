import { lazy, type ReactNode, Suspense } from 'react';
import { useLockState } from '../use-lock-state.ts';

const LockScreen = lazy(async () => ({
  default: (await import('./LockScreen.tsx')).LockScreen,
}));

/** What the lock keeps. While it is not open, nothing of it is in the page. */
export function BehindLock({ children }: { children: ReactNode }) {
  const state = useLockState();
  if (state === 'open') return children;
  return <Suspense>{state === 'closed' && <LockScreen />}</Suspense>;
}
