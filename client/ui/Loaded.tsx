import type { ReactNode } from 'react';
import { FailedState } from './FailedState.tsx';

/** Something asked for, in any of its states. */
export type Asked<T> = {
  status: 'pending' | 'error' | 'success';
  data: T | undefined;
  refetch: () => unknown;
};

type LoadedProps<T> = {
  asked: Asked<T>;
  /** As large as what will take its place, so that nothing moves. */
  skeleton: ReactNode;
  failedTitle: string;
  children: (data: T) => ReactNode;
};

/** A part of a page in its states, in order: pending, failed, filled. */
export function Loaded<T>({ asked, skeleton, failedTitle, children }: LoadedProps<T>) {
  if (asked.status === 'error') {
    return <FailedState title={failedTitle} onRetry={() => void asked.refetch()} />;
  }
  return asked.data === undefined ? skeleton : children(asked.data);
}
