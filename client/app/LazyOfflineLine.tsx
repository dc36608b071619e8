import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle } from '../ui/when-idle.ts';

/** Loads the line when idle. A page that shows stored content has already loaded the same files. */
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
