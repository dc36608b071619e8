import { type ComponentType, lazy, Suspense } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

/** Said when there is time: a page that shows what is kept has loaded the same files for it already. */
const OfflineLine = lazy<ComponentType>(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import('../offline/OfflineLine.tsx').then(
    ({ OfflineLine }) => ({ default: OfflineLine }),
    () => ({ default: () => null }),
  );
});

export function LazyOfflineLine() {
  return (
    <Suspense>
      <OfflineLine />
    </Suspense>
  );
}
