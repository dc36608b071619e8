import { type ReactNode, StrictMode } from 'react';
import { reloadOnStaleBuild } from '../lib/stale-build.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Where a page is drawn, and what surrounds it there, on the landing page and everywhere else. */
export function prepareRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  reloadOnStaleBuild();
  return root;
}

export const inRoot = (page: ReactNode) => (
  <StrictMode>
    <ErrorBoundary>{page}</ErrorBoundary>
  </StrictMode>
);
