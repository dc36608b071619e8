import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle } from '../ui/when-idle.ts';

/** Said when there is time: a page that shows what is kept has loaded the same files for it already. */
const OfflineLine = lazyPart(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return (await import('../offline/OfflineLine.tsx')).OfflineLine;
});

export function LazyOfflineLine() {
  return (
    <Suspense>
      <OfflineLine />
    </Suspense>
  );
}
