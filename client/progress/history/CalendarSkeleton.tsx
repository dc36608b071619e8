import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { historyCopy as copy } from './copy.ts';

export function CalendarSkeleton() {
  return (
    <Loading label={copy.loading}>
      <Skeleton className="h-120" />
    </Loading>
  );
}
