import { type ReactNode, StrictMode } from 'react';
import { reloadOnStaleBuild } from '../lib/stale-build.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Finds the element in which a page is rendered, and sets up the reload after a deploy. */
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
