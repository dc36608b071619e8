import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type PagedList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};
type Props = {
  list: PagedList;
  variant?: 'soft' | 'ghost';
  className?: string;
  children: ReactNode;
};

/** Fetches the next page of a list, as long as there is one. */
export function NextPageButton({ list, variant = 'soft', className = '', children }: Props) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant={variant}
      className={className}
      isBusy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
