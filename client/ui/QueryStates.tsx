import type { ReactNode } from 'react';
import { FailedState } from './FailedState.tsx';

export type QueryState<T> = {
  status: 'pending' | 'error' | 'success';
  data: T | undefined;
  refetch: () => unknown;
};

type LoadedProps<T> = {
  query: QueryState<T>;
  /** Must be as large as the content that replaces it, so that nothing moves. */
  skeleton: ReactNode;
  failedTitle: string;
  failedHint?: string;
  children: (data: T) => ReactNode;
};

/** Shows a part of a page in its states, in order: filled, pending, failed. */
export function QueryStates<T>(props: LoadedProps<T>) {
  const { query, skeleton, failedTitle, failedHint, children } = props;
  // Keep showing known data when fetching it again fails.
  if (query.data !== undefined) return children(query.data);
  if (query.status !== 'error') return skeleton;
  return <FailedState title={failedTitle} hint={failedHint} onRetry={query.refetch} />;
}
