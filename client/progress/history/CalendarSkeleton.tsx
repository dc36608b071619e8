import { Loading } from '../../ui/Loading.tsx';
import { historyCopy as copy } from './copy.ts';

export function CalendarSkeleton() {
  return <Loading label={copy.loading} shapes={['h-120']} />;
}
