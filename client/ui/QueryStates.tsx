import type { ReactNode } from 'react';
import { FailedState } from './FailedState.tsx';

export type QueryState<T> = {
  status: 'pending' | 'error' | 'success';
  data: T | undefined;
  refetch: () => unknown;
};

type LoadedProps<T> = {
  query: QueryState<T>;
  /** As large as the content that will take its place, so that nothing moves. */
  skeleton: ReactNode;
  failedTitle: string;
  failedHint?: string;
  children: (data: T) => ReactNode;
};

/** A part of a page in its states, in order: filled, pending, failed. */
export function QueryStates<T>(props: LoadedProps<T>) {
  const { query, skeleton, failedTitle, failedHint, children } = props;
  // What is on screen stays there when it cannot be fetched again.
  if (query.data !== undefined) return children(query.data);
  if (query.status !== 'error') return skeleton;
  return <FailedState title={failedTitle} hint={failedHint} onRetry={query.refetch} />;
}
