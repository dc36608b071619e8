import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';

const AskTonight = lazyPart(async () => (await import('./AskTonight.tsx')).AskTonight);

/** The question beside the player, loaded after it. Reserves its place. */
export function LazyAskTonight() {
  return (
    <div className="mt-4 flex min-h-12 flex-wrap items-center">
      <Suspense>
        <AskTonight />
      </Suspense>
    </div>
  );
}
