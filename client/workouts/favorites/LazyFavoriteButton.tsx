import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { KeepButtonProps } from './FavoriteButton.tsx';

/** After the page itself: nobody presses a heart before they have seen the workout. */
const KeepButton = lazyPart(async () => (await import('./FavoriteButton.tsx')).KeepButton);

export function LazyKeepButton(props: KeepButtonProps) {
  return (
    <Suspense>
      <KeepButton {...props} />
    </Suspense>
  );
}
